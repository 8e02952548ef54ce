import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../core/store';
import { submitOnce, useEarlierSubmission } from './submissions';

/** A submission that ends when it is told to. */
function submission() {
  let end = (_outcome: string): void => undefined;
  const send = (): Promise<string> => new Promise((resolve) => (end = resolve));
  return { send, end: (outcome: string) => act(async () => end(outcome)) };
}

describe('a submission', () => {
  it('is joined while it is under way, and made anew after it has ended', async () => {
    const store = {};
    const first = submission();
    const [one, two] = [submitOnce(store, 't', first.send), submitOnce(store, 't', () => Promise.resolve('second'))];
    expect(two).toBe(one);
    expect(await submitOnce(store, 'other', () => Promise.resolve('other'))).toBe('other');
    await first.end('failed');
    expect([await two, await submitOnce(store, 't', () => Promise.resolve('second'))]).toEqual(['failed', 'second']);
  });

  it('that began before is waited for by a screen that comes, and leads one nowhere that has gone', async () => {
    const store = makeStore();
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const { send, end } = submission();
    void submitOnce(store, 't', send);
    const told: string[] = [];
    const come = () =>
      renderHook(() => useEarlierSubmission<string>('t', (outcome) => told.push(outcome) > 1), { wrapper });
    const [stays, goes] = [come(), come()];
    expect(stays.result.current).toBe(true);
    goes.unmount();
    await end('failed');
    expect([told, stays.result.current]).toEqual([['failed'], false]);
  });
});
