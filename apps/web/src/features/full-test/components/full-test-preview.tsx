import { FULL_TEST_MESSAGES, type TestListItem } from '@aivy/contracts';
import { breakSecondsAfter, MODULES, moduleSeconds, type TimingPreset } from '@aivy/exam';
import { Button, Chip, Skeleton } from '@aivy/web-ui';
import { Clock3, CloudOff, GitBranch, PauseCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { resultPath } from '../../../config/test-paths';
import { TestList } from './test-list';
import { routePath } from '../../../config/route-names';
import styles from './full-test-preview.module.css';

export interface FullTestPreviewProps {
  /** Null while they are on their way. */
  tests: readonly TestListItem[] | null;
  /** They could not be fetched. */
  failed: boolean;
  timeFactor: number;
  /** Times of the modules; null until they are known. */
  timing: TimingPreset | null;
  starting: boolean;
  error: string | null;
  onStart(): void;
  onRetry(): void;
  /** In place of the start, for an account that has to unlock a test first. */
  locked?: ReactNode;
  /** The way out of the test in progress. */
  giveUp?: ReactNode;
}

/** Stands where a number comes in a moment. */
const UNKNOWN = '…';

const minutes = (seconds: number): string => String(Math.round(seconds / 6) / 10);

/** What a full test is, the tests so far, and the way into one. */
export function FullTestPreview({
  tests,
  failed,
  timeFactor,
  timing,
  starting,
  error,
  onStart,
  onRetry,
  locked,
  giveUp,
}: FullTestPreviewProps) {
  const open = tests?.find(({ end_time: end }) => end === null);
  const factor = open?.time_factor ?? timeFactor;
  const total =
    timing &&
    MODULES.reduce((sum, module) => sum + moduleSeconds(module, factor, timing) + breakSecondsAfter(module, factor), 0);
  const extraBreaks = breakSecondsAfter(1, factor) > 0;
  return (
    <main id="main" className={styles.preview}>
      <h1 className={styles.title}>Full Test Preview</h1>
      <p className={styles.lead}>
        98 questions in four modules{timing === 'official' ? ', just like the digital exam' : ''}: two of Reading &amp;
        Writing, a break, two of Math. Plan about {total === null ? UNKNOWN : Math.round(total / 60)} minutes.
      </p>
      <ol className={styles.modules}>
        {MODULES.map((module) => (
          <li key={module} data-subject={module <= 2 ? 'english' : 'math'}>
            <Chip tone={module <= 2 ? 'english' : 'math'}>{module <= 2 ? 'Reading & Writing' : 'Math'}</Chip>
            <b>Module {module % 2 === 1 ? 1 : 2}</b>
            <span>
              {module <= 2 ? 27 : 22} questions ·{' '}
              {`${timing ? minutes(moduleSeconds(module, factor, timing)) : UNKNOWN}\u00a0min`}
            </span>
          </li>
        ))}
      </ol>
      <ul className={styles.facts}>
        <li>
          <GitBranch aria-hidden="true" size={22} strokeWidth={1.9} />
          <span>The second module of each section adapts to how the first one went.</span>
        </li>
        <li>
          <PauseCircle aria-hidden="true" size={22} strokeWidth={1.9} />
          <span>
            A 10-minute break between the sections{extraBreaks ? ', and 5 minutes inside each of them' : ''}. During a
            module the clock keeps running, even if you leave.
          </span>
        </li>
        <li>
          <CloudOff aria-hidden="true" size={22} strokeWidth={1.9} />
          <span>
            Every answer is saved on this device right away and sent to us within seconds. If you lose your connection,
            keep going. After 6 hours you may have to sign in again. You won’t lose anything.
          </span>
        </li>
        <li>
          <Clock3 aria-hidden="true" size={22} strokeWidth={1.9} />
          <span>
            {factor === 1 ? 'Standard time.' : `Time × ${factor}.`}{' '}
            {open ? (
              'You can’t change it during a test.'
            ) : (
              <>
                Need more? <Link to={routePath('AccountPage')}>Change your time on the account page</Link> before you
                start.
              </>
            )}
          </span>
        </li>
      </ul>
      <div className={styles.entrance}>
        {open ? (
          <p className={styles.status}>You have a test in progress, in module {open.current_module} of 4.</p>
        ) : null}
        {error ? (
          <p className={styles.error} role="alert">
            {error}
          </p>
        ) : null}
        {locked && !open ? (
          locked
        ) : (
          <Button
            size="large"
            disabled={tests === null && !failed}
            pendingLabel={starting ? 'Opening the test…' : undefined}
            onClick={onStart}
          >
            {open ? 'Resume the test' : 'Start a full test'}
          </Button>
        )}
        {open ? giveUp : null}
      </div>
      <section aria-labelledby="your-tests" className={styles.list}>
        <h2 id="your-tests" className={styles.subtitle}>
          Your tests
        </h2>
        {failed ? (
          <p role="alert">
            {FULL_TEST_MESSAGES.testsFailed}{' '}
            <Button variant="ghost" onClick={onRetry}>
              Try again
            </Button>
          </p>
        ) : null}
        {tests === null && !failed ? <Skeleton /> : null}
        {tests?.some((test) => test.end_time !== null && !test.given_up) ? (
          <p>
            <Link to={routePath('Mistakes')}>Review mistakes from all your tests</Link>
          </p>
        ) : null}
        {tests ? <TestList tests={tests} linkOf={({ id }) => resultPath(id)} /> : null}
      </section>
    </main>
  );
}
