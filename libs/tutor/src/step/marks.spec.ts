import type { StepFinding } from '../move/step-finding.js';
import { readByRules as readIntent } from '../intent/read-by-rules.js';
import { startTutor } from '../state/state.js';
import { toHintContext } from '../context/hint-context.js';
import { decide } from '../decide/decide.js';
import { packItems } from '@aivy/item-bank';
import { judgeStep } from './judge.js';
import { marksOf } from './marks.js';

const LINEAR = '<p>\\[3(x-4)+5=2x+9\\]</p>';
const judged = (lines: readonly string[], before: string | null = null): StepFinding[] =>
  lines.map((line) => judgeStep(line, { question: LINEAR, choices: null, before, proven: before, due: false }));

/** What is marked, as the student reads it: lines with their verdict, then what changed. */
function marked(message: string, before: string | null = null): string[] {
  const { lines = [] } = readIntent(message);
  const marks = marksOf(message, lines, judged(lines, before));
  const text = ({ at, to }: { at: number; to: number }): string => message.slice(at, to);
  if (marks === null) return [];
  return [...marks.lines.map((line) => `${line.holds ? '✓' : '✗'} ${text(line)}`), ...marks.changed.map(text)];
}

describe('the marks on a student’s line', () => {
  it.each([
    ['3x-4+5=2x+9', null, ['✗ 3x-4+5=2x+9', '-4', '+5', '+9']],
    ['5x-7=2x+9', null, ['✗ 5x-7=2x+9', '5x', '2x']],
    ['3x = 2x + 2', null, ['✗ 3x = 2x + 2', '+ 2']],
    ['3x - 7 = 2x + 9', null, ['✓ 3x - 7 = 2x + 9']],
    ['2X > -8 ok?', '-2x > 8', ['✗ 2X > -8', '>']],
    ['4 + 4 = 9 right so far?', null, ['✗ 4 + 4 = 9']],
  ])('of %j are the line with its verdict and the term that changed', (message, before, wanted) => {
    expect(marked(message, before)).toEqual(wanted);
  });

  it('stand at the characters that were typed, after other words, line breaks and characters that take two places', () => {
    expect(marked('😀 I got  3x = 2x + 2\nis it ok')).toEqual(['✗ 3x = 2x + 2', '+ 2']);
    expect(marked('so 3x − 7 = 2x + 9')).toEqual(['✓ 3x − 7 = 2x + 9']);
    expect(marked('x² = 4x² + 9', 'x^2 + 1 = 0')).toEqual([]);
  });

  it('are left out where it cannot be told for sure where the line stands', () => {
    expect(marked('check 1,000x = 3')).toEqual([]);
    // A letter and an accent that comes as its own character are read together.
    expect(marked('e\u0301 so 3x = 2x + 2')).toEqual([]);
  });

  it('come with the move, and never for a line without a verdict', () => {
    const state = startTutor(3);
    const item = { ...packItems()[0]!, id: 1, version: 1 };
    const context = { ...toHintContext(item, state), question: LINEAR, choices: null };
    const marksFor = (message: string) => decide(context, state, message).move.marks;
    expect(marksFor('check 3x = 2x + 2')).toEqual({
      lines: [{ at: 6, to: 17, holds: false }],
      changed: [{ at: 14, to: 17 }],
    });
    expect(marksFor('check x = 16')).toBeUndefined();
    expect(marksFor('check my step')).toBeUndefined();
  });
});
