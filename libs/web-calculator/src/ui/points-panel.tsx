import { FEATURE_WORDS, formatCoordinate, type Feature } from '../engine/index.js';
import styles from './calculator.module.css';

const isAxis = (kind: Feature['kind']): boolean => kind === 'root' || kind === 'y-intercept';
const titleOf = (kind: Feature['kind']): string => {
  const word = FEATURE_WORDS[kind];
  return isAxis(kind) ? word : word.charAt(0).toUpperCase() + word.slice(1);
};

/** The points of interest as a list: for readers of screens, and for everybody who wants the numbers. */
export function PointsPanel({
  features,
  names,
  onChoose,
}: {
  features: readonly Feature[];
  names: ReadonlyMap<number, string>;
  onChoose: (feature: Feature) => void;
}) {
  return (
    <details className={styles.points} data-over>
      <summary>Points of interest ({features.length})</summary>
      {features.length === 0 ? <p>No roots, intercepts, extrema or intersections in sight.</p> : null}
      <ul>
        {features.map((feature, index) => (
          <li key={index}>
            <button type="button" onClick={() => onChoose(feature)}>
              <b>{titleOf(feature.kind)}</b> ({formatCoordinate(feature.x)}, {formatCoordinate(feature.y)}){' '}
              <span>{feature.lines.map((id) => names.get(id) ?? '').join(' and ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
