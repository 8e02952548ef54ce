import type { TestListItem } from '@aivy/contracts';
import { parseUtcStamp } from '@aivy/exam';
import { Link } from 'react-router-dom';
import styles from './test-list.module.css';

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const dateOf = (stamp: string): string => {
  const moment = parseUtcStamp(stamp);
  return moment ? DATE.format(moment) : stamp;
};

/** The document's two words, and one for a test that its student ended. */
const statusOf = (test: TestListItem): string => {
  if (test.end_time === null) return 'In Progress';
  return test.given_up ? 'Ended Early' : 'Completed';
};
const isDone = (test: TestListItem): boolean => test.end_time !== null && !test.given_up;

/** A test that was clicked through has a report and no score. */
const unscoredText = ({ scored }: TestListItem): string => (scored === false ? 'No score' : 'Being scored');

/** Total of both sections as a bar, so that tests can be compared at a glance. */
function Score({ test }: { test: TestListItem }) {
  if (test.english_score === null || test.math_score === null)
    return <span className={styles.none}>{isDone(test) ? unscoredText(test) : ''}</span>;
  const total = test.english_score + test.math_score;
  return (
    <span className={styles.score}>
      <b>{total}</b>
      <span className={styles.bar} aria-hidden="true">
        <i data-subject="english" style={{ width: `${(100 * test.english_score) / 1600}%` }} />
        <i data-subject="math" style={{ width: `${(100 * test.math_score) / 1600}%` }} />
      </span>
      <small>
        {test.english_score} + {test.math_score}
      </small>
    </span>
  );
}

/** Every full test with its date and status, the newest first. */
export function TestList({
  tests,
  linkOf,
}: {
  tests: readonly TestListItem[];
  linkOf: (test: TestListItem) => string;
}) {
  if (tests.length === 0)
    return <p className={styles.empty}>No full tests yet. Your first one will show up here with its score.</p>;
  return (
    <ul className={styles.tests}>
      {tests.map((test) => (
        <li key={test.id}>
          <span className={styles.date}>
            {dateOf(test.start_time)}
            {test.time_factor > 1 ? <small>Time × {test.time_factor}</small> : null}
          </span>
          <span className={styles.status} data-done={isDone(test)} data-over={test.given_up}>
            {statusOf(test)}
          </span>
          <Score test={test} />
          {!isDone(test) ? (
            <span />
          ) : (
            <Link className={styles.link} to={linkOf(test)}>
              Report<span className="vh"> of {dateOf(test.start_time)}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
