import styles from './rings.module.css';

export interface Ring {
  /** 0-1; more counts as 1. */
  part: number;
  /** A token: `var(--c-primary)`. */
  color: string;
}

export interface RingsProps {
  /** The outermost first. */
  rings: readonly Ring[];
  size: number;
  thickness: number;
  /** Between two rings. */
  gap?: number;
  /** Text alternative with the numbers. */
  label: string;
  /** In the middle. */
  text?: string;
}

/** Rings inside of each other that fill from 12 o'clock. */
export function Rings({ rings, size, thickness, gap = 4, label, text }: RingsProps) {
  const middle = size / 2;
  return (
    <svg
      className={styles.rings}
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
    >
      {rings.map(({ part, color }, index) => {
        const r = middle - thickness / 2 - index * (thickness + gap);
        const length = 2 * Math.PI * r;
        const filled = Math.min(1, Math.max(0, part));
        const circle = { cx: middle, cy: middle, r, fill: 'none', strokeWidth: thickness } as const;
        return (
          <g key={color}>
            <circle {...circle} stroke="var(--c-border)" />
            {filled > 0 && (
              <circle
                {...circle}
                stroke={color}
                strokeLinecap="round"
                strokeDasharray={`${length * filled} ${length}`}
                transform={`rotate(-90 ${middle} ${middle})`}
              />
            )}
          </g>
        );
      })}
      {text && (
        <text x={middle} y={middle} dy=".35em" textAnchor="middle" className={styles.text}>
          {text}
        </text>
      )}
    </svg>
  );
}
