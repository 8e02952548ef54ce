import { blank } from '../content/author.js';
import type { Item } from '../item/item.js';
import type { MathSide } from '../item/talk.js';
import { checkMathSide } from './math-side.js';

/** 3 notebooks at $4 and a pen at $2: $14. */
const ITEM = blank({
  key: 'math-linear-one-99',
  skill: 12,
  difficulty: 'easy',
  seconds: 60,
  question: '<p>If \\(4x+2=14\\), what is the value of \\(x\\)?</p>',
  answer: '3',
  wrong: {
    '4': ['sign-slip-moving-term', 'The \\(2\\) was added instead of subtracted.'],
    '12': ['forgot-to-divide', 'This is the value of \\(4x\\).'],
  },
  why: 'Subtracting \\(2\\) gives \\(4x=12\\), so \\(x=3\\).',
  hints: ['Undo the last step first.', 'What was added?', 'Subtract it.', 'Then divide.'],
});

const faults = (math: Partial<MathSide>, simpler?: string): string[] => {
  const item: Item = {
    ...ITEM,
    talk: { math: { landmarks: [], starts: [], traps: [], ...math }, ...(simpler !== undefined && { simpler }) },
  };
  return checkMathSide(item).map(({ message }) => message);
};

describe('the check of landmarks, starts and traps', () => {
  it('passes what is true and keeps the key', () => {
    expect(
      faults({
        landmarks: [{ value: '12', says: 'the value of \\(4x\\)', ask: 'What do you divide by?' }],
        starts: ['4x=12'],
        traps: [{ line: '4x=16', misconception: 'sign-slip-moving-term' }],
      }),
    ).toEqual([]);
  });

  it.each<[string, Partial<MathSide>]>([
    ['is the key', { landmarks: [{ value: '3', says: 'a value' }] }],
    ['is the key', { landmarks: [{ value: '6/2', says: 'a value' }] }],
    ['is no number', { landmarks: [{ value: 'twelve', says: 'a value' }] }],
    ['gives something away', { landmarks: [{ value: '12', says: '4 times 3' }] }],
    ['must ask one question', { landmarks: [{ value: '12', says: 'a value', ask: 'Divide it.' }] }],
    ['is false at the key', { starts: ['4x=16'] }],
    ['is no equation', { starts: ['4x+'] }],
    ['is true at the key', { traps: [{ line: '8x=24', misconception: 'forgot-to-divide' }] }],
    ['no feedback on', { traps: [{ line: '4x=16', misconception: 'unheard-of' }] }],
  ])('finds what %s', (message, math) => {
    expect(faults(math)).toEqual([expect.stringContaining(message)]);
  });

  it('finds a simpler explanation that is too long', () => {
    expect(faults({}, 'word '.repeat(60).trim())).toEqual([]);
    expect(faults({}, 'word '.repeat(61).trim())).toEqual([expect.stringContaining('61 words')]);
  });
});
