import { Leaf } from '@aivy/web-ui';
import type { CSSProperties } from 'react';
import styles from './celebration.module.css';

const COLORS = ['--c-accent', '--c-ivy-3', '--c-english', '--c-math', '--c-ivy-4', '--art-cheek'];
/** Where each piece comes to rest; the middle stays free for Aivy. */
const PLACES = [
  [33, 48],
  [58, 14],
  [108, 61],
  [122, 16],
  [140, 92],
  [156, 24],
  [175, 45],
  [189, 78],
  [212, 30],
  [225, 88],
  [248, 20],
  [257, 62],
  [481, 23],
  [494, 79],
  [512, 40],
  [548, 16],
  [567, 65],
  [586, 34],
  [601, 92],
  [625, 12],
  [640, 70],
  [661, 21],
  [671, 101],
  [697, 52],
] as const;
const TURN = 47;
const SHAPES = 3;

/** Leaves and paper that fall once and stay; still from the start where motion is reduced. */
export function Confetti() {
  return (
    <svg className={styles.confetti} viewBox="0 0 740 130" preserveAspectRatio="xMidYMin meet" aria-hidden>
      {PLACES.map(([x, y], index) => {
        const fill = `var(${COLORS[index % COLORS.length]!})`;
        return (
          <g key={`${x} ${y}`} style={{ '--late': `${(index % 8) * 45}ms` } as CSSProperties}>
            <g transform={`translate(${x} ${y}) rotate(${(index * TURN) % 360})`}>
              {index % SHAPES === 0 ? (
                <Leaf x={0} y={0} turn={0} scale={0.3} fill={fill} />
              ) : index % SHAPES === 1 ? (
                <rect x="-5" y="-3" width="10" height="6" rx="2" fill={fill} />
              ) : (
                <circle r="4" fill={fill} />
              )}
            </g>
          </g>
        );
      })}
    </svg>
  );
}
