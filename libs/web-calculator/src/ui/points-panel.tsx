import { formatCoordinate, type Feature } from '../engine/index.js';
import styles from './calculator.module.css';

const WORDS: Record<Feature['kind'], string> = {
  root: 'x-intercept',
  'y-intercept': 'y-intercept',
  minimum: 'Minimum',
  maximum: 'Maximum',
  intersection: 'Intersection',
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
    <details className={styles.points}>
      <summary>Points of interest ({features.length})</summary>
      {features.length === 0 ? <p>No roots, intercepts, extrema or intersections in sight.</p> : null}
      <ul>
        {features.map((feature, index) => (
          <li key={index}>
            <button type="button" onClick={() => onChoose(feature)}>
              <b>{WORDS[feature.kind]}</b> ({formatCoordinate(feature.x)}, {formatCoordinate(feature.y)}){' '}
              <span>{feature.lines.map((id) => names.get(id) ?? '').join(' and ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
