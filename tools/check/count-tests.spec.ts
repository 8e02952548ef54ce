import { describe, expect, it } from '@jest/globals';
import { countTests } from './count-tests.mjs';

const result = (passed: number, failed: number, broken = 0): string =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: broken });

describe('the tests of a run', () => {
  it('are counted, with suites that could not be loaded among the failures', () => {
    expect(countTests(result(7, 0), 0)).toEqual({ passed: 7, failed: 0 });
    expect(countTests(result(7, 2, 1), 1)).toEqual({ passed: 7, failed: 3 });
    expect(countTests(result(7, 1), 0)).toEqual({ passed: 7, failed: 1 });
  });

  it.each([
    ['is not there', ''],
    ['is cut off', result(7, 0).slice(0, -9)],
    ['says nothing', 'null'],
    ['lacks a count', '{"numPassedTests":7}'],
  ])('have failed when their result %s, whatever the exit code says', (_what, text) => {
    for (const exitCode of [0, 1]) expect(countTests(text, exitCode)).toEqual({ passed: 0, failed: 1 });
  });

  it('have failed when there was none, or when the run ended badly without a failed test', () => {
    expect(countTests(result(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countTests(result(7, 0), 137)).toEqual({ passed: 7, failed: 1 });
  });
});
