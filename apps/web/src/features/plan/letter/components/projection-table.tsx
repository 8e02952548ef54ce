import type { ForecastEnd } from '@aivy/web-ui';
import type { Preview } from '../letter-text';
import styles from './letter.module.css';

interface ProjectionTableProps {
  preview: Preview;
  /** What the last score is from. */
  test: string;
  ends: Record<'english' | 'math', ForecastEnd>;
}

const rangeOf = ({ score, low, high }: ForecastEnd): string => `${score} (${low}–${high})`;

/** The numbers behind the two charts. */
export function ProjectionTable({ preview: { english, math }, test, ends }: ProjectionTableProps) {
  return (
    <details className={styles.table}>
      <summary>View as table</summary>
      <div>
        <table>
          <caption className="vh">Your scores and the forecast with its likely range</caption>
          <thead>
            <tr>
              <th scope="col">Score</th>
              <th scope="col">Reading &amp; Writing</th>
              <th scope="col">Math</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Your {test}</th>
              <td>{english.score}</td>
              <td>{math.score}</td>
            </tr>
            <tr>
              <th scope="row">Forecast</th>
              <td>{rangeOf(ends.english)}</td>
              <td>{rangeOf(ends.math)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </details>
  );
}
