import { averagedOverDifficulty, itemStandardError } from './item-uncertainty.js';
import { LINKING } from './linking.js';
import { eap } from './posterior.js';
import type { ScoredItem } from './response.js';
import type { RangedResponse } from './score-test-range.js';
import { rangesOf, responsesOf, scoreSection } from './section.js';

const item = (index: number, correct: boolean, more: Partial<ScoredItem> = {}): ScoredItem => ({
  ...{ a: 1.25, b: ((index * 7) % 11) / 3 - 1.7, c: 0.2, skill: 1 + (index % 11), correct },
  ...{ answered: true, seconds: 60, timeSpent: 50 },
  ...more,
});
const answers = (count: number, isRight: (index: number) => boolean, more: Partial<ScoredItem> = {}): ScoredItem[] =>
  Array.from({ length: count }, (_, index) => item(index, isRight(index), more));
const mixed = answers(27, (index) => index % 3 !== 0);
/** Of equal items with the information of a quarter each at 0. */
const equal = (count: number): RangedResponse[] =>
  Array.from({ length: count }, (_, index) => ({ a: 1, b: 0, c: 0, correct: index % 2 === 0, skill: 1 }));

describe('where another test would score', () => {
  it.each([
    // √2 / √(n/4) steps of 110 points: 69.6, 34.8 and 4.9. Scores in tens 60 apart come from points up to 65 apart.
    [20, LINKING, 60],
    [20, { ...LINKING, slope: 55 }, 30],
    [4_000, LINKING, 10],
  ])('with %i equal items, in whole tens and never nowhere', (count, link, half) => {
    expect(rangesOf(0, equal(count), link).retest).toEqual({ score: 510, low: 510 - half, high: 510 + half });
  });
});

describe('a section', () => {
  it('has items that are unsure in more than their difficulty: a fifth more than their b_sd', () => {
    const [response] = responsesOf([item(3, true, { bSd: 0.5 })]);
    expect(response!.a).toBeCloseTo(averagedOverDifficulty({ ...item(3, true), bSd: 0.6 }).a, 10);
  });

  it('is scored by the linking it is given: its scale in score, range and prices', () => {
    const link = { ...LINKING, intercept: 480, slope: 90 };
    const [here, there] = [scoreSection(mixed, 'english'), scoreSection(mixed, 'english', link)];
    expect(there.range.score).toBe(10 * Math.round((480 + 90 * here.theta) / 10));
    for (const [index, cost] of here.cost.entries()) expect(there.cost[index]).toBeCloseTo((cost * 90) / 110, 0);
    const unsure = scoreSection(mixed, 'english', { ...LINKING, scaleSd: 0.6 });
    expect(unsure.range.high - unsure.range.low).toBeGreaterThan(here.range.high - here.range.low + 20);
    expect(unsure.retest).toEqual(here.retest);
  });

  it('has no price for what is right, also for a guess that its score leaves out', () => {
    const guessed = mixed.map((each, index) => (index === 4 ? { ...each, conduct: 'rapid' as const } : each));
    expect(guessed[4]!.correct).toBe(true);
    expect(scoreSection(guessed, 'english').cost[4]).toBe(0);
  });

  it('has the error of its items in that of the posterior: of equal ones b_sd by the root of their number', () => {
    const same = answers(25, (index) => index % 5 < 3, { b: 0, c: 0, bSd: 0.5 });
    const { se } = scoreSection(same, 'english');
    expect(se ** 2 - eap(responsesOf(same)).se ** 2).toBeCloseTo(0.5 ** 2 / 25, 10);
  });

  it('takes that error at the end of the scale for who is beyond it', () => {
    const all = answers(54, () => true, { bSd: 0.5 });
    const { theta, se } = scoreSection(all, 'english');
    expect(theta).toBeGreaterThan(290 / 110);
    // Beyond the end hardly an item tells of so much, and what the items add would be that of a few.
    const added = Math.sqrt(se ** 2 - eap(responsesOf(all)).se ** 2);
    expect(added).toBeCloseTo(itemStandardError(290 / 110, responsesOf(all)), 10);
  });
});
