import { useId, type ReactNode } from 'react';
import { Chip, cx } from '@aivy/web-ui';
import type { RoadNode } from '@aivy/exam';
import { NARROW_ROAD, WIDE_ROAD } from './geometry';
import { RoadNodes } from './road-nodes';
import { RoadPicture } from './road-picture';
import type { RoadHeading } from './road-text';
import { useWalk } from './use-walk';
import styles from './roadmap.module.css';

export interface RoadmapProps {
  road: readonly RoadNode[];
  /** Where the avatar stands. */
  current: RoadNode;
  heading: RoadHeading;
  isFresh: boolean;
  onOpen(node: RoadNode): void;
}

/** The journey that the student is on: a picture of the road, and its fifteen days as buttons over it. */
export function Roadmap({ road, current, heading, isFresh, onOpen }: RoadmapProps) {
  const titleId = useId();
  const arrived = useWalk(current.day);
  return (
    <section className={styles.road} aria-labelledby={titleId}>
      <div className={styles.heading}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {heading.title}
          </h2>
          <p className={styles.text}>{heading.text}</p>
        </div>
        <Chip className={styles.journey}>{heading.journey}</Chip>
      </div>
      <div className={styles.stage}>
        <RoadPicture layout={WIDE_ROAD} road={road} current={current} className={cx(styles.picture, styles.wide)} />
        <RoadPicture layout={NARROW_ROAD} road={road} current={current} className={cx(styles.picture, styles.narrow)} />
        <RoadNodes road={road} arrived={arrived} isFresh={isFresh} onOpen={onOpen} />
      </div>
    </section>
  );
}

/** In place of the road while it is not known. */
export function RoadmapPlaceholder({ children }: { children: ReactNode }) {
  return (
    <section className={styles.road} aria-label="Roadmap">
      <div className={cx(styles.stage, styles.empty)}>{children}</div>
    </section>
  );
}
