import { jest } from '@jest/globals';
import { PROFILE_KEY } from '../device/storage-keys';
import { clearToken, writeToken } from './auth-cookie';
import { ownDevice } from './own-device';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  clearToken();
});

/** @returns how often Maya's page was left after another tab did this */
function leavesAfter(...steps: readonly (() => void)[]): number {
  const leave = jest.fn();
  const stop = ownDevice('maya', leave);
  for (const step of steps) {
    step();
    window.dispatchEvent(new StorageEvent('storage', { key: PROFILE_KEY }));
    jest.advanceTimersByTime(200);
  }
  jest.advanceTimersByTime(2_000);
  stop();
  return leave.mock.calls.length;
}

const signOut = (): void => {
  clearToken();
  localStorage.removeItem(PROFILE_KEY);
};
const signIn = (id: string) => (): void => {
  writeToken(`token of ${id}`);
  localStorage.setItem(PROFILE_KEY, JSON.stringify({ id }));
};

describe("a student's page", () => {
  it('is left when another tab signs out', () => expect(leavesAfter(signOut)).toBe(1));
  it('is left when someone else signs in', () => expect(leavesAfter(signOut, signIn('ben'))).toBe(1));
  it('stays when the same student signs in again', () => expect(leavesAfter(signOut, signIn('maya'))).toBe(0));
});
