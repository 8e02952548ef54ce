import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../core/store';
import { selectSection, selectTest } from '../selectors';
import { begun, entryTyped, movedTo, sectionSized } from '../slice';
import type { TestLimit } from '../time';
import { useGoOn } from './use-go-on';
import { useTestClock } from './use-test-clock';
import { useTestCommands } from './use-test-commands';

const LIMIT = 60_000;

/** A test of three questions whose clock stands at a moment that is set here. */
function begin() {
  const store = makeStore();
  store.dispatch(begun({ startTime: '', formId: null, owner: null }));
  store.dispatch(sectionSized({ section: 'reading_and_writing', length: 3 }));
  const clock = { at: 0 };
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { store, clock, wrapper, spent: () => selectSection(store.getState()).spentMs };
}

describe('the time of a question', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  const run = (limit: TestLimit | null) => {
    const world = begin();
    const { clock, wrapper } = world;
    const page = renderHook(
      (props: { running: boolean; limit: TestLimit | null }) => useTestClock({ ...props, now: () => clock.at }),
      { wrapper, initialProps: { running: true, limit } },
    );
    return { ...world, ...page };
  };

  it('is counted to the moment at which the clock is stopped, and not while it stands', () => {
    const { clock, spent, rerender } = run({ kind: 'spent', limitMs: LIMIT });
    clock.at = 700;
    rerender({ running: false, limit: { kind: 'spent', limitMs: LIMIT } });
    expect(spent()).toEqual([700, 0, 0]);
    clock.at = 30_000;
    act(() => void jest.advanceTimersByTime(5_000));
    rerender({ running: true, limit: { kind: 'spent', limitMs: LIMIT } });
    clock.at = 30_250;
    act(() => void jest.advanceTimersByTime(1_000));
    expect(spent()).toEqual([950, 0, 0]);
  });

  it('is counted to the moment at which the page goes, which leaves no timer', () => {
    const { clock, spent, unmount } = run(null);
    clock.at = 400;
    unmount();
    expect([spent(), jest.getTimerCount()]).toEqual([[400, 0, 0], 0]);
  });

  it('ends with the limit that holds now', () => {
    const { clock, spent, rerender } = run({ kind: 'spent', limitMs: 1_000 });
    rerender({ running: true, limit: { kind: 'spent', limitMs: 3_000 } });
    clock.at = 9_000;
    act(() => void jest.advanceTimersByTime(1_000));
    expect(spent()).toEqual([3_000, 0, 0]);
  });

  it('is read together with what a deadline leaves', () => {
    const { store, clock } = run({ kind: 'deadline', leftMs: () => 90_000 - clock.at });
    clock.at = 2_000;
    act(() => void jest.advanceTimersByTime(1_000));
    expect(selectTest(store.getState()).leftMs).toBe(88_000);
  });

  it('is read before another question, or the review page, is on the screen', () => {
    const { store, wrapper } = begin();
    const read: [position: number, reviewing: boolean][] = [];
    const readClock = (): void => {
      const { position, reviewing } = selectTest(store.getState());
      read.push([position, reviewing]);
    };
    const { result } = renderHook(() => useTestCommands({ readClock, toggleEliminator: () => undefined }), { wrapper });
    act(() => result.current.goTo(2));
    act(() => result.current.openReview());
    expect(read).toEqual([
      [0, false],
      [2, false],
    ]);
  });
});

describe('Next in a section without a way back', () => {
  const open = (held = false) => {
    const { store, wrapper } = begin();
    const done: string[] = [];
    const { result } = renderHook(
      () =>
        useGoOn({
          steps: { total: 3, waiting: null, onNext: () => void done.push('next') },
          position: selectTest(store.getState()).position,
          total: 3,
          readClock: () => void done.push('clock'),
          goTo: () => undefined,
          held,
        }),
      { wrapper },
    );
    return { store, done, result };
  };

  it('reads the time of the question before it is over, and does not ask where it is answered', () => {
    const { store, done, result } = open();
    act(() => void store.dispatch(entryTyped('b')));
    act(() => result.current.goOn());
    expect([done, result.current.skips]).toEqual([['clock', 'next'], false]);
  });

  it('asks where an answer was only begun, but not while something else is on the screen', () => {
    for (const held of [false, true]) {
      const { store, done, result } = open(held);
      act(() => void store.dispatch(entryTyped('3/')));
      act(() => result.current.goOn());
      expect([done, result.current.skips]).toEqual([[], !held]);
    }
  });

  it('does not ask at the last question, which is submitted with a question of its own', () => {
    const { store, wrapper } = begin();
    store.dispatch(movedTo(2));
    const done: string[] = [];
    const steps = { total: 3, waiting: null, onNext: () => void done.push('next') };
    const { result } = renderHook(
      () => useGoOn({ steps, position: 2, total: 3, readClock: () => undefined, goTo: () => undefined, held: false }),
      { wrapper },
    );
    act(() => result.current.goOn());
    expect([done, result.current.skips]).toEqual([['next'], false]);
  });
});
