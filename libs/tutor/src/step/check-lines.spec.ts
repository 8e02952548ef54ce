import type { TutorContext } from '../context/context.js';
import { startTutor } from '../state/state.js';
import { checkLines } from './check-lines.js';

const verdicts = (question: string, lines: readonly string[]) =>
  checkLines(lines, { kind: 'review', question, choices: null } as TutorContext, startTutor(1)).findings.map(
    ({ verdict }) => verdict,
  );

describe("a student's lines", () => {
  it("prove nothing against each other where the question doesn't bear them out", () => {
    const lines = ['x + 5 = 12', 'x = 7', 'x = 9'];
    expect(verdicts('<p>How many apples are left?</p>', lines)).toEqual(['no-start', 'follows', 'no-start']);
    expect(verdicts('\\(x+5=12\\)', lines)).toEqual(['follows', 'follows', 'does-not-follow']);
  });

  it("are checked up to the first one that can't be proven", () => {
    const lines = ['2x - 4 = 0', 'x = 2'];
    expect(verdicts('\\((x-2)(x-3)=0\\)', lines)).toEqual(['cannot-tell']);
  });
});
