import { useId } from 'react';
import { cx } from '../class-names';
import { FRAME, weekLabels, xOf, yOf, type ForecastEnd, type ScoreScale } from './projection-geometry';
import styles from './projection-chart.module.css';

/** Between a target's line and the end value, in the picture's units, where one would hide the other. */
const TOO_NEAR = 4;

export interface ProjectionChartProps {
  title: string;
  subject: 'english' | 'math';
  /** The score of the last test, as its report says it. */
  now: number;
  /** What that test was: "diagnostic". */
  test: string;
  end: ForecastEnd;
  /** Of all charts beside each other. */
  scale: ScoreScale;
  target: number;
}

/** A score forecast: a dotted line from the last test's score to the forecast, which has its 68% range. */
export function ProjectionChart({ title, subject, now, test, end, scale, target }: ProjectionChartProps) {
  const id = useId();
  const weeks = weekLabels(end.day);
  const x = (day: number): number => xOf(day, end.day);
  const y = (score: number): number => yOf(score, scale);
  const [start, at, top, bottom] = [y(now), y(end.score), y(end.high), y(end.low)];
  const isApart = Math.abs(y(target) - at) > TOO_NEAR;
  const by = weeks.at(-1)!.label.toLowerCase();
  return (
    <figure className={cx(styles.chart, styles[subject])}>
      <figcaption>
        <b>{title}</b>
        <span>
          {now}, your {test}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="img"
        aria-label={`${title}: ${now}, your ${test}. Forecast ${end.score} in ${by}, likely ${end.low}–${end.high}. Target ${target}.`}
      >
        <defs>
          <clipPath id={id}>
            <rect className={styles.reveal} x="0" y="0" width={FRAME.width} height={FRAME.height} />
          </clipPath>
        </defs>
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${FRAME.left} ${y(tick)}H${FRAME.right}`} stroke="var(--c-border)" />
            <text x={FRAME.left - 8} y={y(tick) + 4} textAnchor="end" className={styles.axis}>
              {tick}
            </text>
          </g>
        ))}
        {weeks.map(({ day, label }) => (
          <text key={label} x={x(day)} y={FRAME.bottom + 22} textAnchor="middle" className={styles.axis}>
            {label}
          </text>
        ))}
        <path className={styles.target} d={`M${FRAME.left} ${y(target)}H${FRAME.right}`} />
        {isApart ? (
          <text x={FRAME.left + 4} y={y(target) - 5} className={styles.targetText}>
            Target {target}
          </text>
        ) : null}
        <g clipPath={`url(#${id})`}>
          <path className={styles.band} d={`M${FRAME.left} ${start}L${FRAME.right} ${top}V${bottom}Z`} />
          <path className={styles.line} d={`M${FRAME.left} ${start}L${FRAME.right} ${at}`} />
          <circle className={styles.first} cx={FRAME.left} cy={start} r="5" />
          <circle className={styles.last} cx={FRAME.right} cy={at} r="6" />
          <path className={styles.range} d={`M276 ${top}V${bottom}M272 ${top}h8M272 ${bottom}h8`} />
          <text x="284" y={at + 6} className={styles.value}>
            {end.score}
          </text>
        </g>
      </svg>
    </figure>
  );
}
