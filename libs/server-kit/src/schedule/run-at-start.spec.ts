import { expect, it } from '@jest/globals';
import type { Logger } from '../log/logger.js';
import { runAtStart } from './run-at-start.js';

it('does what is due at the start, one after the other; what fails is told and keeps nothing else from being done', async () => {
  const done: string[] = [];
  const told: unknown[] = [];
  const work = (name: string, atStart: boolean, fails = false) => ({
    schedule: { name, everyMs: 1_000, ...(atStart && { atStart: true as const }) },
    run: async () => {
      done.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (fails) throw new Error('no database');
      done.push(`${name} ends`);
    },
  });
  const logger = { warn: (fields: unknown) => void told.push(fields) } as unknown as Logger;
  await runAtStart([work('first', true, true), work('later', false), work('second', true)], logger);
  expect(done).toEqual(['first begins', 'second begins', 'second ends']);
  expect(told).toMatchObject([{ schedule: 'first' }]);
});
