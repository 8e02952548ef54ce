import { Button, Segmented } from '@aivy/web-ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { routePath } from '../../../../config/route-names';
import { ResultFailed, ResultLoading } from '../../components/result-states';
import { VIEWS, type Place, type View } from '../address';
import { DIAGNOSTIC, type Attempt } from '../attempt';
import { useAttempts, type ListedTest } from '../hooks/use-attempts';
import { usePlace, type PlaceControls } from '../hooks/use-place';
import { testName } from '../test-name';
import { AttemptSource } from './attempt-source';
import { DiagnosticSource } from './diagnostic-source';
import { ComparisonView } from './comparison-view';
import { MistakesView } from './mistakes-view';
import { PacingReplay } from './pacing-replay';
import styles from './workbench.module.css';

const VIEW_NAMES: Readonly<Record<View, string>> = { mistakes: 'Mistakes', compare: 'Compare', pacing: 'Pacing' };
const ALL_TESTS = 'all';

/** Tests that the place needs. @param tests the newest first */
function neededOf(place: Place, tests: readonly ListedTest[]): string[] {
  const ids = tests.map(({ id }) => id);
  if (place.view === 'mistakes' && place.test === ALL_TESTS) return ids;
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
    <div className={styles.page}>
      <h1 className={styles.title}>Your mistakes</h1>
      <p>
        Once a test has its report, its mistakes wait here to be tried again.{' '}
        <Link to={routePath('FullTestPreview')}>Go to your tests</Link>
      </p>
    </div>
  );
}

interface ToolbarProps extends PlaceControls {
  tests: readonly ListedTest[];
  shown: string;
}

function Toolbar({ place, go, tests, shown }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <label className={styles.pick}>
        <span className="vh">Test</span>
        <select value={shown} onChange={({ target }) => go({ test: target.value, item: null, trying: false })}>
          {tests.map(({ id }) => (
            <option key={id} value={id}>
              {testName(tests, id)}
            </option>
          ))}
          {place.view === 'mistakes' && tests.length > 1 ? <option value={ALL_TESTS}>All tests</option> : null}
        </select>
      </label>
      <Segmented
        label="What to look at"
        value={place.view}
        options={VIEWS.map((value) => ({ value, label: VIEW_NAMES[value] }))}
        onChange={(view) => go({ view, item: null, trying: false }, 'push')}
      />
      <Button variant="outline" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}

/** All finished tests on one page: their mistakes, two of them compared, and how each went by the clock. */
export function Workbench() {
  const controls = usePlace();
  const { place } = controls;
  const { tests, failed, retry, loaded, onLoaded, round } = useAttempts();
  const needed = useMemo(() => (tests ? neededOf(place, tests) : []), [place, tests]);
  if (failed) return <ResultFailed onRetry={retry} />;
  if (!tests) return <ResultLoading computing={false} />;
  if (tests.length === 0) return <NoTests />;

  const found = needed.map((id) => loaded.get(id));
  const refused = found.find((each) => each?.state === 'failed');
  const attempts = found.flatMap((each): Attempt[] => (each?.state === 'ready' ? [each.attempt] : []));
  const shown = place.view === 'mistakes' && place.test === ALL_TESTS ? ALL_TESTS : (needed[0] ?? '');
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
        <Toolbar {...controls} tests={tests} shown={shown} />
        {refused?.state === 'failed' ? (
          <ResultFailed onRetry={retry} message={refused.message} />
        ) : attempts.length < needed.length ? (
          <ResultLoading computing={false} />
        ) : place.view === 'compare' ? (
          <ComparisonView {...controls} attempts={attempts} tests={tests} />
        ) : place.view === 'pacing' ? (
          <PacingReplay {...controls} attempt={attempts[0]!} />
        ) : (
          <MistakesView {...controls} attempts={attempts} tests={tests} />
        )}
      </div>
    </>
  );
}
