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
  'The colored part of each bar is the range in which your score would fall about two times in three (68\u00a0%) if you took the test again today.';

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
      <p className={styles.note}>
        {result.estimated ? <span className={styles.chip}>Estimated</span> : null}
        {result.estimated ? 'A short test gives an estimate. ' : ''}
        {RANGE_NOTE}
      </p>
    </div>
  );
}
