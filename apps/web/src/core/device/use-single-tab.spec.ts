import { act, renderHook } from '@testing-library/react';
import { jest } from '@jest/globals';
import { FakeLocks } from '../testing/fake-locks';
import { fakeTime, pass, until } from '../testing/time';
import { useSingleTab } from './use-single-tab';

describe('one tab at a time', () => {
  let locks: FakeLocks;
  let uninstall: () => void;
  beforeEach(() => {
    fakeTime();
    locks = new FakeLocks();
    uninstall = locks.install();
  });
  afterEach(() => {
    jest.useRealTimers();
    uninstall();
  });

  it('writes the test; the next one learns soon that it does not', async () => {
    const first = renderHook(() => useSingleTab('t'));
    const second = renderHook(() => useSingleTab('t'));
    await pass(500);
    // A reload frees its lock a moment before it asks for it again: no alarm yet.
    expect([first.result.current.elsewhere, second.result.current.elsewhere]).toEqual([false, false]);
    await until(() => second.result.current.elsewhere);
    expect(first.result.current.elsewhere).toBe(false);
  });

  it('takes over on request, and the other one steps aside', async () => {
    const first = renderHook(() => useSingleTab('t'));
    const second = renderHook(() => useSingleTab('t'));
    await until(() => second.result.current.elsewhere);
    act(() => second.result.current.takeOver());
    await until(() => first.result.current.elsewhere && !second.result.current.elsewhere);
    act(() => first.result.current.takeOver());
    await until(() => second.result.current.elsewhere && !first.result.current.elsewhere);
  });

  it('follows when the one before it has been closed', async () => {
    const first = renderHook(() => useSingleTab('t'));
    const second = renderHook(() => useSingleTab('t'));
    await until(() => second.result.current.elsewhere);
    first.unmount();
    await until(() => !second.result.current.elsewhere);
  });

  it('leaves the lock to others when it is closed while it waits', async () => {
    const release = await locks.takeElsewhere();
    renderHook(() => useSingleTab('t')).unmount();
    const next = renderHook(() => useSingleTab('t'));
    await until(() => next.result.current.elsewhere);
    release();
    await until(() => !next.result.current.elsewhere);
  });

  it('does not matter where the browser knows no locks', async () => {
    uninstall();
    const { result } = renderHook(() => useSingleTab('t'));
    await pass(5_000);
    expect(result.current.elsewhere).toBe(false);
  });
});
