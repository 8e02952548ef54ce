import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { routePath } from '../../../../config/route-names';
import { ResultFailed, ResultLoading } from '../../components/result-states';
import type { Place } from '../address';
import { DIAGNOSTIC, type Attempt } from '../attempt';
import { useAttempts, type ListedTest } from '../hooks/use-attempts';
import { usePlace, type PlaceControls } from '../hooks/use-place';
import { hasPeriod, scopeOf, type Scope } from '../scope';
import { AttemptSource } from './attempt-source';
import { ComparisonView } from './comparison-view';
import { DiagnosticSource } from './diagnostic-source';
import { MistakesOfScope } from './mistakes-of-scope';
import { PacingReplay } from './pacing-replay';
import { Toolbar } from './toolbar';
import styles from './workbench.module.css';

/** Tests that the place needs. @param tests the newest first */
function neededOf(place: Place, tests: readonly ListedTest[], scope: Scope): readonly string[] {
  if (place.view === 'mistakes') return scope.tests;
  const ids = tests.map(({ id }) => id);
  const shown = ids.find((id) => id === place.test) ?? ids[0];
  if (shown === undefined) return [];
  if (place.view !== 'compare') return [shown];
  const other = comparedWith(place, tests, shown);
  return other === undefined ? [shown] : [shown, other];
}

/** The test that was asked for, else the one taken before, else the one after. */
function comparedWith(place: Place, tests: readonly ListedTest[], shown: string): string | undefined {
  const ids = tests.map(({ id }) => id);
  const index = ids.indexOf(shown);
  return ids.find((id) => id === place.with && id !== shown) ?? ids[index + 1] ?? ids[index - 1];
}

function NoTests() {
  return (
    <div>
      <h1 className={styles.title}>Your tests</h1>
      <p>
        Once a test has its report, you can look at it here.{' '}
        <Link to={routePath('FullTestPreview')}>Go to your tests</Link>
      </p>
    </div>
  );
}

/** The address as it is where it says nothing: links from a group stay in it. */
function inScope(controls: PlaceControls, scope: Scope): PlaceControls {
  if (scope.group === null) return controls;
  const { place, linkTo, go } = controls;
  const own = { test: place.test ?? scope.name };
  return {
    place,
    linkTo: (change) => linkTo({ ...own, ...change }),
    go: (change, how) => go({ ...own, ...change }, how),
  };
}

/** All that was missed on one page: in tests, daily units and practice; two tests compared, and how each went by the clock. */
export function Workbench() {
  const given = usePlace();
  const { place } = given;
  const { tests, failed, retry, loaded, onLoaded, round } = useAttempts();
  const [now] = useState(() => Date.now());
  const scope = useMemo(() => scopeOf(place, tests ?? [], now), [place, tests, now]);
  const needed = useMemo(() => (tests ? neededOf(place, tests, scope) : []), [place, tests, scope]);
  if (failed) return <ResultFailed onRetry={retry} />;
  if (!tests) return <ResultLoading computing={false} />;

  const isMistakes = place.view === 'mistakes';
  const controls = isMistakes ? inScope(given, scope) : given;
  const found = needed.map((id) => loaded.get(id));
  const refused = found.find((each) => each?.state === 'failed');
  const attempts = found.flatMap((each): Attempt[] => (each?.state === 'ready' ? [each.attempt] : []));
  const shown = isMistakes ? scope.name : (needed[0] ?? '');
  return (
    <>
      {needed.map((id) =>
        id === DIAGNOSTIC ? (
          <DiagnosticSource key={`${id} ${round}`} onLoaded={onLoaded} />
        ) : (
          <AttemptSource key={`${id} ${round}`} testId={id} onLoaded={onLoaded} />
        ),
      )}
      <div className={styles.page}>
        <Toolbar {...controls} tests={tests} shown={shown} hasPeriod={isMistakes && hasPeriod(scope)} />
        {refused?.state === 'failed' ? (
          <ResultFailed onRetry={retry} message={refused.message} />
        ) : attempts.length < needed.length ? (
          <ResultLoading computing={false} />
        ) : isMistakes ? (
          <MistakesOfScope
            {...controls}
            scope={scope}
            attempts={attempts}
            tests={tests}
            round={round}
            onRetry={retry}
          />
        ) : attempts.length === 0 ? (
          <NoTests />
        ) : place.view === 'compare' ? (
          <ComparisonView {...controls} attempts={attempts} tests={tests} />
        ) : (
          <PacingReplay {...controls} attempt={attempts[0]!} />
        )}
      </div>
    </>
  );
}
