import { Button } from '@aivy/web-ui';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { routePath } from '../../../../config/route-names';
import { testOfItem, type Place } from '../address';
import type { Attempt } from '../attempt';
import { readDailyName, type DailyKind, type DailyRef } from '../daily-attempt';
import type { ListedTest } from '../hooks/use-attempts';
import { useMissed, type Missed, type Wanted } from '../hooks/use-missed';
import type { PlaceControls } from '../hooks/use-place';
import { hasPeriod, type Scope } from '../scope';
import { MistakesView } from './mistakes-view';
import styles from './workbench.module.css';

interface MistakesOfScopeProps extends PlaceControls {
  scope: Scope;
  /** Of the scope, all of them. */
  attempts: readonly Attempt[];
  tests: readonly ListedTest[];
  round: number;
  onRetry(): void;
}

/** What to ask of a kind; null where it is not shown. */
function wantedOf(scope: Scope, place: Place, kind: DailyKind): Wanted | null {
  if (!(kind === 'unit' ? scope.units : scope.practice)) return null;
  if (scope.only) return { only: scope.only.id };
  return place.days === 0 ? {} : { days: place.days };
}

const attemptsOf = (missed: Missed) => (missed.state === 'ready' ? missed.attempts : []);

/** The unit or session of the open question, where it is not among the loaded ones. */
function strayedRef(item: string | null, isLoaded: boolean, tests: ReadonlySet<string>): DailyRef | null {
  const name = testOfItem(item);
  return !isLoaded || name === null || tests.has(name) ? null : readDailyName(name);
}

/** What stands here while they are on their way, and where they do not come. */
const Notice = ({ children }: { children: ReactNode }) => (
  <div className={styles.empty}>
    <h1 className={styles.title}>Your mistakes</h1>
    {children}
  </div>
);

/** @param days what is looked at goes back so far; 0 for all time, and for a unit or session by itself */
function Empty({ days, go }: Pick<PlaceControls, 'go'> & { days: number }) {
  return (
    <Notice>
      <p>
        Questions you miss will show up here so you can try them again.{' '}
        <Link to={routePath('FullTestPreview')}>Go to your tests</Link>
      </p>
      {days === 0 ? null : (
        <p>
          You didn’t miss any in the last {days} days.{' '}
          <Button variant="ghost" onClick={() => go({ days: 0 })}>
            Show all time
          </Button>
        </p>
      )}
    </Notice>
  );
}

/** Mistakes of tests that are loaded, and with them those of daily units and practice, which come by themselves. */
export function MistakesOfScope({ scope, attempts, tests, round, onRetry, ...controls }: MistakesOfScopeProps) {
  const { place } = controls;
  const units = useMissed('unit', wantedOf(scope, place, 'unit'), round);
  const practice = useMissed('practice', wantedOf(scope, place, 'practice'), round);
  const daily = useMemo(() => [...attemptsOf(units), ...attemptsOf(practice)], [units, practice]);
  const isLoaded = units.state === 'ready' && practice.state === 'ready';
  const ref = strayedRef(place.item, isLoaded, new Set(daily.map(({ test }) => test)));
  const strayedUnit = useMissed('unit', ref?.kind === 'unit' ? { only: ref.id } : null, round);
  const strayedPractice = useMissed('practice', ref?.kind === 'practice' ? { only: ref.id } : null, round);
  const strayed = useMemo(
    () => [...attemptsOf(strayedUnit), ...attemptsOf(strayedPractice)],
    [strayedUnit, strayedPractice],
  );
  if (units.state === 'failed' || practice.state === 'failed')
    return (
      <Notice>
        <p role="alert">We couldn’t load your mistakes. Check your connection and try again.</p>
        <Button onClick={onRetry}>Try again</Button>
      </Notice>
    );
  if (!isLoaded)
    return (
      <Notice>
        <p role="status">Loading your mistakes...</p>
      </Notice>
    );
  if (attempts.length + daily.length === 0 && (scope.only !== null || hasPeriod(scope)) && strayed.length === 0)
    return <Empty go={controls.go} days={hasPeriod(scope) ? place.days : 0} />;
  return <MistakesView {...controls} scope={scope} attempts={attempts} daily={daily} strayed={strayed} tests={tests} />;
}
