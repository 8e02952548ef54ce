import { jest } from '@jest/globals';
import { fakeTime, pass } from '../core/testing/time';
import { beginDrawnPage, discardDrawnPage } from './drawn-page';

const ALL = ['/assets/framework.js', '/assets/landing.js', '/assets/entry.js'];

const letInputThrough = (): void => window.aivyLetInputThrough?.();

/** What ran, and whether a task of another kind had its turn in between. */
let ran: string[];
let down: boolean;
const run = async (address: string): Promise<void> => {
  if (down) throw new TypeError('Failed to fetch');
  ran.push(address);
};
const preloaded = (): string[] =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href') ?? '');

// jsdom's own empty page says only now that it is loaded.
beforeAll(() => new Promise<void>((resolve) => void setTimeout(resolve)));
beforeEach(() => {
  fakeTime();
  ran = [];
  down = false;
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="root"><main><button id="start">Start</button></main></div>';
});
afterEach(() => {
  letInputThrough();
  jest.useRealTimers();
});

describe('a page that the build has drawn', () => {
  it('asks for no code until it is shown whole and the browser rests', async () => {
    beginDrawnPage(ALL, run);
    await pass(5_000);
    expect([preloaded(), ran]).toEqual([[], []]);
    window.dispatchEvent(new Event('load'));
    await pass(1_000);
    expect(preloaded()).toEqual(ALL);
    expect(ran).toEqual(ALL);
  });

  it('runs each file in a task of its own, behind those that it imports', async () => {
    const tasks: string[] = [];
    beginDrawnPage(ALL, async (address) => {
      tasks.push(address);
      setTimeout(() => tasks.push('another task'));
    });
    window.dispatchEvent(new Event('load'));
    await pass(1_000);
    expect(tasks).toEqual(ALL.flatMap((address) => [address, 'another task']));
  });

  it.each(['pointerdown', 'keydown'])('asks for its code at once when somebody reaches for it: %s', async (kind) => {
    beginDrawnPage(ALL, run);
    document.getElementById('start')!.dispatchEvent(new Event(kind, { bubbles: true }));
    await pass(100);
    expect(ran).toEqual(ALL);
    window.dispatchEvent(new Event('load'));
    await pass(1_000);
    expect([preloaded(), ran]).toEqual([ALL, ALL]);
  });

  it('does a click that came before its code, and asks again when that could not be fetched', async () => {
    down = true;
    beginDrawnPage(ALL, run);
    const start = document.getElementById('start')!;
    const clicked = jest.fn();
    start.addEventListener('click', clicked);
    start.click();
    await pass(100);
    expect(ran).toEqual([]);
    down = false;
    start.click();
    await pass(100);
    expect(ran).toEqual(ALL);
    expect(clicked).not.toHaveBeenCalled();
    letInputThrough();
    await pass(10);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('asks again by itself for a click that is held, and not for one who only looks', async () => {
    down = true;
    beginDrawnPage(ALL, run);
    window.dispatchEvent(new Event('load'));
    await pass(1_000);
    down = false;
    await pass(60_000);
    expect(ran).toEqual([]);
    down = true;
    document.getElementById('start')!.click();
    await pass(20_000);
    down = false;
    await pass(6_000);
    expect(ran).toEqual(ALL);
  });

  it('is not shown to somebody who is signed in, and is drawn anew by the client at once', async () => {
    discardDrawnPage(ALL, run);
    expect(document.documentElement.hidden).toBe(true);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(document.documentElement.hidden).toBe(false);
    expect(document.getElementById('root')!.childElementCount).toBe(0);
    await pass(100);
    expect(ran).toEqual(ALL);
  });
});
