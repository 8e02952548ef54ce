import { cx } from '../class-names';
import { scorePathLayout, type Placed } from './score-path-layout';
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

/** A score of another test, without a range of ours. */
export interface OfficialMark {
  time: number;
  score: number;
}

export interface ScorePathProps {
  /** What tests have measured. */
  results: readonly ScoredMoment[];
  /** Where a test at the end is likely to land. Null when nothing is forecast. */
  forecast: ScoredMoment | null;
  /** Official scores; one from before the first result is left out. */
  official?: readonly OfficialMark[];
  target: number;
  /** Text alternative with the numbers. */
  label: string;
  /** `small` for a tile, `large` for a page. */
  size: 'small' | 'large';
}

const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Scores over time, and a dotted line from the last one to the forecast, which has a mark and a range of its own. */
export function ScorePath({ label, target, size: name, ...moments }: ScorePathProps) {
  const layout = scorePathLayout({ ...moments, target, size: name });
  const { size, y, ticks, results, forecast, axis } = layout;
  const { width, height, left, right } = size;
  return (
    <svg
      className={cx(styles.path, name === 'small' && styles.small)}
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
      <Range of={results} y={y} opacity=".14" />
      {forecast && <Range of={[forecast]} y={y} opacity=".14" />}
      <path
        d={`M${left} ${y(target)}H${right}`}
        stroke="var(--c-accent-line)"
        strokeWidth="1.5"
        strokeDasharray="4 5"
      />
      {forecast && <Forecast from={results.at(-1)} to={forecast} />}
      {layout.official.map(({ x, y: at }) => (
        <rect
          key={x}
          x={x - 5}
          y={at - 5}
          width="10"
          height="10"
          rx="1"
          fill="var(--c-text)"
          stroke="var(--c-surface)"
          strokeWidth="1.5"
        />
      ))}
      <Results of={results} dot={size.dot} left={left} isLarge={name === 'large'} />
      <text x={layout.target.x} y={layout.target.y + 12} className={styles.target}>
        Target {target}
      </text>
      {layout.score && (
        <g transform={`translate(${layout.score.x} ${layout.score.y})`}>
          <rect width={layout.score.width} height={layout.score.height} rx="6" fill="var(--c-text)" />
          <text x={layout.score.width / 2} y="14" textAnchor="middle" className={styles.now}>
            {results.at(-1)!.score}
          </text>
        </g>
      )}
      {axis.map(({ x, label: text, anchor }) => (
        <text key={x} x={x} y={height - 6} textAnchor={anchor} className={styles.axis}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** The noise of scores: a band, and of a single one a bar. */
function Range({ of, y, opacity }: { of: readonly Placed[]; y: (score: number) => number; opacity: string }) {
  const [only] = of;
  if (only === undefined) return null;
  if (of.length === 1)
    return (
      <path
        d={`M${only.x} ${y(only.high)}V${y(only.low)}`}
        stroke="var(--c-primary)"
        strokeWidth="10"
        opacity={opacity}
      />
    );
  const edge = [
    ...of.map(({ x, high }) => [x, y(high)] as const),
    ...[...of].reverse().map(({ x, low }) => [x, y(low)] as const),
  ];
  return <path d={`${line(edge)}Z`} fill="var(--c-primary)" opacity={opacity} />;
}

/** A diamond, and the way there. */
function Forecast({ from, to }: { from: Placed | undefined; to: Placed }) {
  return (
    <>
      {from && (
        <path
          d={line([from, to].map(({ x, y }) => [x, y]))}
          fill="none"
          stroke="var(--c-primary)"
          strokeWidth="2.5"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
      )}
      <rect
        x="-4.5"
        y="-4.5"
        width="9"
        height="9"
        rx="1"
        transform={`translate(${to.x} ${to.y}) rotate(45)`}
        fill="var(--c-surface)"
        stroke="var(--c-primary)"
        strokeWidth="2.25"
      />
    </>
  );
}

function Results({ of, dot, left, isLarge }: { of: readonly Placed[]; dot: number; left: number; isLarge: boolean }) {
  const last = of.at(-1);
  return (
    <>
      <path
        d={line(of.map(({ x, y }) => [x, y]))}
        fill="none"
        stroke="var(--c-primary)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {of.slice(0, -1).map(({ x, y, score }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={dot} fill="var(--c-surface)" stroke="var(--c-primary)" strokeWidth="2.5" />
          {isLarge && (
            <text x={x} y={y + 22} textAnchor={x < left + 20 ? 'start' : 'middle'} className={styles.value}>
              {score}
            </text>
          )}
        </g>
      ))}
      {last && <circle cx={last.x} cy={last.y} r="6" fill="var(--c-primary)" />}
    </>
  );
}
