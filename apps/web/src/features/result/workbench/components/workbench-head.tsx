import type { Attempt, Mistake } from '../attempt';
import type { DailyAttempt } from '../daily-attempt';
import { finding } from '../finding';
import styles from './workbench-head.module.css';

interface WorkbenchHeadProps {
  attempts: readonly Attempt[];
  daily: readonly DailyAttempt[];
  mistakes: readonly Mistake[];
  /** What is shown, in words. */
  shown: string;
}

function Score({
  name,
  score,
  low,
  high,
}: {
  name: string;
  score: number | null;
  low: number | null;
  high: number | null;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {score ?? 'None'}
        {low === null || high === null ? null : (
          <small>
            {low}–{high}
          </small>
        )}
      </dd>
    </div>
  );
}

const rangeOf = ({ result }: Attempt, subject: 'english' | 'math') => {
  const { score, low, high } = result[subject];
  return { score, low, high };
};

/** The finding and, of a single test, its scores. */
export function WorkbenchHead({ attempts, daily, mistakes, shown }: WorkbenchHeadProps) {
  const only = attempts.length === 1 && daily.length === 0 ? attempts[0]! : null;
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{finding(mistakes, attempts, daily)}</h1>
        <p className={styles.sub}>{shown}</p>
      </div>
      {only ? (
        <dl className={styles.scores}>
          <Score name="Total" score={only.result.total} low={only.result.low} high={only.result.high} />
          <Score name="R&W" {...rangeOf(only, 'english')} />
          <Score name="Math" {...rangeOf(only, 'math')} />
        </dl>
      ) : null}
    </div>
  );
}
