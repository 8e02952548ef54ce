import { Button } from '@aivy/web-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Place } from '../address';
import { itemName, partOf, type AskedQuestion } from '../attempt';
import type { ListedTest } from '../hooks/use-attempts';
import type { PlaceControls } from '../hooks/use-place';
import { clockText } from '../pacing';
import { shortPartName, testName } from '../test-name';
import styles from './mistake-list.module.css';

/** As many as a look takes in; the rest is one press away. */
const FIRST = 30;

interface MistakeListProps {
  linkTo: PlaceControls['linkTo'];
  place: Place;
  list: readonly AskedQuestion[];
  /** Named in each row where the list is of several. */
  tests: readonly ListedTest[] | null;
}

function factsOf(question: AskedQuestion, tests: MistakeListProps['tests']): string {
  const { test, level, outcome, seconds, rushed } = question;
  const time = outcome === 'omitted' ? 'omitted' : `${clockText(seconds)}${rushed ? ', rushed' : ''}`;
  const own = [shortPartName(partOf(question)), level, time].filter(Boolean).join(', ');
  return tests ? `${testName(tests, test)} · ${own}` : own;
}

/** Points as a row has them, and as they are read out. */
function Cost({ cost }: { cost: number | null }) {
  if (cost === null) return <span />;
  return (
    <span className={styles.cost}>
      {cost === 0 ? '0' : `−${cost}`}
      <span className="vh"> points</span>
    </span>
  );
}

/** The mistakes, each a link of its own and a second one that opens it with its answer covered. */
export function MistakeList({ list, tests, place, linkTo }: MistakeListProps) {
  const [all, setAll] = useState(false);
  const openAt = list.findIndex((mistake) => itemName(mistake) === place.item);
  const shown = all || openAt >= FIRST ? list : list.slice(0, FIRST);
  return (
    <div className={styles.side}>
      <ol className={styles.list} aria-label="Mistakes">
        {shown.map((mistake) => {
          const item = itemName(mistake);
          const { number, outcome, skillName } = mistake;
          return (
            <li key={item} data-open={item === place.item}>
              <Link
                className={styles.row}
                to={linkTo({ item })}
                preventScrollReset
                aria-current={item === place.item ? 'true' : undefined}
              >
                <span className={styles.number} data-outcome={outcome}>
                  <span className="vh">Question </span>
                  {number}
                  <span className="vh">, {outcome}</span>
                </span>
                <span className={styles.what}>
                  <b>{skillName}</b>
                  <small>{factsOf(mistake, tests)}</small>
                </span>
                <Cost cost={mistake.cost} />
              </Link>
              <Link className={styles.again} to={linkTo({ item, trying: true })} preventScrollReset>
                Try again
                <span className="vh">
                  {' '}
                  question {number} of {shortPartName(partOf(mistake))}, its answer covered
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      {shown.length < list.length ? (
        <Button variant="ghost" onClick={() => setAll(true)}>
          Show {list.length - shown.length} more
        </Button>
      ) : null}
      <p className={styles.keys}>
        Keys: <kbd>j</kbd> and <kbd>k</kbd> next and previous, <kbd>t</kbd> try again, <kbd>Esc</kbd> back to the list.
      </p>
    </div>
  );
}
