import type { Tally } from '@aivy/exam';
import { useMemo } from 'react';
import type { Attempt } from '../attempt';
import { compareAttempts, type SectionComparison, type TopicComparison } from '../comparison';
import { differenceWords, NOT_SAME_ROUTE, signed, TALLY_WORDS } from '../comparison-texts';
import type { ListedTest } from '../hooks/use-attempts';
import type { PlaceControls } from '../hooks/use-place';
import { shortTestName, testName } from '../test-name';
import styles from './comparison-view.module.css';

const TITLE = 'What changed, and what’s about the same';
const TITLES = { english: 'Reading & Writing', math: 'Math' } as const;

const tallyText = ({ right, asked }: Tally): string => (asked === 0 ? 'Not asked' : `${right} of ${asked}`);

interface ScoreRowProps {
  name: string;
  earlier: number | null;
  later: number | null;
  difference: SectionComparison['difference'];
}

function ScoreRow({ name, earlier, later, difference }: ScoreRowProps) {
  const { word, sentence } = differenceWords(difference);
  return (
    <tbody>
      <tr>
        <th scope="row">{name}</th>
        <td>{earlier ?? 'None'}</td>
        <td>{later ?? 'None'}</td>
        <td>{typeof difference === 'string' ? '' : signed(difference.difference)}</td>
        <td data-word={word}>
          <b>{word}</b>
        </td>
      </tr>
      <tr className={styles.why}>
        <td colSpan={5}>{sentence}</td>
      </tr>
    </tbody>
  );
}

function Topics({ topics, heads }: { topics: readonly TopicComparison[]; heads: readonly [string, string] }) {
  return (
    <table className={styles.table}>
      <caption>Right answers by topic</caption>
      <thead>
        <tr>
          <th scope="col">Topic</th>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
          <th scope="col">What it says</th>
        </tr>
      </thead>
      <tbody>
        {topics.map(({ name, earlier, later, change }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{tallyText(earlier)}</td>
            <td>{tallyText(later)}</td>
            <td>{change === null ? NOT_SAME_ROUTE : TALLY_WORDS[change]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ways({ sections, heads }: { sections: readonly SectionComparison[]; heads: readonly [string, string] }) {
  return (
    <table className={styles.table}>
      <caption>Omitted and rushed questions</caption>
      <thead>
        <tr>
          <th scope="col">Section</th>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {sections.map(({ subject, omitted, rushed }) => (
          <tr key={subject}>
            <th scope="row">{TITLES[subject]}</th>
            {([0, 1] as const).map((test) => (
              <td key={test}>
                {omitted[test]} omitted, {rushed[test]} rushed
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ComparisonViewProps extends PlaceControls {
  attempts: readonly Attempt[];
  tests: readonly ListedTest[];
}

/** Two tests beside each other, and of every difference whether it is more than two tests differ by anyway. */
export function ComparisonView({ go, attempts, tests }: ComparisonViewProps) {
  const [shown, other] = attempts;
  const comparison = useMemo(() => (shown && other ? compareAttempts(shown, other) : null), [shown, other]);
  if (!shown || !other || !comparison)
    return (
      <div className={styles.view}>
        <h1 className={styles.title}>{TITLE}</h1>
        <p className={styles.note}>After your next test the two can be compared here.</p>
      </div>
    );
  const { earlier, later, total, sections, topics } = comparison;
  const compared = topics.filter(({ change }) => change !== null).length;
  const heads = [shortTestName(tests, earlier.id), shortTestName(tests, later.id)] as const;
  return (
    <div className={styles.view}>
      <h1 className={styles.title}>{TITLE}</h1>
      <label className={styles.with}>
        Compared with{' '}
        <select value={other.id} onChange={({ target }) => go({ with: target.value })}>
          {tests
            .filter(({ id }) => id !== shown.id)
            .map(({ id }) => (
              <option key={id} value={id}>
                {testName(tests, id)}
              </option>
            ))}
        </select>
      </label>
      <p className={styles.note}>
        {testName(tests, earlier.id)}, against {testName(tests, later.id)}.
      </p>
      <div className={styles.wide} role="region" aria-label="Comparison" tabIndex={0}>
        <table className={styles.table}>
          <caption>Scores</caption>
          <thead>
            <tr>
              <th scope="col">Score</th>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
              <th scope="col">Difference</th>
              <th scope="col">What it says</th>
            </tr>
          </thead>
          <ScoreRow name="Total" earlier={earlier.result.total} later={later.result.total} difference={total} />
          {sections.map((section) => (
            <ScoreRow key={section.subject} name={TITLES[section.subject]} {...section} />
          ))}
        </table>
        <Topics topics={topics} heads={heads} />
        <Ways sections={sections} heads={heads} />
      </div>
      {compared < 2 ? null : (
        <p className={styles.note}>
          {compared} topics are looked at together, so a topic is called a change only where chance would hardly do it
          to any of them. With ten questions a topic that is rare; several tests tell more.
        </p>
      )}
    </div>
  );
}
