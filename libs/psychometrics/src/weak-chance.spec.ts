import { skillsOf } from '@aivy/exam';
import { averagedOverDifficulty } from './item-uncertainty.js';
import { learnerState } from './learner/state.js';
import { REFERENCE_CURVES, masteryOf } from './mastery.js';
import { ParameterError } from './model.js';
import { logPace, normalCdf, withinPace } from './pace.js';
import { GRID, posteriorOf } from './posterior.js';
import type { ScoredItem } from './response.js';
import { shareRight } from './share-right.js';
import { ownShare, weakChance } from './weak-chance.js';

const [one, two] = skillsOf('english').map(({ id }) => id) as [number, number];
const item = (skill: number, correct: boolean, more: Partial<ScoredItem> = {}): ScoredItem => ({
  skill,
  a: 1.25,
  b: 0,
  c: 0.2,
  correct,
  answered: true,
  seconds: 60,
  timeSpent: 60,
  ...more,
});
const normal = (mean: number, sd: number) => posteriorOf(new Float64Array(GRID.length), { mean, sd });
const frames = new Map(
  [...skillsOf('english'), ...skillsOf('math')].map(({ id }) => [id, { weight: 0.1, seconds: 60 }]),
);

describe('the chance that a skill is weak', () => {
  it('is the part of the posterior below the ability at which mastery is 70', () => {
    // Mastery rises with ability, so bisection finds that ability; of a normal posterior the part below it is known.
    for (const factor of [1, 0.925, 0.85]) {
      let [low, high] = [-4, 4];
      while (high - low > 1e-9) {
        const middle = (low + high) / 2;
        if (100 * factor * shareRight('english', middle) <= 70) low = middle;
        else high = middle;
      }
      for (const [mean, sd] of [
        [0.3, 0.4],
        [1.2, 0.6],
        [-0.5, 0.5],
      ] as const)
        expect(weakChance(normal(mean, sd), REFERENCE_CURVES.english, factor)).toBeCloseTo(
          normalCdf((low - mean) / sd),
          2,
        );
    }
  });

  it('is none where no ability is weak, and one where every one is', () => {
    const flat = (share: number) => new Float64Array(GRID.length).fill(share);
    expect([0.9, 0.5].map((share) => weakChance(normal(0, 1), flat(share), 1))).toEqual([0, 1]);
  });

  it('takes a student whose section is slow for slow in a skill of few answers, too', () => {
    const answers = (timeSpent: number) =>
      [true, true, false, true, true, true, true, true].map((correct, i) =>
        item(two, correct, { timeSpent, b: i / 4 - 1 }),
      );
    const chanceOfOne = (timeSpent: number): number =>
      masteryOf([one], [...answers(timeSpent), item(one, true)]).get(one)!.weakChance;
    expect(chanceOfOne(120)).toBeGreaterThan(chanceOfOne(60));
    expect(chanceOfOne(30)).toBeLessThan(chanceOfOne(60));
  });
});

describe('the share that its own answers have settled', () => {
  it('is that of the variance: of two normal distributions the precisions add up', () => {
    const prior = normal(0, 0.7);
    const wide = posteriorOf(new Float64Array(GRID.map((x) => -0.5 * ((x - 0.2) / 0.5) ** 2)), { mean: 0, sd: 0.7 });
    const precisions = 1 / 0.49 + 1 / 0.25;
    expect(ownShare(wide, prior)).toBeCloseTo(1 - 1 / precisions / 0.49, 3);
  });

  it('is nothing without an answer of its own, and grows with each', () => {
    const section = [true, false, true, true, false, true].map((correct) => item(two, correct));
    const shares = [0, 1, 2, 4, 8, 16].map(
      (count) =>
        masteryOf(
          [one],
          [...section, ...Array.from({ length: count }, (_, i) => item(one, i % 3 > 0, { b: (i % 3) - 1 }))],
        ).get(one)!.ownShare,
    );
    expect(shares[0]).toBe(0);
    expect([...shares].sort((x, y) => x - y)).toEqual(shares);
    expect(shares[1]).toBeGreaterThan(0);
    expect(shares[5]).toBeGreaterThan(0.4);
  });

  it('is never below nothing, though answers that contradict the section leave more open', () => {
    expect(ownShare(normal(0, 0.8), normal(0, 0.7))).toBe(0);
  });

  it('is kept in the learner record: of a skill without an answer it is 0', () => {
    const { skills } = learnerState({ answers: [{ ...item(one, true), hinted: false }], frames });
    expect(skills.find(({ skill }) => skill === one)!.own_share).toBeGreaterThan(0.01);
    expect(skills.find(({ skill }) => skill === two)!.own_share).toBe(0);
  });
});

describe('an item whose difficulty is unsure', () => {
  it('is met as its curve averaged over where it may lie', () => {
    for (const [a, bSd] of [
      [1.25, 0.5],
      [0.8, 0.3],
      [2, 0.6],
    ] as const) {
      const flat = averagedOverDifficulty({ a, b: 0.2, c: 0.2, bSd });
      for (const theta of [-2, -0.5, 0.2, 0.7, 2]) {
        let [sum, weights] = [0, 0];
        for (let z = -6; z <= 6; z += 0.01) {
          const weight = Math.exp(-(z * z) / 2);
          weights += weight;
          sum += weight * (0.2 + 0.8 / (1 + Math.exp(-a * (theta - 0.2 - bSd * z))));
        }
        expect(0.2 + 0.8 / (1 + Math.exp(-flat.a * (theta - flat.b)))).toBeCloseTo(sum / weights, 1.9);
      }
    }
  });

  it('says less of a skill than one that is known, and a known one is what it is', () => {
    expect(averagedOverDifficulty({ a: 1.25, b: 0, c: 0.2 })).toEqual({ a: 1.25, b: 0, c: 0.2 });
    const known = masteryOf([one], [item(one, false), item(one, false)]).get(one)!;
    const unsure = masteryOf([one], [item(one, false, { bSd: 1 }), item(one, false, { bSd: 1 })]).get(one)!;
    expect(unsure.ownShare).toBeLessThan(known.ownShare);
    expect(() => averagedOverDifficulty({ a: 1, b: 0, c: 0, bSd: -1 })).toThrow(ParameterError);
  });
});

describe('pace', () => {
  it('leans on what is usual for the student, by two answers', () => {
    const slow = { timeSpent: 120, seconds: 60 };
    expect(logPace([slow])).toBeCloseTo(Math.log(2) / 3, 10);
    expect(logPace([slow], 0.3)).toBeCloseTo((Math.log(2) + 0.6) / 3, 10);
    expect(logPace([{ timeSpent: 0, seconds: 60 }], 0.3)).toBeCloseTo(0.3, 10);
    expect(withinPace([], 0)).toBeCloseTo(0.5, 6);
    expect(withinPace([slow], 0.3)).toBeLessThan(withinPace([slow]));
  });
});
