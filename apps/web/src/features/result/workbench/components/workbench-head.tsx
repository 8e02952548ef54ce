import type { AskedQuestion, Attempt } from '../attempt';
import { pointsLost } from '../points-lost';
import type { ListedTest } from '../hooks/use-attempts';
import { testName } from '../test-name';
import styles from './workbench-head.module.css';

interface WorkbenchHeadProps {
  attempts: readonly Attempt[];
  tests: readonly ListedTest[];
  mistakes: readonly AskedQuestion[];
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** What was found, in a sentence. Points of several tests do not add up to anything. */
function finding(mistakes: readonly AskedQuestion[], attempts: readonly Attempt[]): string {
  const [attempt] = attempts;
  const found = counted(mistakes.length, 'mistake');
  if (mistakes.length === 0) return 'No mistakes';
  if (attempts.length !== 1 || !attempt) return `${found} in ${attempts.length} tests`;
  const points = Math.round(pointsLost(attempt, mistakes));
  return points === 0 ? found : `${found}, about ${counted(points, 'point')}`;
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
            {low} to {high}
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
export function WorkbenchHead({ attempts, tests, mistakes }: WorkbenchHeadProps) {
  const only = attempts.length === 1 ? attempts[0]! : null;
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{finding(mistakes, attempts)}</h1>
        <p className={styles.sub}>{only ? testName(tests, only.id) : 'All tests'}</p>
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
