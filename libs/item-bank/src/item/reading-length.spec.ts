import { describe, expect, it } from '@jest/globals';
import { packItems } from '../packs.js';
import type { BankItem } from './item.js';
import { readingLength } from './reading-length.js';

const items = packItems() as BankItem[];

describe('what there is to read of an item', () => {
  it('is its passage, question and choices, without tags and names of TeX', () => {
    const choice = items.find(({ type, passage }) => type === 'choice' && passage !== '')!;
    if (choice.type !== 'choice') throw new Error('not a choice');
    const plain = { ...choice, passage: '<p>Two <em>cats</em></p>', question: 'Why?' };
    expect(readingLength({ ...plain, choices: { a: 'yes', b: 'no', c: '\\(\\frac{1}{2}\\)', d: '4' } })).toBe(
      // "Two cats", "Why?", "yes", "no", "(12)", "4"
      8 + 4 + 3 + 2 + 4 + 1,
    );
  });

  it('does not count the explanation, which nobody sees before', () => {
    const [item] = items;
    expect(readingLength({ ...item!, explanation: 'x'.repeat(5_000) })).toBe(readingLength(item!));
  });
});
