import { cx } from '../class-names';
import { intervalAxis, placeOn, toneOf, type IntervalAxis, type IntervalPoint } from './interval-geometry';
import styles from './interval-chart.module.css';

const count = new Intl.NumberFormat('en-US');
const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** "+1.2 (−2.0 to +4.4)". */
const inWords = ({ value, low, high }: IntervalPoint, axis: IntervalAxis): string =>
  low === null || high === null
    ? axis.write(value)
    : `${axis.write(value)} (${axis.write(low)} to ${axis.write(high)})`;

/**
 * Values with their intervals, a line each: a dot on a bar. Hollow where the sign is open; up and down lie on two sides
 * of zero and carry their signs, so no colour has to be told from another.
 */
export function IntervalChart({
  points,
  unit,
}: {
  points: readonly IntervalPoint[];
  /** Of the axis. */ unit: string;
}) {
  const axis = intervalAxis(points);
  const words = points.map((point) => `${point.label} ${inWords(point, axis)}, n ${count.format(point.n)}`);
  return (
    <div className={styles.chart} role="img" aria-label={`${unit}: ${words.join('; ')}`}>
      {points.map((point, index) => (
        <Line key={index} {...{ point, axis }} />
      ))}
      <div className={styles.line}>
        <span />
        <span className={cx(styles.track, styles.numbers)}>
          {axis.ticks.map((tick) => (
            <span key={tick} style={{ left: percent(placeOn(axis, tick)) }}>
              {axis.writeTick(tick)}
            </span>
          ))}
        </span>
      </div>
      <p className={styles.unit}>{unit}</p>
    </div>
  );
}

function Line({ point, axis }: { point: IntervalPoint; axis: IntervalAxis }) {
  const { label, n, value, low, high } = point;
  return (
    <div className={cx(styles.line, styles[toneOf(point, axis.signed)])}>
      <span className={styles.label}>
        {label}
        <small>n = {count.format(n)}</small>
      </span>
      <span className={styles.track}>
        {axis.ticks.map((tick) => (
          <i
            key={tick}
            className={cx(styles.tick, axis.signed && tick === 0 && styles.zero)}
            style={{ left: percent(placeOn(axis, tick)) }}
          />
        ))}
        {low !== null && high !== null && (
          <i
            className={styles.bar}
            style={{ left: percent(placeOn(axis, low)), right: percent(1 - placeOn(axis, high)) }}
          />
        )}
        <i className={styles.dot} style={{ left: percent(placeOn(axis, value)) }} />
      </span>
      <span className={styles.value}>{axis.write(value)}</span>
    </div>
  );
}
