import { describe, expect, it } from '@jest/globals';
import { packItems } from '../packs.js';
import type { BankItem } from './item.js';
import { readingLength } from './reading-length.js';

const items = packItems() as BankItem[];

describe('the reading length of an item', () => {
  const [item] = items;

  it('counts passage and question, without tags and TeX commands', () => {
    // "Two cats", "Why (12)?"
    const plain = { ...item!, passage: '<p>Two <em>cats</em></p>', question: 'Why \\(\\frac{1}{2}\\)?' };
    expect(readingLength(plain)).toBe(8 + 9);
  });

  it('leaves out choices and explanation, which no one has to read for a guess', () => {
    const choice = items.find(({ type }) => type === 'choice')!;
    if (choice.type !== 'choice') throw new Error('not a choice');
    const long = { ...choice, explanation: 'x'.repeat(500), choices: { ...choice.choices, a: 'x'.repeat(500) } };
    expect(readingLength(long)).toBe(readingLength(choice));
  });
});
