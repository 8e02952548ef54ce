import type { RoadNode } from '@aivy/exam';
import { Cloud } from '@aivy/web-ui';
import type { Point } from './geometry';

/** Middle of the cloud's picture, in its own units. */
const MIDDLE = 61;
const STAR = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.05 5.9L12 16.9l-5.25 2.8 1.05-5.9L3.5 9.7l5.9-.8z';

/** The cloud of a node; `unit` is the size of the picture's things, 1 on a wide road. */
export function NodeCloud({ node, at, unit, glow }: { node: RoadNode; at: Point; unit: number; glow: string }) {
  const { status, doneToday, isFullLengthTest } = node;
  const isCurrent = status === 'current';
  const scale = unit * (isFullLengthTest ? 1.3 : isCurrent ? 1.28 : 1.09);
  const y = at.y - (isCurrent || isFullLengthTest ? 46 : 39.5) * unit;
  const placed = { x: at.x - MIDDLE * scale, y, scale };
  const star = { x: at.x, y: y + 12 * unit, r: 17 * unit };
  return (
    <g>
      {isCurrent && <circle cx={at.x} cy={at.y - 4} r={84 * unit} fill={glow} />}
      {isFullLengthTest ? (
        <Cloud {...placed} fill="var(--rm-gold)" shade="var(--rm-gold-shade)" opacity={0.97} />
      ) : status === 'pending' ? (
        <Cloud {...placed} fill="var(--rm-locked)" opacity={0.92} />
      ) : (
        <Cloud
          {...placed}
          fill="var(--rm-cloud)"
          shade={isCurrent ? 'var(--rm-current-shade)' : 'var(--rm-cloud-shade)'}
        />
      )}
      {isFullLengthTest && (
        <g transform={`translate(${at.x + 36 * unit} ${at.y - 26 * unit}) scale(${unit})`}>
          <path d="M0 6V-60" stroke="var(--art-pole)" strokeWidth="4.5" strokeLinecap="round" />
          <path d="M2 -59C14 -66 26 -52 42 -59V-34C26 -27 14 -41 2 -34Z" fill="var(--c-primary)" />
        </g>
      )}
      {(status === 'done' || doneToday) && (
        <g>
          <circle
            cx={star.x}
            cy={star.y}
            r={star.r}
            fill="var(--c-accent)"
            stroke="var(--art-white)"
            strokeWidth={3 * unit}
          />
          <path
            d={STAR}
            transform={`translate(${star.x - 9.6 * unit} ${star.y - 10 * unit}) scale(${0.8 * unit})`}
            fill="var(--art-white)"
            stroke="var(--art-white)"
            strokeLinejoin="round"
          />
        </g>
      )}
    </g>
  );
}
