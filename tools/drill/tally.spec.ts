import { describe, expect, it } from '@jest/globals';
import { allCalls, DEFAULT_DEADLINE_MS } from '@aivy/contracts';
import { LONGER_DEADLINES } from './tally.mjs';

const drilled = /^\/(diagnostic|full-test|daily|plan|aivydaily)\//;

describe('the deadlines that drills hold calls to', () => {
  it('are those of the contract', () => {
    const longer = allCalls.filter(
      ({ path, deadlineMs = DEFAULT_DEADLINE_MS }) => drilled.test(path) && deadlineMs !== DEFAULT_DEADLINE_MS,
    );
    expect(Object.fromEntries(longer.map(({ path, deadlineMs }) => [path.slice(1), deadlineMs]))).toEqual(
      LONGER_DEADLINES,
    );
  });
});
