import { describe, expect, it } from '@jest/globals';
import { solvedBand } from './solved-band.js';
import type { Band } from '@aivy/item-bank';

describe('the band of an item by its solvers', () => {
  it.each<[Band[], Band]>([
    [['easy'], 'easy'],
    [['easy', 'easy'], 'easy'],
    [['hard', 'hard'], 'hard'],
    [['easy', 'hard'], 'medium'],
    [['easy', 'medium', 'medium'], 'medium'],
    [['medium', 'medium', 'hard'], 'medium'],
  ])('is what they agree on, or lies in the middle: %j', (felt, band) => {
    expect(solvedBand(felt)).toBe(band);
    expect(solvedBand(felt.toReversed())).toBe(band);
  });

  it.each<[Band[], Band]>([
    [['easy', 'medium'], 'medium'],
    [['medium', 'hard'], 'hard'],
  ])('is the harder of two between which it lies: %j', (felt, band) => {
    expect(solvedBand(felt)).toBe(band);
    expect(solvedBand(felt.toReversed())).toBe(band);
  });
});
