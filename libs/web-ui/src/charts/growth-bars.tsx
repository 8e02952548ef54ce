import styles from './growth-bars.module.css';

export interface GrowthBar {
  name: string;
  /** In all, whole points. */
  value: number;
  /** Today's part of it. */
  today: number;
  subject: 'english' | 'math';
}

/** Bars of growth from zero; today's part is striped. @param max value at the axis' end */
export function GrowthBars({ bars, max }: { bars: readonly GrowthBar[]; max: number }) {
  const percent = (value: number): number => (max > 0 ? (100 * Math.min(max, value)) / max : 0);
  return (
    <ul className={styles.bars}>
      {bars.map(({ name, value, today, subject }) => {
        const striped = Math.min(value, today);
        return (
          <li key={name} className={styles[subject]}>
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>
              {value}
              {today > 0 && (
                <b>
                  {' '}
                  +{today}
                  <span className="vh"> today</span>
                </b>
              )}
            </span>
            <span className={styles.track} aria-hidden>
              <i style={{ width: `${percent(value)}%` }} />
              {striped > 0 && (
                <i
                  className={styles.today}
                  style={{ left: `${percent(value - striped)}%`, width: `${percent(striped)}%` }}
                />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
