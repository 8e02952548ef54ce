import type { Band } from '../checks/solved-band.js';
import { drawSample, weightedKappa } from './agreement.js';

describe('the weighted kappa of two judges', () => {
  it('is Cohen’s, by hand', () => {
    // Pairs: easy-easy 2, easy-medium 1, medium-hard 1. Squared distances seen: (0 + 0 + 1 + 1) / 4 = .5.
    // By chance, each of E E E M against each of E E M H: 3 × (0 + 0 + 1 + 4) + (1 + 1 + 0 + 1) = 18, of 16: 1.125.
    const pairs: [Band, Band][] = [
      ['easy', 'easy'],
      ['easy', 'easy'],
      ['easy', 'medium'],
      ['medium', 'hard'],
    ];
    expect(weightedKappa(pairs)).toBeCloseTo(1 - 0.5 / 1.125, 12);
    expect(weightedKappa(pairs.map(([one, other]) => [other, one]))).toBeCloseTo(1 - 0.5 / 1.125, 12);
  });

  it('is 1 where they agree, 0 where they agree by chance, and nothing where there is nothing to tell apart', () => {
    expect(
      weightedKappa([
        ['easy', 'easy'],
        ['hard', 'hard'],
      ]),
    ).toBe(1);
    expect(
      weightedKappa([
        ['easy', 'easy'],
        ['easy', 'hard'],
        ['hard', 'easy'],
        ['hard', 'hard'],
      ]),
    ).toBe(0);
    expect(weightedKappa([])).toBeNaN();
    expect(weightedKappa([['easy', 'easy']])).toBeNaN();
  });
});

describe('a sample', () => {
  const list = Array.from({ length: 500 }, (_, index) => index);

  it('is the same for the same seed and another for another', () => {
    expect(drawSample(list, 100, 'one')).toEqual(drawSample(list, 100, 'one'));
    expect(drawSample(list, 100, 'one')).not.toEqual(drawSample(list, 100, 'two'));
  });

  it('has as many as asked for, each once, in the order of the list, from all of it', () => {
    const sample = drawSample(list, 100, 'one');
    expect(new Set(sample).size).toBe(100);
    expect(sample).toEqual(sample.toSorted((x, y) => x - y));
    expect(Math.max(...sample)).toBeGreaterThan(400);
    expect(drawSample([1, 2], 100, 'one')).toEqual([1, 2]);
  });
});
