import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Logger } from '@aivy/server-kit';
import { TrialCounts } from './trial-counts.service.js';
import type { TrialCount, TrialRepository } from './trial.repository.js';

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z') }));
afterEach(() => void jest.useRealTimers());

const item = { id: 7, version: 2 };
const row = (asked: number): TrialCount => ({ ...item, route: 'lower', asked });

it('counts of items on trial are read again after a minute, without anybody’s waiting; while they cannot be read the older ones stay', async () => {
  const answers: (TrialCount[] | Error)[] = [[row(3)], new Error('away'), [row(5)]];
  let reads = 0;
  const trials = {
    selectAll: async () => {
      const answer = answers[reads++]!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const told: unknown[] = [];
  const logger = { warn: (fields: unknown) => void told.push(fields) };
  const counts = new TrialCounts(trials as unknown as TrialRepository, logger as unknown as Logger);
  const asked = (): number => counts.asked(item, 'lower');

  await counts.onModuleInit();
  expect([asked(), counts.asked(item, 'first'), counts.asked({ ...item, version: 3 }, 'lower')]).toEqual([3, 0, 0]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([asked(), reads]).toEqual([3, 1]);

  await jest.advanceTimersByTimeAsync(1);
  expect(asked()).toBe(3);
  await jest.advanceTimersByTimeAsync(0);
  expect([asked(), reads, told.length]).toEqual([3, 2, 1]);

  await jest.advanceTimersByTimeAsync(60_001);
  expect(asked()).toBe(3);
  await jest.advanceTimersByTimeAsync(0);
  expect([asked(), reads]).toEqual([5, 3]);
});
