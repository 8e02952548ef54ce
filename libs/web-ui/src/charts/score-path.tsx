import { cx } from '../class-names';
import { labelled, linear, scoreTicks, spread } from './score-axis';
import styles from './score-path.module.css';

export interface ScoredMoment {
  /** Rising; days, say. */
  time: number;
  /** Under the axis. */
  label: string;
  score: number;
  low: number;
  high: number;
}

export interface ScorePathProps {
  results: readonly ScoredMoment[];
  /** Begins where the last result is. */
  projection: readonly ScoredMoment[];
  target: number;
  /** Text alternative with the numbers. */
  label: string;
  /** `small` for a tile, `large` for a page. */
  size: 'small' | 'large';
}

const SIZES = {
  small: { width: 356, height: 176, left: 38, right: 344, top: 16, bottom: 146, dot: 4, distance: 34 },
  large: { width: 880, height: 330, left: 48, right: 862, top: 18, bottom: 292, dot: 5, distance: 62 },
} as const;

const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/**
 * Scores over time. What the noise of a test covers is drawn before the line; the projection is dashed and its band
 * fainter; the target is a dashed line with its name.
 */
export function ScorePath({ results, projection, target, label, size }: ScorePathProps) {
  const { width, height, left, right, top, bottom, dot, distance } = SIZES[size];
  const all = [...results, ...projection];
  const ticks = scoreTicks([target, ...all.flatMap(({ low, high }) => [low, high])]);
  const end = Math.max(...all.map(({ time }) => time));
  const places = spread(
    results.map(({ time }) => time),
    end,
  );
  const now = places.at(-1) ?? 0;
  const x = linear([places[0] ?? 0, Math.max(end, now)], [left, right - 6]);
  const y = linear([ticks[0]!, ticks.at(-1)!], [bottom, top]);
  const drawn = results.map((each, index) => ({ ...each, x: x(places[index]!), y: y(each.score) }));
  const ahead = projection.map((each) => ({ ...each, x: x(Math.max(now, each.time)), y: y(each.score) }));
  const band = (of: readonly { x: number; low: number; high: number }[]): string =>
    `${line([
      ...of.map((each) => [each.x, y(each.high)] as const),
      ...[...of].reverse().map((each) => [each.x, y(each.low)] as const),
    ])}Z`;
  const last = drawn.at(-1);
  const axis = [...drawn, ...ahead.slice(-1)].filter(({ label: text }) => text !== '');
  const shown = labelled(
    axis.map((each) => each.x),
    distance,
  );
  return (
    <svg
      className={cx(styles.path, size === 'small' && styles.small)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${y(tick)}H${right}`} stroke="var(--c-border)" />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end" className={styles.axis}>
            {tick}
          </text>
        </g>
      ))}
      {drawn.length > 1 && <path d={band(drawn)} fill="var(--c-primary)" opacity=".14" />}
      {ahead.length > 1 && <path d={band(ahead)} fill="var(--c-primary)" opacity=".08" />}
      {drawn.length === 1 && (
        <path
          d={`M${drawn[0]!.x} ${y(drawn[0]!.high)}V${y(drawn[0]!.low)}`}
          stroke="var(--c-primary)"
          strokeWidth="10"
          opacity=".16"
        />
      )}
      <path
        d={`M${left} ${y(target)}H${right}`}
        stroke="var(--c-accent-line)"
        strokeWidth="1.5"
        strokeDasharray="4 5"
      />
      <text x={left + 4} y={y(target) - 7} className={styles.target}>
        Target {target}
      </text>
      {ahead.length > 1 && (
        <path
          d={line(ahead.map((each) => [each.x, each.y]))}
          fill="none"
          stroke="var(--c-primary)"
          strokeWidth="2.5"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
      )}
      <path
        d={line(drawn.map((each) => [each.x, each.y]))}
        fill="none"
        stroke="var(--c-primary)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {drawn.slice(0, -1).map((each) => (
        <g key={each.x}>
          <circle cx={each.x} cy={each.y} r={dot} fill="var(--c-surface)" stroke="var(--c-primary)" strokeWidth="2.5" />
          {size === 'large' && (
            <text
              x={each.x}
              y={each.y + 22}
              textAnchor={each.x < left + 20 ? 'start' : 'middle'}
              className={styles.value}
            >
              {each.score}
            </text>
          )}
        </g>
      ))}
      {last && (
        <>
          <circle cx={last.x} cy={last.y} r="6" fill="var(--c-primary)" />
          <g transform={`translate(${Math.max(left + 24, last.x)} ${last.y + (last.y + 44 > bottom ? -22 : 30)})`}>
            <rect x="-22" y="-14" width="44" height="20" rx="6" fill="var(--c-text)" />
            <text textAnchor="middle" className={styles.now}>
              {last.score}
            </text>
          </g>
        </>
      )}
      {axis.map((each, index) =>
        shown[index] ? (
          <text
            key={each.x}
            x={each.x}
            y={height - 6}
            textAnchor={index === axis.length - 1 && each.x > right - 20 ? 'end' : 'middle'}
            className={styles.axis}
          >
            {each.label}
          </text>
        ) : null,
      )}
    </svg>
  );
}
