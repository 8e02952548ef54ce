import { useEffect, useState } from 'react';
import styles from './donut.module.css';

export interface DonutProps {
  /** 0-100. */
  percent: number;
  /** Under the number; also the text alternative: 'Correct Answer Rate'. */
  label: string;
  size?: number;
  /** Ring colour, a token: `var(--c-math)`. */
  color?: string;
}

const RING = 16;
const DURATION_MS = 800;

const prefersStill = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts from 0 to `target` in step with the ring. */
function useCountUp(target: number): number {
  const [shown, setShown] = useState(prefersStill() ? target : 0);
  useEffect(() => {
    if (prefersStill()) {
      setShown(target);
      return undefined;
    }
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / DURATION_MS);
      setShown(target * (1 - (1 - part) ** 3));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}

/** A ring that fills from 12 o'clock over 800 ms, its number counting up in the middle. */
export function Donut({ percent, label, size = 220, color = 'var(--c-primary)' }: DonutProps) {
  const target = Math.min(100, Math.max(0, percent));
  const shown = useCountUp(target);
  const radius = (size - RING) / 2;
  const length = 2 * Math.PI * radius;
  return (
    <div
      className={styles.donut}
      style={{ width: size }}
      role="img"
      aria-label={`${label}: ${Math.round(target)} percent`}
    >
      <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden>
        <circle cx={size / 2} cy={size / 2} r={radius} fill="none" stroke="var(--c-sunken)" strokeWidth={RING} />
        {shown > 0 && (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            fill="none"
            stroke={color}
            strokeWidth={RING}
            strokeLinecap="round"
            strokeDasharray={`${(length * shown) / 100} ${length}`}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        )}
      </svg>
      <div className={styles.caption}>
        <strong className={styles.number}>{Math.round(shown)}%</strong>
        <span className={styles.label}>{label}</span>
      </div>
    </div>
  );
}
