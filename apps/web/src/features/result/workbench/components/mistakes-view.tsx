import { useMemo } from 'react';
import { itemName, mistakesOf, type Attempt } from '../attempt';
import { filtered } from '../filters';
import type { ListedTest } from '../hooks/use-attempts';
import { useListKeys } from '../hooks/use-list-keys';
import type { PlaceControls } from '../hooks/use-place';
import { neighbours } from '../neighbours';
import { MistakeDetail } from './mistake-detail';
import { MistakeFilters } from './mistake-filters';
import { MistakeList } from './mistake-list';
import { TestMap } from './test-map';
import { WorkbenchHead } from './workbench-head';
import styles from './mistakes-view.module.css';

interface MistakesViewProps extends PlaceControls {
  attempts: readonly Attempt[];
  tests: readonly ListedTest[];
}

/** The mistakes of one test or of all: map, filters, list, and the open one beside it. */
export function MistakesView({ place, linkTo, go, attempts, tests }: MistakesViewProps) {
  const mistakes = useMemo(() => mistakesOf(attempts), [attempts]);
  const list = useMemo(() => filtered(mistakes, place, place.order), [mistakes, place]);
  // Also one that the filters leave out: a link to it still opens it.
  const open = mistakes.find((each) => itemName(each) === place.item) ?? null;
  const index = open ? list.indexOf(open) : -1;
  const { before, after } = neighbours(list, index);
  const show = (to: (typeof list)[number] | null): void => {
    if (to) go({ item: itemName(to) }, open ? 'replace' : 'push');
  };
  useListKeys({
    next: () => show(after),
    before: () => show(before),
    tryAgain: () => open && go({ trying: true }),
    close: () => open && go({ item: null, trying: false }),
  });
  const [attempt] = attempts;
  return (
    <div data-open={open !== null} className={styles.view}>
      <div className={styles.head}>
        <WorkbenchHead attempts={attempts} tests={tests} mistakes={mistakes} />
        {attempts.length === 1 && attempt ? <TestMap attempt={attempt} item={place.item} /> : null}
        {mistakes.length === 0 ? (
          <p>Nothing to try again: no question that counted was missed.</p>
        ) : (
          <MistakeFilters place={place} go={go} mistakes={mistakes} left={list} />
        )}
      </div>
      {mistakes.length === 0 ? null : (
        <div className={styles.bench}>
          <MistakeList list={list} tests={attempts.length > 1 ? tests : null} place={place} linkTo={linkTo} />
          {open ? (
            <MistakeDetail
              key={itemName(open)}
              mistake={open}
              trying={place.trying}
              back={linkTo({ item: null, trying: false })}
              onTry={() => go({ trying: true })}
              onShow={() => go({ trying: false })}
              onNext={after ? () => show(after) : null}
            />
          ) : (
            <p className={styles.hint}>
              {list.length === 0 ? 'Nothing is left with these filters.' : 'Open a mistake to see it here.'}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
