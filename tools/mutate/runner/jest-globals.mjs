// What a spec finds in jest: globals, and `jest` of @jest/globals. Bundles import this module by its real path, so that
// there is one of it.
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import * as circus from 'jest-circus';
import { ModuleMocker } from 'jest-mock';

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({
  // Of a project's configuration the timers read this alone.
  config: /** @type {ConstructorParameters<typeof ModernFakeTimers>[0]['config']} */ (
    /** @type {unknown} */ ({ fakeTimers: {}, rootDir: process.cwd() })
  ),
  global: globalThis,
});

export const jest = {
  useFakeTimers: (/** @type {Parameters<typeof timers.useFakeTimers>[0]} */ options) => {
    timers.useFakeTimers(options);
    return jest;
  },
  useRealTimers: () => {
    timers.useRealTimers();
    return jest;
  },
  advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
  advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
  advanceTimersToNextTimer: timers.advanceTimersToNextTimer.bind(timers),
  clearAllTimers: timers.clearAllTimers.bind(timers),
  getTimerCount: timers.getTimerCount.bind(timers),
  now: timers.now.bind(timers),
  runAllTimers: timers.runAllTimers.bind(timers),
  runAllTimersAsync: timers.runAllTimersAsync.bind(timers),
  runOnlyPendingTimers: timers.runOnlyPendingTimers.bind(timers),
  runOnlyPendingTimersAsync: timers.runOnlyPendingTimersAsync.bind(timers),
  setSystemTime: timers.setSystemTime.bind(timers),
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  clearAllMocks: () => mocker.clearAllMocks(),
  resetAllMocks: () => mocker.resetAllMocks(),
  restoreAllMocks: () => mocker.restoreAllMocks(),
};

export const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = circus;
export const expect = jestExpect;
Object.assign(globalThis, { describe, it, test, beforeAll, beforeEach, afterAll, afterEach, expect });

/** Faults of `expect.assertions` in the test that just ended. */
export function expectationFaults() {
  const faults = jestExpect.extractExpectedAssertionsErrors().map(({ error }) => error);
  jestExpect.setState({ assertionCalls: 0, expectedAssertionsNumber: null, isExpectingAssertions: false });
  return faults;
}

/** What a test file may have left behind: under jest every file has a world of its own. */
export function putBack() {
  timers.useRealTimers();
  mocker.restoreAllMocks();
}
