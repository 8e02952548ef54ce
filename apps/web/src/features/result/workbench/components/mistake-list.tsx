import { Button, cx } from '@aivy/web-ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { Place } from '../address';
import { itemName, partOf, type Mistake } from '../attempt';
import { hasLetterKeys } from '../hooks/use-list-keys';
import type { PlaceControls } from '../hooks/use-place';
import { clockText } from '../pacing';
import { shortPartName } from '../test-name';
import styles from './mistake-list.module.css';

/** As many as a look takes in; the rest is one press away, and on paper. */
const FIRST = 30;

interface MistakeListProps {
  linkTo: PlaceControls['linkTo'];
  place: Place;
  list: readonly Mistake[];
  /** Names what each is of, where the list is of several; null where it is of one. */
  nameOf: ((mistake: Mistake) => string) | null;
}

function factsOf(mistake: Mistake, nameOf: MistakeListProps['nameOf']): string {
  const { level, outcome, seconds, rushed, rightAt = 0 } = mistake;
  const time = outcome === 'omitted' ? 'omitted' : `${clockText(seconds)}${rushed ? ', rushed' : ''}`;
  const later = rightAt > 0 ? `right on attempt ${rightAt}` : null;
  const own = [shortPartName(partOf(mistake)), level, time, later].filter(Boolean).join(', ');
  return nameOf ? `${nameOf(mistake)} · ${own}` : own;
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

/** Whoever leaves an open mistake is back at its row, and not at the top of the page. */
function useReturnToRow(rows: RefObject<HTMLOListElement | null>, item: string | null): void {
  const before = useRef(item);
  useEffect(() => {
    const left = before.current;
    before.current = item;
    if (left === null || item !== null || document.activeElement !== document.body) return;
    const row = [...(rows.current?.children ?? [])].find((each) => each.getAttribute('data-item') === left);
    row?.querySelector('a')?.focus();
  }, [rows, item]);
}

/** The mistakes, each a link of its own and a second one that opens it with its answer covered. */
export function MistakeList({ list, nameOf, place, linkTo }: MistakeListProps) {
  const [all, setAll] = useState(false);
  const openAt = list.findIndex((mistake) => itemName(mistake) === place.item);
  const shown = all || openAt >= FIRST ? list.length : Math.min(FIRST, list.length);
  // One of the rest was open: the list does not fold when it is left.
  if (!all && openAt >= FIRST) setAll(true);
  const rows = useRef<HTMLOListElement>(null);
  const asked = useRef(false);
  // The button is gone: the keyboard goes on with the first of those that it brought.
  useEffect(() => {
    if (all && asked.current) rows.current?.children[FIRST]?.querySelector('a')?.focus();
  }, [all]);
  useReturnToRow(rows, place.item);
  return (
    <div className={styles.side}>
      <ol ref={rows} className={styles.list} aria-label="Mistakes">
        {list.map((mistake, index) => {
          const item = itemName(mistake);
          const { number, outcome, skillName } = mistake;
          return (
            <li
              key={item}
              className={cx(index >= shown && styles.beyond)}
              data-item={item}
              data-open={item === place.item}
            >
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
                  <small>{factsOf(mistake, nameOf)}</small>
                </span>
                <Cost cost={mistake.cost} />
              </Link>
              <Link className={styles.again} to={linkTo({ item, trying: true })} preventScrollReset>
                Try again
                <span className="vh">
                  {' '}
                  question {number} of {shortPartName(partOf(mistake))}, with the answer hidden
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      {shown < list.length ? (
        <Button
          variant="ghost"
          onClick={() => {
            asked.current = true;
            setAll(true);
          }}
        >
          Show {list.length - shown} more
        </Button>
      ) : null}
      <p className={styles.keys}>
        Keys:{' '}
        {hasLetterKeys() ? (
          <>
            <kbd>j</kbd> and <kbd>k</kbd> next and previous, <kbd>t</kbd> try again,{' '}
          </>
        ) : null}
        <kbd>Esc</kbd> back to the list.
      </p>
    </div>
  );
}
