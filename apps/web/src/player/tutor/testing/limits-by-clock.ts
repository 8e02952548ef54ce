import { jest } from '@jest/globals';

/** The browser's own clock is not the fake one: time limits of calls go by that instead. */
export function limitsByClock(): void {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
}
