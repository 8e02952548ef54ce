import { describe, expect, it } from '@jest/globals';
import { countTests, failuresIn } from './count-tests.mjs';

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

describe('what a run says of its failures', () => {
  it('names the file, the test and what it said, and a suite that could not run', () => {
    const suite = (name: string, status: string, assertionResults: readonly object[], message = '') => ({
      name,
      status,
      message,
      assertionResults,
    });
    const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
    const failed = { status: 'failed', fullName: 'divides', failureMessages: ['expected 2, received 3'] };
    const testResults = [
      suite('/a.spec.ts', 'failed', [passed, failed]),
      suite('/b.spec.ts', 'passed', [passed]),
      suite('/c.spec.ts', 'failed', [], 'cannot find module'),
    ];
    expect(failuresIn(JSON.stringify({ testResults }))).toEqual([
      '/a.spec.ts: divides\nexpected 2, received 3',
      '/c.spec.ts: could not run\ncannot find module',
    ]);
  });

  it('is empty for a result that is cut off', () => {
    expect(failuresIn('{"testResults":[')).toEqual([]);
  });
});
