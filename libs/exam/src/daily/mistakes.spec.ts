import { describe, expect, it } from '@jest/globals';
import { isPracticeMistake, rightAt } from './mistakes.js';

/** Tries as a student makes them: `x` wrong, `o` right. */
const tries = (how: string) => [...how].map((each, index) => ({ answer: String(index), correct: each === 'o' }));

describe('a practice question', () => {
  it.each([
    ['xo', true],
    ['xxo', true],
    ['xxx', true],
    ['o', false],
    ['', false],
  ])('answered %s is a mistake: %s, by its first try', (how, is) => {
    expect(isPracticeMistake(tries(how))).toBe(is);
  });

  it.each([
    ['xo', 2],
    ['xxo', 3],
    ['xxx', 0],
    ['o', 0],
    ['', 0],
  ])('answered %s was made good by try %i', (how, at) => {
    expect(rightAt(tries(how))).toBe(at);
  });
});
