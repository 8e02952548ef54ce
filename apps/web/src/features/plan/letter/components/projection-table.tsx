import { toTens, type ProjectedPoint } from '@aivy/web-ui';
import styles from './letter.module.css';

const textOf = (point: ProjectedPoint | undefined): string =>
  point ? `${toTens(point.score)} (${toTens(point.low)}–${toTens(point.high)})` : '–';

/** The numbers behind the two curves. */
export function ProjectionTable({ english, math }: Record<'english' | 'math', readonly ProjectedPoint[]>) {
  return (
    <details className={styles.table}>
      <summary>View as table</summary>
      <div>
        <table>
          <caption className="vh">Forecast scores with their likely range</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Reading &amp; Writing</th>
              <th scope="col">Math</th>
            </tr>
          </thead>
          <tbody>
            {english.map((point, index) => (
              <tr key={point.day}>
                <th scope="row">{point.day === 0 ? 'Today' : point.day}</th>
                <td>{textOf(point)}</td>
                <td>{textOf(math[index])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
