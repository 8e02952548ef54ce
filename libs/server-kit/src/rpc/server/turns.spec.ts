import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Turns } from './turns.js';

it('one piece of work is done at a time, in the order in which it came, also behind one that fails', async () => {
  const turns = new Turns();
  const log: string[] = [];
  const work = (name: string, ms: number, fault?: Error): Promise<string> =>
    turns.next(async () => {
      log.push(`${name} begins`);
      await sleep(ms);
      log.push(`${name} ends`);
      if (fault) throw fault;
      return name;
    });
  const fault = new Error('Redis is away');
  const outcomes = await Promise.allSettled([work('first', 20), work('second', 5, fault), work('third', 0)]);
  expect(log).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(outcomes).toMatchObject([{ value: 'first' }, { reason: fault }, { value: 'third' }]);
});

it('work that does not end holds up the next one for three seconds and no longer', async () => {
  jest.useFakeTimers();
  try {
    const turns = new Turns();
    void turns.next(() => new Promise(() => undefined));
    let begun = false;
    void turns.next(async () => void (begun = true));
    await jest.advanceTimersByTimeAsync(2_999);
    expect(begun).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});
