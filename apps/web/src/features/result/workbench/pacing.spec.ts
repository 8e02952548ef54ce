import { readAttempt } from './attempt';
import { clockText, pacedText, replayOf } from './pacing';
import { someModules, someReport } from './workbench-kit';

const replay = (trail?: { left: number[]; at: number[]; entry: (string | null)[] }) => {
  const modules = someModules();
  if (trail) modules[0].trail = trail;
  return replayOf(readAttempt('t', '', someReport(), modules), 1);
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

  it('says of a question that nobody came to that it was never on the screen', () => {
    expect(replay({ left: [100], at: [0], entry: [null] })?.questions.map(pacedText)[1]).toBe('Never on the screen');
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
