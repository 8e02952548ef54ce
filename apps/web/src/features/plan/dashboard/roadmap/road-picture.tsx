import { useId, type CSSProperties } from 'react';
import { JOURNEY_DAYS, type RoadNode } from '@aivy/exam';
import { Aivy } from '@aivy/web-ui';
import { avatarAt, roadPath, roadPoints, WIDE_ROAD, type RoadLayout } from './geometry';
import { NodeCloud } from './node-cloud';
import { sceneOf, Scenery } from './scenery';
import styles from './roadmap.module.css';

/** Height of Aivy's picture by its width. */
const AIVY_RATIO = 226 / 232;
/** Of the clouds on a narrow road. */
const NARROW_UNIT = 0.855;

/**
 * The road with its clouds and the avatar, who walks along it from the node before to the current one. Decorative: the
 * nodes themselves are the buttons that lie over it.
 */
export function RoadPicture({
  layout,
  road,
  current,
  className,
}: {
  layout: RoadLayout;
  road: readonly RoadNode[];
  current: RoadNode;
  className: string | undefined;
}) {
  const id = useId();
  const glow = `url(#${id}-glow)`;
  const points = roadPoints(layout);
  const { road: line } = sceneOf(layout);
  const whole = roadPath(layout);
  const here = points[current.place - 1]!;
  const feet = avatarAt(layout, here);
  const { size } = layout.avatar;
  const unit = layout === WIDE_ROAD ? 1 : NARROW_UNIT;
  const walk = roadPath(layout, Math.max(1, current.place - 1), current.place);
  const walked = current.doneToday && current.place === JOURNEY_DAYS ? JOURNEY_DAYS : current.place;
  const stroke = { fill: 'none', strokeLinecap: 'round' } as const;
  return (
    <svg
      className={className}
      viewBox={`0 ${layout.top} ${layout.width} ${layout.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      <defs>
        <radialGradient id={`${id}-glow`} cx=".5" cy=".5" r=".5">
          <stop offset="0" stopColor="var(--rm-glow)" stopOpacity=".9" />
          <stop offset="1" stopColor="var(--rm-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <Scenery layout={layout} glow={glow} />
      <path
        d={whole}
        {...stroke}
        stroke="var(--rm-road-edge)"
        strokeOpacity=".5"
        strokeWidth={line.width + 2}
        transform={`translate(0 ${line.drop})`}
      />
      <path d={whole} {...stroke} stroke="var(--rm-road)" strokeWidth={line.width} />
      {walked > 1 && (
        <path
          d={roadPath(layout, 1, walked)}
          {...stroke}
          stroke="var(--c-accent)"
          strokeWidth={line.width}
          opacity=".92"
        />
      )}
      <path
        d={whole}
        {...stroke}
        stroke="var(--rm-dots)"
        strokeOpacity=".6"
        strokeWidth={line.dot}
        strokeDasharray={`1 ${line.gap}`}
      />
      {road.map((node, index) => (
        <NodeCloud key={node.day} node={node} at={points[index]!} unit={unit} glow={glow} />
      ))}
      <g key={current.day} className={styles.walker} style={{ offsetPath: `path("${walk}")` } as CSSProperties}>
        <g transform={`translate(${feet.x - here.x - size / 2} ${feet.y - here.y - size * AIVY_RATIO})`}>
          <Aivy pose="wave" size={size} label="" />
        </g>
      </g>
    </svg>
  );
}
