import type { CSSProperties } from 'react';
import { Lock } from 'lucide-react';
import type { RoadNode } from '@aivy/exam';
import { cx } from '@aivy/web-ui';
import { avatarAt, NARROW_ROAD, percentOf, roadPoints, WIDE_ROAD, type Point, type RoadLayout } from './geometry';
import { nodeLine } from './road-text';
import styles from './roadmap.module.css';

/** A place in both pictures as custom properties; the style sheet takes the one that is shown. */
const placed = (wide: Point, narrow: Point): CSSProperties => {
  const [w, n] = [percentOf(WIDE_ROAD, wide), percentOf(NARROW_ROAD, narrow)];
  return { '--wx': `${w.x}%`, '--wy': `${w.y}%`, '--nx': `${n.x}%`, '--ny': `${n.y}%` } as CSSProperties;
};

const WIDE = roadPoints(WIDE_ROAD);
const NARROW = roadPoints(NARROW_ROAD);

export interface RoadNodesProps {
  road: readonly RoadNode[];
  /** The avatar stands at the current node. */
  arrived: boolean;
  /** Nothing is finished yet: the avatar itself may be clicked to begin. */
  isFresh: boolean;
  onOpen(node: RoadNode): void;
}

/** The nodes as buttons over the picture, in the order of their days. */
export function RoadNodes({ road, arrived, isFresh, onOpen }: RoadNodesProps) {
  return (
    <ol className={styles.nodes} aria-label="Days of this journey">
      {road.map((node, index) => (
        <li key={node.day}>
          <NodeButton
            node={node}
            place={{ wide: WIDE[index]!, narrow: NARROW[index]! }}
            arrived={arrived}
            onOpen={() => onOpen(node)}
          />
          {isFresh && arrived && node.status === 'current' && !node.doneToday && (
            <button
              type="button"
              className={styles.avatarButton}
              style={placed(avatarAt(WIDE_ROAD, WIDE[index]!), avatarAt(NARROW_ROAD, NARROW[index]!))}
              aria-label="Begin your journey"
              onClick={() => onOpen(node)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function NodeButton({
  node,
  place,
  arrived,
  onOpen,
}: {
  node: RoadNode;
  place: { wide: Point; narrow: Point };
  arrived: boolean;
  onOpen(): void;
}) {
  const { status, doneToday, title, isFullLengthTest } = node;
  const isCurrent = status === 'current';
  const isOpen = isCurrent && !doneToday;
  const line = nodeLine(node);
  return (
    <button
      type="button"
      className={cx(styles.node, styles[status], isFullLengthTest && styles.test)}
      style={placed(place.wide, place.narrow)}
      disabled={status === 'pending'}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onOpen}
    >
      <span className={styles.nodeTitle}>{title}</span>{' '}
      {line && (
        <span className={styles.nodeLine}>
          {status === 'pending' && <Lock size="0.95em" strokeWidth={2.2} aria-hidden />}
          {line}
        </span>
      )}
      {(status === 'done' || doneToday) && (
        <span className="vh"> {status === 'done' ? 'Done, see the result' : 'See the result'}</span>
      )}
      {isOpen && (
        <span
          className={cx(styles.pill, arrived && styles.pillShown)}
          style={
            {
              '--wx': beside(WIDE_ROAD, place.wide, 'x'),
              '--wy': beside(WIDE_ROAD, place.wide, 'y'),
              '--nx': beside(NARROW_ROAD, place.narrow, 'x'),
              '--ny': beside(NARROW_ROAD, place.narrow, 'y'),
            } as CSSProperties
          }
        >
          Start
        </span>
      )}
    </button>
  );
}

/** From a node to the avatar's shoulder, in widths of the picture. */
function beside(layout: RoadLayout, point: Point, axis: 'x' | 'y'): string {
  const feet = avatarAt(layout, point);
  const shoulder = { x: feet.x + layout.avatar.size * 0.56, y: feet.y - layout.avatar.size * 0.32 };
  return `${(100 * (shoulder[axis] - point[axis])) / layout.width}cqw`;
}
