// What a spec finds in jest: globals, and `jest` of @jest/globals. Bundles import this module by its real path, so that
// there is one of it.
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import * as circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ config: { fakeTimers: {}, rootDir: process.cwd() }, global: globalThis });

const ofTimers = Object.fromEntries(
  [
    'advanceTimersByTime',
    'advanceTimersByTimeAsync',
    'advanceTimersToNextTimer',
    'advanceTimersToNextTimerAsync',
    'clearAllTimers',
    'getRealSystemTime',
    'getTimerCount',
    'now',
    'runAllTicks',
    'runAllTimers',
    'runAllTimersAsync',
    'runOnlyPendingTimers',
    'runOnlyPendingTimersAsync',
    'setSystemTime',
    'useFakeTimers',
    'useRealTimers',
  ].map((name) => [
    name,
    (...args) => {
      const result = timers[name](...args);
      return name.startsWith('use') ? jest : result;
    },
  ]),
);

export const jest = {
  ...ofTimers,
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  mocked: (value) => value,
  clearAllMocks: () => (mocker.clearAllMocks(), jest),
  resetAllMocks: () => (mocker.resetAllMocks(), jest),
  restoreAllMocks: () => (mocker.restoreAllMocks(), jest),
  setTimeout: (ms) => ((circus.getState().testTimeout = ms), jest),
};

export const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = circus;
export const expect = jestExpect;
Object.assign(globalThis, { describe, it, test, beforeAll, beforeEach, afterAll, afterEach, expect });

/** Faults of `expect.assertions` in the test that just ended. */
export function extractExpectationFaults() {
  const faults = jestExpect.extractExpectedAssertionsErrors().map(({ error }) => [error, undefined]);
  jestExpect.setState({ assertionCalls: 0, expectedAssertionsNumber: null, isExpectingAssertions: false });
  return faults;
}

/** What a test file may have left behind: under jest every file has a world of its own. */
export function putBack() {
  timers.useRealTimers();
  mocker.restoreAllMocks();
}
