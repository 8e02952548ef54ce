import { waitFor } from '@testing-library/react';
import { guardBack } from './leave-guard';

/** As the router does: a new entry, or another in place of this one. */
const push = (path: string): void => history.pushState({ idx: (history.state as { idx: number }).idx + 1 }, '', path);
const replace = (path: string): void => history.replaceState({ idx: (history.state as { idx: number }).idx }, '', path);
const index = (): number => (history.state as { idx: number }).idx;
/** Presses Back and waits until the history rests at an index, and has told so. */
async function back(restsAt: number, told: () => boolean): Promise<void> {
  history.back();
  await waitFor(() => expect([index(), told()]).toEqual([restsAt, true]));
}

describe('Back in a running test', () => {
  let heard: string[];
  const router = (): void => void heard.push(location.pathname);
  let asked: number;
  let free: () => void;
  const guard = (): void => {
    free = guardBack(() => void (asked += 1));
  };

  beforeEach(() => {
    sessionStorage.clear();
    history.replaceState({ idx: 0 }, '', '/start');
    push('/test/1');
    heard = [];
    asked = 0;
    window.addEventListener('popstate', router);
    guard();
  });
  afterEach(() => {
    free();
    window.removeEventListener('popstate', router);
  });

  it('asks, stays, and the router hears nothing of it, as often as it is pressed', async () => {
    await back(2, () => asked === 1);
    await back(2, () => asked === 2);
    expect([asked, heard, location.pathname]).toEqual([2, [], '/test/1']);
  });

  it('asks in the next module too, with no more entries to go back over', async () => {
    const { length } = history;
    free();
    replace('/test/2');
    guard();
    await back(2, () => asked === 1);
    expect([asked, heard, location.pathname, history.length]).toEqual([1, [], '/test/2', length]);
  });

  it('after a reload adds no entry and asks again', async () => {
    const { length } = history;
    free();
    guard();
    await back(2, () => asked === 1);
    expect([asked, history.length]).toEqual([1, length]);
  });

  it('from the result leads past the test to the page before it', async () => {
    free();
    replace('/test/result');
    await back(0, () => heard.length > 0);
    expect([asked, heard.at(-1), location.pathname]).toEqual([0, '/start', '/start']);
  });

  it('from a page that was gone to leads into the test, and then asks', async () => {
    free();
    push('/preview');
    await back(2, () => heard.length > 0);
    expect([heard, location.pathname]).toEqual([['/test/1'], '/test/1']);
    guard();
    await back(2, () => asked === 1);
    expect([asked, location.pathname]).toEqual([1, '/test/1']);
  });

  it('asks whoever guards now, also when one who guarded before goes later', async () => {
    const before = free;
    guard();
    before();
    await back(2, () => asked === 1);
    expect([asked, location.pathname]).toEqual([1, '/test/1']);
  });
});

describe('Back after a test with which the visit began', () => {
  it('stays in the product: there is no page of it before', async () => {
    sessionStorage.clear();
    history.replaceState({ idx: 0 }, '', '/test/1');
    guardBack(() => undefined)();
    replace('/test/result');
    const heard: string[] = [];
    const router = (): void => void heard.push(location.pathname);
    window.addEventListener('popstate', router);
    await back(0, () => heard.length > 0);
    window.removeEventListener('popstate', router);
    expect([heard, location.pathname]).toEqual([['/test/1'], '/test/1']);
  });
});
