import { jest } from '@jest/globals';

/**
 * Only the date is the test's: timers, sockets and whatever is kept on the steady clock go on as they are, so Postgres,
 * Redis, RPC and queues work. Call it before the system starts. The database's own `now()` stays what it is; what the
 * calendar goes by comes from the services.
 */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Sets the date and time of day, which stand still until they are set again. */
export const clock = {
  stop: (moment: string): void => {
    jest.useFakeTimers({ now: new Date(moment), doNotFake: [...REAL] });
  },
  set: (moment: string): void => {
    jest.setSystemTime(new Date(moment));
  },
  release: (): void => {
    jest.useRealTimers();
  },
};
