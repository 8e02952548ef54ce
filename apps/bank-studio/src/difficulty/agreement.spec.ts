import { printOf, AUTHORED_ITEMS, type Band, type Item } from '@aivy/item-bank';
import { agreementOf, drawSample, weightedKappa } from './agreement.js';
import type { RatedTable } from '@aivy/item-bank/difficulty';
import { currentSolves } from './ratings-of.js';
import type { Solve } from './solve.js';

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

describe('how far labels and solvers agree', () => {
  const items: Item[] = Array.from({ length: 6 }, (_, index) => ({
    ...AUTHORED_ITEMS[0]!,
    key: `rw-words-${index}`,
    difficulty: index < 3 ? 'hard' : 'easy',
  }));
  const by = (solver: number, bands: (Band | null)[]): Solve[] =>
    bands.flatMap((band, index) =>
      band === null
        ? []
        : {
            key: items[index]!.key,
            print: printOf(items[index]!),
            solver,
            answer: 'a',
            confidence: 1,
            seconds: 50,
            steps: 2,
            tempting: '',
            why: '',
            band,
          },
    );
  const rated = (band: Band) => ({ band, b: 0, b_sd: 0.5, solves: 2, prints: [] });
  const table: RatedTable = Object.fromEntries(
    items.map(({ key }, index) => [
      key,
      rated((['hard', 'medium', 'medium', 'easy', 'easy', 'easy'] as const)[index]!),
    ]),
  );
  const solves = [
    ...by(1, ['hard', 'medium', 'medium', 'easy', 'easy', null]),
    ...by(2, ['hard', 'medium', 'easy', 'easy', 'easy', 'easy']),
    ...by(3, ['hard', 'hard', null, null, 'easy', 'easy']),
  ];
  const report = agreementOf(items, currentSolves(items, solves), table, { count: 100, seed: 'x' });

  it('compares the two solvers where both solved an item', () => {
    expect(report).toMatchObject({ solved: 5, solvers: { items: 5 }, solversOfAll: { items: 5 } });
    // H-H M-M M-E E-E E-E: seen 1 of 5; by chance, each of HMMEE against each of HMEEE, 31 of 25:
    // H 0 + 1 + 4 + 4 + 4, twice M 1 + 0 + 1 + 1 + 1, twice E 4 + 1.
    expect(report.solvers.kappa).toBeCloseTo(1 - 1 / 5 / ((13 + 2 * 4 + 2 * 5) / 25), 12);
  });

  it('compares what authors meant with the band of both', () => {
    // H-H H-M H-M E-E E-E: by chance HHHEE against HMMEE 3 × (0 + 1 + 1 + 4 + 4) + 2 × (4 + 1 + 1) = 42 of 25.
    expect(report.authors).toEqual({ items: 5, kappa: expect.closeTo(1 - 2 / 5 / (42 / 25), 12) as number });
  });

  it('compares shipped bands with those who made none of them', () => {
    // H-H M-H E-E E-E: by chance HMEE against HHEE (0 + 0 + 4 + 4) + (1 + 1 + 1 + 1) + 2 × (4 + 4) = 28 of 16.
    expect(report.fresh).toEqual({ items: 4, kappa: expect.closeTo(1 - 1 / 4 / (28 / 16), 12) as number });
    expect(report.freshSolvers).toEqual([3]);
  });

  it('draws as many as are asked for', () => {
    const few = agreementOf(items, currentSolves(items, solves), table, { count: 2, seed: 'x' });
    expect([few.sample.length, few.solvers.items, few.solversOfAll.items, few.fresh.items]).toEqual([2, 2, 5, 2]);
  });
});
