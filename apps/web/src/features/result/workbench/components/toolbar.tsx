import { Button, Segmented } from '@aivy/web-ui';
import { PERIODS, VIEWS, type Period, type View } from '../address';
import { readDailyName } from '../daily-attempt';
import { PERIOD_NAMES } from '../finding';
import type { ListedTest } from '../hooks/use-attempts';
import type { PlaceControls } from '../hooks/use-place';
import { shortDailyName, testName } from '../test-name';
import styles from './workbench.module.css';

const VIEW_NAMES: Readonly<Record<View, string>> = { mistakes: 'Mistakes', compare: 'Compare', pacing: 'Pacing' };

interface ToolbarProps extends PlaceControls {
  tests: readonly ListedTest[];
  /** What is shown: an id or a group. */
  shown: string;
  /** A period narrows it. */
  hasPeriod: boolean;
}

/** What can be looked at together. Two views are of tests alone. */
function Sources({ tests, shown, isOfTests }: Pick<ToolbarProps, 'tests' | 'shown'> & { isOfTests: boolean }) {
  const only = readDailyName(shown);
  return (
    <>
      {tests.length === 0 ? null : (
        <optgroup label="Tests">
          {tests.map(({ id }) => (
            <option key={id} value={id}>
              {testName(tests, id)}
            </option>
          ))}
          {!isOfTests && tests.length > 1 ? <option value="all">All tests</option> : null}
        </optgroup>
      )}
      {isOfTests ? null : (
        <>
          <optgroup label="Daily work">
            {only ? <option value={shown}>{shortDailyName(only)}</option> : null}
            <option value="units">All daily sets</option>
            <option value="practice">All practice</option>
          </optgroup>
          <option value="everything">Everything together</option>
        </>
      )}
    </>
  );
}

/** What is shown, and how. */
export function Toolbar({ place, go, tests, shown, hasPeriod }: ToolbarProps) {
  const isOfTests = place.view !== 'mistakes';
  // What belongs to a test alone would leave nothing of anything else.
  const pick = (test: string): void =>
    go({
      test,
      item: null,
      trying: false,
      ...(tests.some(({ id }) => id === test) ? {} : { module: null, cost: null }),
    });
  return (
    <div className={styles.toolbar}>
      {isOfTests && tests.length === 0 ? null : (
        <label className={styles.pick}>
          <span className="vh">{isOfTests ? 'Test' : 'Test or daily work'}</span>
          <select value={shown} onChange={({ target }) => pick(target.value)}>
            <Sources tests={tests} shown={shown} isOfTests={isOfTests} />
          </select>
        </label>
      )}
      {hasPeriod ? (
        <label className={styles.period}>
          <span className="vh">Period</span>
          <select
            value={place.days}
            onChange={({ target }) => go({ days: Number(target.value) as Period, item: null, trying: false })}
          >
            {PERIODS.map((days) => (
              <option key={days} value={days}>
                {PERIOD_NAMES[days]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
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
