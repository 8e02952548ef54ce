import { makeStore } from '../core/store';
import { selectSecondsLeft } from './selectors';
import { begun, sectionSized, timePassed } from './slice';
import { Stopwatch } from './stopwatch';
import { clockText, crossedMark, remainingSeconds, spokenTime } from './time';

describe('time left', () => {
  it('is the limit minus the time spent, 0 only when nothing is left', () => {
    expect(remainingSeconds(1_200_000, 0)).toBe(1200);
    expect(remainingSeconds(1_200_000, 1)).toBe(1200);
    expect(remainingSeconds(1_200_000, 1_199_001)).toBe(1);
    expect(remainingSeconds(1_200_000, 1_200_000)).toBe(0);
    expect(remainingSeconds(1_200_000, 5_000_000)).toBe(0);
  });

  it('of a section is a second until its last millisecond is over', () => {
    const store = makeStore();
    store.dispatch(begun({ startTime: '', formId: null, owner: null }));
    store.dispatch(sectionSized({ section: 'reading_and_writing', length: 1 }));
    const left = (ms: number): number => {
      store.dispatch(timePassed({ ms, limitMs: 60_000 }));
      return selectSecondsLeft(store.getState(), { kind: 'spent', limitMs: 60_000 });
    };
    expect([left(1), left(59_998), left(1)]).toEqual([60, 1, 0]);
  });

  it.each([
    [1200, '20:00'],
    [61, '1:01'],
    [9, '0:09'],
    [0, '0:00'],
  ])('shows %i s as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  it.each([
    [61, '1 minute 1 second remaining'],
    [600, '10 minutes remaining'],
    [0, '0 seconds remaining'],
    [125, '2 minutes 5 seconds remaining'],
  ])('says %i s as %s', (seconds, text) => {
    expect(spokenTime(seconds)).toBe(text);
  });

  it('announces 10, 5 and 1 minute once each, in a countdown of seconds', () => {
    const heard: number[] = [];
    for (let second = 1200; second > 0; second -= 1) {
      const mark = crossedMark(second, second - 1);
      if (mark !== null) heard.push(mark);
    }
    expect(heard).toEqual([10, 5, 1]);
  });

  it('announces only the mark that is still true after a jump over several', () => {
    expect(crossedMark(900, 45)).toBe(1);
    expect(crossedMark(900, 250)).toBe(5);
    expect(crossedMark(300, 299)).toBeNull();
    expect(crossedMark(200, 100)).toBeNull();
  });
});

describe('stopwatch', () => {
  const clock = { at: 0 };
  const watch = (): Stopwatch => {
    clock.at = 1000;
    const started = new Stopwatch(() => clock.at);
    started.start();
    return started;
  };

  it('measures what passed, however seldom it is read', () => {
    const running = watch();
    clock.at += 250;
    expect(running.read()).toBe(250);
    // A tab asleep for 20 minutes ticks once when it wakes.
    clock.at += 1_200_000;
    expect(running.read()).toBe(1_200_000);
    expect(running.read()).toBe(0);
  });

  it('never runs backwards and counts nothing while stopped', () => {
    const running = watch();
    clock.at -= 500;
    expect(running.read()).toBe(0);
    running.stop();
    clock.at += 9000;
    expect(running.read()).toBe(0);
    running.start();
    clock.at += 70;
    expect(running.read()).toBe(70);
  });

  it('does not care about the computer’s date', () => {
    const running = watch();
    const realNow = Date.now;
    Date.now = () => realNow() + 86_400_000;
    clock.at += 1000;
    expect(running.read()).toBe(1000);
    Date.now = realNow;
  });
});
