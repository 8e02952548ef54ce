import type { Band } from '@aivy/item-bank';
import { authorDifficulty, AUTHOR_B_SD, BAND_LIMITS } from '@aivy/item-bank/difficulty';
import { rate, type Felt } from './rate.js';
import type { TextFeatures } from './text-features.js';

/** Adds nothing: a passage as long and as involved as usual, choices as alike. */
const plain: TextFeatures = { words: 75, clauses: 1.5, letters: false, closeness: 0.5 };
/** Words in Context: usually 55 seconds. */
const WORDS = 5;
const felt = (band: Band, more: Partial<Felt> = {}): Felt => ({
  band,
  seconds: 55,
  steps: 2,
  confidence: 0.96,
  tempting: 'c',
  ...more,
});
const both = (band: Band, more: Partial<Felt> = {}): Felt[] => [felt(band, more), felt(band, more)];

/** Share of students rightly answering an item with a = 1.25, abilities N(0, 1): the trapezoid rule over ±6. */
function shareRight(b: number, c: number): number {
  let sum = 0;
  for (let k = -600; k <= 600; k += 1) {
    const theta = k / 100;
    sum += (c + (1 - c) / (1 + Math.exp(-1.25 * (theta - b)))) * Math.exp(-(theta ** 2) / 2);
  }
  return sum / 100 / Math.sqrt(2 * Math.PI);
}

describe('where a band begins', () => {
  it('is where as many students answer rightly as solvers were told: 45 % of hard items, 75 % of easy ones', () => {
    expect(shareRight(BAND_LIMITS.hard[0], 0.2)).toBeCloseTo(0.45, 2);
    expect(shareRight(BAND_LIMITS.easy[1], 0.2)).toBeCloseTo(0.75, 2);
  });
});

describe('the difficulty of an item by those who solved it', () => {
  it('is the written formula, by hand', () => {
    // Index of each: .12 × 1 step = .12, nothing else; tempted alike: .05 × (1 - .75) = .0125.
    // b = 1.39 × 2/1.74 × (.12 + .0125 - .02) = 1.598 × .1125.
    expect(rate(both('medium', { steps: 3 }), [plain], WORDS)).toEqual({
      band: 'medium',
      b: 0.18,
      // √(.45² + (4 × .26² / 5) / 2) = √.22954
      b_sd: 0.48,
    });
  });

  it('stays within the band of its solvers, however quick or slow they were', () => {
    expect(rate(both('hard', { seconds: 20, steps: 1 }), [plain], WORDS)).toMatchObject({ band: 'hard', b: 0.8 });
    expect(rate(both('easy', { seconds: 120, steps: 5 }), [plain], WORDS)).toMatchObject({ band: 'easy', b: -0.8 });
    expect(rate(both('medium', { seconds: 200, steps: 6 }), [plain], WORDS)).toMatchObject({ band: 'medium', b: 0.75 });
  });

  it.each<[string, Partial<Felt>]>([
    ['more seconds', { seconds: 65 }],
    ['more steps', { steps: 3 }],
    ['less confidence', { confidence: 0.9 }],
  ])('rises with %s', (_what, more) => {
    const b = (list: Felt[]): number => rate(list, [plain], WORDS).b;
    expect(b(both('medium', more))).toBeGreaterThan(b(both('medium')));
  });

  it('rises when the same wrong answer tempts both, and not when each is tempted by another', () => {
    const tempted = (...letters: string[]): number =>
      rate(
        letters.map((tempting) => felt('medium', { tempting })),
        [plain],
        WORDS,
      ).b;
    expect(tempted('a', 'a')).toBeGreaterThan(tempted('a', 'b'));
    expect(tempted('a', 'b')).toBeGreaterThan(tempted('', ''));
  });

  it.each<[string, Partial<TextFeatures>]>([
    ['a longer passage', { words: 130 }],
    ['embedded clauses', { clauses: 4 }],
    ['letters instead of numbers', { letters: true }],
    ['a wrong choice close to the key', { closeness: 0.9 }],
  ])('rises a little with %s', (_what, more) => {
    const change = rate(both('medium'), [{ ...plain, ...more }], WORDS).b - rate(both('medium'), [plain], WORDS).b;
    expect(change).toBeGreaterThan(0);
    expect(change).toBeLessThanOrEqual(0.21);
  });

  it('takes the seconds of a skill as they usually are', () => {
    // 75 seconds are much for Words in Context and usual for Central Ideas.
    const slow = both('medium', { seconds: 75 });
    expect(rate(slow, [plain], WORDS).b).toBeGreaterThan(rate(slow, [plain], 1).b);
    expect(rate(slow, [plain], 1).b).toBe(rate(both('medium'), [plain], WORDS).b);
  });

  it('trusts the word of one less than that of two who agree', () => {
    const one = rate([felt('medium', { steps: 4 })], [plain], WORDS);
    const two = rate(both('medium', { steps: 4 }), [plain], WORDS);
    expect(one.b).toBeLessThan(two.b);
    expect(one.b_sd).toBeGreaterThan(two.b_sd);
  });

  it('refuses what nobody solved', () => {
    expect(() => rate([], [plain], WORDS)).toThrow(RangeError);
    expect(() => rate(both('easy'), [], WORDS)).toThrow(RangeError);
  });
});

describe('how unsure b is', () => {
  const sd = (list: Felt[]): number => rate(list, [plain], WORDS).b_sd;

  it('grows with disagreement and falls with more solves', () => {
    expect(sd([felt('easy'), felt('medium')])).toBeGreaterThan(sd(both('medium')));
    expect(sd([felt('easy'), felt('hard')])).toBeGreaterThan(sd([felt('easy'), felt('medium')]));
    expect(sd([...both('medium'), ...both('medium')])).toBeLessThan(sd(both('medium')));
  });

  it('is never more than that of an author alone, nor less than what no judge sees', () => {
    const far = [felt('easy', { seconds: 15, steps: 1 }), felt('hard', { seconds: 150, steps: 6, confidence: 0.5 })];
    expect(sd(far)).toBe(AUTHOR_B_SD);
    expect(sd(Array.from({ length: 400 }, () => felt('medium')))).toBe(0.45);
  });
});

describe('the difficulty of an item that nobody but its author has judged', () => {
  it.each<[Band, number | undefined, number]>([
    ['easy', undefined, -1],
    ['medium', 0.25, 0.25],
    ['hard', 0.4, 1.4],
    ['hard', -0.4, 0.8],
    ['easy', 0.4, -0.8],
  ])('of %s, moved by %s, is %d', (band, shift, b) => {
    expect(authorDifficulty(band, shift)).toEqual({ band, b, b_sd: 0.6 });
  });
});

describe('a solver who is wholly sure', () => {
  it('counts as 99.5 % sure: nobody is surer', () => {
    const sure = rate(both('medium', { confidence: 1 }), [plain], WORDS);
    expect(sure).toEqual(rate(both('medium', { confidence: 0.995 }), [plain], WORDS));
    // Of .075 × ln(.005 / .04) = -.156 comes 1.598 × (-.156 + .0125 - .02).
    expect(sure.b).toBe(-0.26);
  });
});

describe('an item without a passage', () => {
  it('is not easier for the words that it does not have', () => {
    expect(rate(both('medium', { steps: 3 }), [{ ...plain, words: 0, clauses: 0 }], WORDS).b).toBe(0.18);
  });
});
