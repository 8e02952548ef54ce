import { effortLine, NO_SCORE_LINE } from '../effort-texts';
import type { SubjectResult, TestResult } from '../model';
import { RangeBar } from './range-bar';
import styles from './score-overview.module.css';

function SectionScore({ result }: { result: SubjectResult }) {
  const { title, subject, score, low, high, effort } = result;
  return (
    <section className={styles.section} data-subject={subject}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {score === null || low === null || high === null ? (
        <p className={styles.noScore}>No score</p>
      ) : (
        <>
          <p className={styles.sectionScore}>
            {score} <small>of 800</small>
          </p>
          <RangeBar name={`${title} score`} value={score} low={low} high={high} min={200} max={800} />
        </>
      )}
      {effort ? <p className={styles.effort}>{effortLine(effort, score)}</p> : null}
    </section>
  );
}

/** The sign of the per cent stays with its number. */
const RANGE_NOTE = 'The colored part of each bar is your likely range.';

const retestNote = ({ low, high }: { low: number; high: number }): string =>
  `If you took another test like this tomorrow, you’d likely get ${low}–${high}.`;

/** The same of a scale that official scores have measured: what is left is small, and said to the point. */
const measuredScaleNote = (students: number, points: number): string =>
  `We compared our scores with official scores from ${students} students. Each section could still be off by about ${Math.max(1, Math.round(points))} points. The likely ranges include that.`;

/** Points are judged by eye, so they are said in tens. */
const scaleNote = (points: number): string =>
  `We haven’t compared our scores with official ones yet. Each section could be off by about ${Math.max(10, Math.round(points / 10) * 10)} points. The likely ranges include that.`;

function Total({ result: { total, low, high } }: { result: TestResult }) {
  if (total === null || low === null || high === null)
    return (
      <>
        <p className={styles.noScore}>No score this time</p>
        <p>{NO_SCORE_LINE}</p>
      </>
    );
  return (
    <>
      <p className={styles.totalScore}>
        {total} <small>of 1600</small>
      </p>
      <RangeBar name="Total score" value={total} low={low} high={high} min={400} max={1600} />
    </>
  );
}

/** How far what the bars show can be trusted. */
const Notes = ({ result: { estimated, retest, scaleSd, scalePairs } }: { result: TestResult }) => (
  <div className={styles.note}>
    <p>
      {estimated ? <span className={styles.chip}>Estimated</span> : null}
      {estimated ? 'A short test gives an estimate. ' : ''}
      {RANGE_NOTE}
    </p>
    {retest && <p>{retestNote(retest)}</p>}
    {scalePairs ? (
      <p>
        <span className={styles.chip}>Measured scale</span>
        {measuredScaleNote(scalePairs, scaleSd ?? 0)}
      </p>
    ) : scaleSd ? (
      <p>
        <span className={styles.chip}>Estimated scale</span>
        {scaleNote(scaleSd)}
      </p>
    ) : null}
  </div>
);

/** The report card: total, section scores, and how sure we are of each. */
export function ScoreOverview({ result }: { result: TestResult }) {
  return (
    <div className={styles.report}>
      <section className={styles.total}>
        <h2 className={styles.totalTitle}>Total score</h2>
        <Total result={result} />
      </section>
      <div className={styles.sections}>
        <SectionScore result={result.english} />
        <SectionScore result={result.math} />
      </div>
      {result.english.score !== null || result.math.score !== null ? <Notes result={result} /> : null}
    </div>
  );
}
