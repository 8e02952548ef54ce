import styles from './hero.module.css';

const POINTS = [
  [0, 52],
  [36, 46],
  [72, 48],
  [108, 36],
  [144, 30],
  [180, 18],
  [216, 10],
] as const;

/** An example of what the dashboard shows; it says so. */
export function ScoreCard() {
  return (
    <figure className={styles.score}>
      <figcaption className={styles.scoreHead}>
        Score path <small>example</small>
      </figcaption>
      <p className={styles.scoreLine}>
        <b>1380</b>
        <span>+90 in six weeks</span>
      </p>
      <svg width="228" height="74" viewBox="-6 -4 232 74" aria-hidden>
        <path d="M0 60H222" stroke="var(--c-border)" />
        <path d="M0 10H222" stroke="var(--c-accent-line)" strokeDasharray="3 5" />
        <path
          d={`M${POINTS.map(([x, y]) => `${x} ${y}`).join('L')}`}
          fill="none"
          stroke="var(--c-primary)"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {POINTS.map(([x, y], index) => {
          const last = index === POINTS.length - 1;
          return (
            <circle
              key={x}
              cx={x}
              cy={y}
              r={last ? 5.5 : 3}
              fill={last ? 'var(--c-primary)' : 'var(--c-surface)'}
              stroke="var(--c-primary)"
              strokeWidth="2"
            />
          );
        })}
      </svg>
    </figure>
  );
}
