import { useId } from 'react';
import { cx } from '../class-names';
import {
  FRAME,
  projectionPaths,
  toTens,
  weekLabels,
  xOf,
  yOf,
  type ProjectedPoint,
  type ScoreScale,
} from './projection-geometry';
import styles from './projection-chart.module.css';

/** Between a target's line and the end value, in the picture's units, where one would hide the other. */
const TOO_NEAR = 4;

export interface ProjectionChartProps {
  title: string;
  subject: 'english' | 'math';
  /** The score of the last test. The curve starts from all answers, so it may start elsewhere. */
  now: number;
  /** What the end is called, when that isn't the last point rounded: both sections' ends add up to a total. */
  end?: { score: number; low: number; high: number } | undefined;
  /** Today first. */
  points: readonly ProjectedPoint[];
  /** Of all charts beside each other. */
  scale: ScoreScale;
  target: number;
}

/** A score forecast: a dotted line with its 68% range from today on, and the range at the end. */
export function ProjectionChart({ title, subject, now, end: said, points, scale, target }: ProjectionChartProps) {
  const id = useId();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const { line, band } = projectionPaths(points, scale);
  const weeks = weekLabels(last.day);
  const x = (day: number): number => xOf(day, last.day);
  const y = (score: number): number => yOf(score, scale);
  const [top, bottom] = [y(last.high), y(last.low)];
  const isApart = Math.abs(y(target) - y(last.score)) > TOO_NEAR;
  const { score, low, high } = said ?? { score: toTens(last.score), low: toTens(last.low), high: toTens(last.high) };
  const end = weeks.at(-1)?.label.toLowerCase() ?? 'the end';
  return (
    <figure className={cx(styles.chart, styles[subject])}>
      <figcaption>
        <b>{title}</b>
        <span>last score {now}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="img"
        aria-label={`${title}: last score ${now}. Forecast ${score} in ${end}, likely ${low}–${high}. Target ${target}.`}
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
          <path className={styles.band} d={band} />
          <path className={styles.line} d={line} />
          <circle className={styles.first} cx={x(0)} cy={y(first.score)} r="5" />
          <circle className={styles.last} cx={FRAME.right} cy={y(last.score)} r="6" />
          <path className={styles.range} d={`M276 ${top}V${bottom}M272 ${top}h8M272 ${bottom}h8`} />
          <text x="284" y={y(last.score) + 6} className={styles.value}>
            {score}
          </text>
        </g>
      </svg>
    </figure>
  );
}
