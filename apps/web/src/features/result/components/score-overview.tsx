import type { SubjectResult, TestResult } from '../model';
import { RangeBar } from './range-bar';
import styles from './score-overview.module.css';

function SectionScore({ result }: { result: SubjectResult }) {
  return (
    <section className={styles.section} data-subject={result.subject}>
      <h2 className={styles.sectionTitle}>{result.title}</h2>
      <p className={styles.sectionScore}>
        {result.score} <small>of 800</small>
      </p>
      <RangeBar
        name={`${result.title} score`}
        value={result.score}
        low={result.low}
        high={result.high}
        min={200}
        max={800}
      />
    </section>
  );
}

/** The sign of the per cent stays with its number. */
const RANGE_NOTE =
  'The colored part of each bar is where your true score lies, about two times in three (68\u00a0%): what this test can tell, and no more.';

const retestNote = ({ low, high }: { low: number; high: number }): string =>
  `Another test like this would give a total between ${low} and ${high} about two times in three, even with nothing learned in between.`;

/** Points are judged by eye, so they are said in tens. */
const scaleNote = (points: number): string =>
  `Our scale itself is still an estimate: it has not been compared with official scores yet. All our scores of a section may be about ${Math.max(10, Math.round(points / 10) * 10)} points too high or too low; the colored parts are longer for it.`;

/** The report card: total, section scores, and how sure we are of each. */
export function ScoreOverview({ result }: { result: TestResult }) {
  return (
    <div className={styles.report}>
      <section className={styles.total}>
        <h2 className={styles.totalTitle}>Total score</h2>
        <p className={styles.totalScore}>
          {result.total} <small>of 1600</small>
        </p>
        <RangeBar name="Total score" value={result.total} low={result.low} high={result.high} min={400} max={1600} />
      </section>
      <div className={styles.sections}>
        <SectionScore result={result.english} />
        <SectionScore result={result.math} />
      </div>
      <div className={styles.note}>
        <p>
          {result.estimated ? <span className={styles.chip}>Estimated</span> : null}
          {result.estimated ? 'A short test gives an estimate. ' : ''}
          {RANGE_NOTE}
        </p>
        {result.retest && <p>{retestNote(result.retest)}</p>}
        {result.scaleSd ? (
          <p>
            <span className={styles.chip}>Estimated scale</span>
            {scaleNote(result.scaleSd)}
          </p>
        ) : null}
      </div>
    </div>
  );
}
