import { readAttempt } from './attempt';
import { clockText, pacedText, replayOf } from './pacing';
import { someModules, someReport } from './workbench-kit';

const replay = (
  trail?: { left: number[]; at: number[]; entry: (string | null)[] },
  { module = 1 }: { module?: 1 | 2 } = {},
) => {
  const modules = someModules();
  if (trail) modules[module - 1]!.trail = trail;
  return replayOf(readAttempt('t', '', someReport(), modules), module);
};

describe('the replay of a module', () => {
  // Of 100 seconds, handed in after 90.
  const trail = { left: [100, 90, 80, 60, 50], at: [0, 0, 1, 0, 0], entry: [null, 'b', null, null, 'c'] };

  it('says of each question when it was visited and what its answer was changed to', () => {
    expect(replay(trail)?.questions.map(pacedText)).toEqual([
      'Visited twice, first at 0:00, 1:10 in all, changed once from B to C',
      'Visited once, first at 0:20, 0:20 in all',
    ]);
  });

  it('says of an answer that was taken back that it was, and how often it changed before', () => {
    const restless = { left: [100, 90, 80, 70, 60], at: [0, 0, 0, 0, 0], entry: [null, 'b', 'c', 'd', ''] };
    expect(replay(restless)?.questions.map(pacedText)[0]).toBe(
      'Visited once, first at 0:00, 1:30 in all, changed 3 times from B and taken back',
    );
  });

  it('says of a question that was seen and not answered that it was left open', () => {
    // The second question of module 2 is the omitted one.
    const looked = { left: [100, 40], at: [0, 1], entry: [null, null] };
    expect(replay(looked, { module: 2 })?.questions.map(pacedText)).toEqual([
      'Visited once, first at 0:00, 1:00 in all',
      'Visited once, first at 1:00, 0:30 in all, left open',
    ]);
  });

  it('ends with the time of the module, also where it was handed in later or nobody knows when', () => {
    const one = { left: [100], at: [0], entry: [null] };
    for (const used of [130, undefined]) {
      const modules = someModules();
      modules[0].trail = one;
      if (used === undefined) delete modules[0].used;
      else modules[0].used = used;
      const late = replayOf(readAttempt('t', '', someReport(), modules), 1);
      expect(late?.questions[0]?.trail.seconds).toBe(100);
    }
  });

  it('says from when on nothing was noted, where the trail is full', () => {
    const full = Array.from({ length: 400 }, (_, k) => k);
    const long = {
      left: full.map((k) => 100 - Math.floor(k / 5)),
      at: full.map((k) => k % 2),
      entry: full.map(() => null),
    };
    expect([replay(long)?.ends, replay(trail)?.ends]).toEqual([79, null]);
  });

  it('says of a question that nobody came to that it was never on the screen', () => {
    const [, second] = replay({ left: [100], at: [0], entry: [null] })!.questions;
    const untouched = { ...second!, asked: { ...second!.asked, answer: '', seconds: 0 } };
    expect(pacedText(untouched)).toBe('Never on the screen');
  });

  it('never says so of one that was worked on where the trail has no visit, as on another device', () => {
    const [, second] = replay({ left: [100], at: [0], entry: [null] })!.questions;
    expect(pacedText(second!)).toBe('No visit was noted, 0:30 in all');
  });

  it('is not there for a test whose page kept no trail', () => {
    expect(replay()).toBeNull();
    expect(replay({ left: [], at: [], entry: [] })).toBeNull();
  });

  it.each([
    [0, '0:00'],
    [65, '1:05'],
    [2100, '35:00'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
