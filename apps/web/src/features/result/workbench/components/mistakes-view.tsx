import { useMemo, useState } from 'react';
import { useNarrowBench } from '../../../../lib/use-narrow';
import { itemName, type AskedQuestion, type Attempt, type Mistake } from '../attempt';
import { isDaily, type DailyAttempt } from '../daily-attempt';
import { filtered, orderOf } from '../filters';
import { PERIOD_NAMES } from '../finding';
import type { ListedTest } from '../hooks/use-attempts';
import { useListKeys } from '../hooks/use-list-keys';
import type { PlaceControls } from '../hooks/use-place';
import { allMistakes } from '../mistakes';
import { neighbours } from '../neighbours';
import { hasPeriod, type Scope } from '../scope';
import { dailyTitle, testName } from '../test-name';
import { DailyDetail } from './daily-detail';
import { MistakeDetail } from './mistake-detail';
import { MistakeFilters } from './mistake-filters';
import { MistakeList } from './mistake-list';
import { SkillCounts } from './skill-counts';
import { TestMap } from './test-map';
import { WorkbenchHead } from './workbench-head';
import styles from './mistakes-view.module.css';

interface MistakesViewProps extends PlaceControls {
  scope: Scope;
  attempts: readonly Attempt[];
  daily: readonly DailyAttempt[];
  /** The unit or session of the open question, where it is not among those that are shown. */
  strayed: readonly DailyAttempt[];
  tests: readonly ListedTest[];
}

type Listed = Pick<MistakesViewProps, 'attempts' | 'daily' | 'tests'>;

const GROUP_NAMES = { all: 'All tests', units: 'Daily sets', practice: 'Practice', everything: 'Everything' } as const;

/** What each mistake is of, in words. */
function useNames(tests: readonly ListedTest[], daily: readonly DailyAttempt[]): (mistake: Mistake) => string {
  return useMemo(() => {
    const titles = new Map(daily.map((each) => [each.test, dailyTitle(each, each.at)]));
    return ({ test }) => titles.get(test) ?? testName(tests, test);
  }, [tests, daily]);
}

function shownName(scope: Scope, days: 0 | 7 | 30 | 90, { attempts, daily, tests }: Listed): string {
  const name = scope.group && GROUP_NAMES[scope.group];
  if (name) return hasPeriod(scope) ? `${name}, ${PERIOD_NAMES[days].toLowerCase()}` : name;
  const [unit] = daily;
  return unit ? dailyTitle(unit, unit.at) : testName(tests, attempts[0]?.id ?? scope.name);
}

/** The mistakes of one attempt or of many: map or skills, filters, list, and the open one beside it. */
export function MistakesView({ place, linkTo, go, scope, attempts, daily, strayed, tests }: MistakesViewProps) {
  const mistakes = useMemo(() => allMistakes(attempts, daily), [attempts, daily]);
  const order = orderOf(place.order, mistakes, daily.length === 0);
  const list = useMemo(() => filtered(mistakes, place, order), [mistakes, place, order]);
  const beside = useMemo(() => strayed.flatMap((each) => each.mistakes), [strayed]);
  const nameOf = useNames(
    tests,
    useMemo(() => [...daily, ...strayed], [daily, strayed]),
  );
  // Also one that filters or a period leave out: a link to it still opens it.
  const asked = [...mistakes, ...beside].find((each) => itemName(each) === place.item) ?? null;
  // The first one opens without being asked for, where it leaves the list in sight.
  const [closed, setClosed] = useState(false);
  const narrow = useNarrowBench();
  const open = asked ?? (narrow || closed ? null : (list[0] ?? null));
  const here = open ? { ...place, item: itemName(open) } : place;
  const index = open ? list.indexOf(open) : -1;
  const { before, after } = neighbours(list, index);
  const show = (to: Mistake | null): void => {
    if (to) go({ item: itemName(to) }, asked ? 'replace' : 'push');
  };
  const tryAgain = (): void => {
    if (open) go({ item: itemName(open), trying: true });
  };
  useListKeys({
    next: () => show(after),
    before: () => show(before),
    tryAgain,
    close: () => {
      setClosed(true);
      if (asked) go({ item: null, trying: false });
    },
  });
  const isSeveral = attempts.length + daily.length > 1;
  const [attempt] = attempts;
  const actions = {
    trying: place.trying,
    unasked: asked === null,
    back: linkTo({ item: null, trying: false }),
    onTry: tryAgain,
    onShow: () => go({ trying: false }),
    onNext: after ? () => show(after) : null,
  };
  return (
    <div data-open={open !== null} className={styles.view}>
      <div className={styles.head}>
        <WorkbenchHead
          attempts={attempts}
          daily={daily}
          mistakes={mistakes}
          shown={shownName(scope, place.days, { attempts, daily, tests })}
        />
        {isSeveral ? (
          <SkillCounts mistakes={filtered(mistakes, { ...place, skill: null }, 'test')} skill={place.skill} go={go} />
        ) : null}
        {attempt && !isSeveral ? <TestMap attempt={attempt} item={here.item} /> : null}
        {mistakes.length === 0 ? (
          <p>Nothing to try again. You didn’t miss any scored questions.</p>
        ) : (
          <MistakeFilters place={place} go={go} mistakes={mistakes} left={list} order={order} several={isSeveral} />
        )}
      </div>
      {mistakes.length === 0 && !open ? null : (
        <div className={styles.bench} data-unasked={asked === null}>
          <MistakeList list={list} nameOf={isSeveral ? nameOf : null} place={here} linkTo={linkTo} />
          {open && isDaily(open) ? (
            <DailyDetail key={itemName(open)} mistake={open} where={nameOf(open)} {...actions} />
          ) : open ? (
            <MistakeDetail key={itemName(open)} mistake={open as AskedQuestion} {...actions} />
          ) : (
            <p className={styles.hint}>
              {list.length === 0 ? 'No matches. Clear a filter to see more.' : 'Open a mistake to see it here.'}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
