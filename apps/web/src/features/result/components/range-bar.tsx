import styles from './range-bar.module.css';

interface RangeBarProps {
  name: string;
  value: number;
  low: number;
  high: number;
  min: number;
  max: number;
}

/** A score on its scale with its 68 % range. The numbers stand below the picture, so nothing is colour alone. */
export function RangeBar({ name, value, low, high, min, max }: RangeBarProps) {
  const at = (score: number) => `${(100 * (score - min)) / (max - min)}%`;
  return (
    <div className={styles.range}>
      <div
        className={styles.track}
        role="img"
        aria-label={`${name} ${value}, range ${low} to ${high}, on a scale of ${min} to ${max}`}
      >
        <span className={styles.band} style={{ left: at(low), width: `calc(${at(min + high - low)})` }} />
        <span className={styles.mark} style={{ left: at(value) }} />
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span>{min}</span>
        <span className={styles.numbers} style={{ left: `clamp(80px, ${at((low + high) / 2)}, calc(100% - 80px))` }}>
          {low}–{high}
        </span>
        <span>{max}</span>
      </div>
    </div>
  );
}
