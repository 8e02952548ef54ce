import { skillsOf } from '@aivy/exam';
import { masteryOf, skillMastery } from './mastery.js';
import type { ScoredItem } from './response.js';

/** At exam pace the probability within pace is one half, so the pace factor is .925: accuracy is looked at apart from it. */
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
const chance = (theta: number, { a, b, c }: { a: number; b: number; c: number }): number =>
  c + (1 - c) / (1 + Math.exp(-a * (theta - b)));
const likelihood = (theta: number, items: readonly ScoredItem[]): number =>
  items.reduce(
    (product, each) => product * (each.correct && each.answered ? chance(theta, each) : 1 - chance(theta, each)),
    1,
  );
const normal = (x: number, mean: number, sd: number): number => Math.exp(-(((x - mean) / sd) ** 2) / 2) / sd;

/** Abilities from -8 to 8 in steps of .04. Sums over them stand for integrals. */
const THETA = Array.from({ length: 401 }, (_, index) => -8 + 0.04 * index);
const sum = (of: (theta: number) => number): number => THETA.reduce((total, theta) => total + of(theta), 0);

/**
 * The model of docs/measurement.md, written as integrals: each skill lies around the section with a spread of .5, and the
 * other skill (here there's at most one) speaks for the section only through its own ability.
 */
function accuracyByIntegration(
  own: readonly ScoredItem[],
  others: readonly ScoredItem[],
  guessing: readonly number[],
): number {
  const otherSkill = THETA.map((theta) => likelihood(theta, others));
  const section = THETA.map(
    (theta) =>
      normal(theta, 0, 1) * THETA.reduce((total, t, place) => total + normal(t, theta, 0.5) * otherSkill[place]!, 0),
  );
  const skill = (theta: number): number =>
    likelihood(theta, own) * THETA.reduce((total, t, place) => total + section[place]! * normal(theta, t, 0.5), 0);
  const pool = [-1, 0, 1].flatMap((b) => guessing.map((c) => ({ a: 1.25, b, c })));
  const share = (theta: number): number => pool.reduce((total, each) => total + chance(theta, each), 0) / pool.length;
  return (100 * sum((theta) => share(theta) * skill(theta))) / sum(skill);
}

const CHOICE = [0.2];
const MATH = [0.2, 0.2, 0.2, 0];
const [one, two] = skillsOf('english').map(({ id }) => id) as [number, number];
const mathSkill = skillsOf('math')[0]!.id;
const series = (skill: number, marks: string, more: Partial<ScoredItem> = {}): ScoredItem[] =>
  [...marks].map((mark, i) => item(skill, mark === '1', { b: (i % 3) - 1, ...more }));

describe('accuracy of a skill', () => {
  it.each([
    ['strong in a weak section', series(one, '1111'), series(two, '000001000000'), CHOICE],
    ['weak in a strong section', series(one, '0000'), series(two, '111111110111'), CHOICE],
    ['one miss in a section without other answers', series(one, '0'), [], CHOICE],
    ['all right in a section without other answers', series(one, '11111111'), [], CHOICE],
    ['unseen in a strong section', [], series(two, '1111111111'), CHOICE],
    [
      'mixed in a mixed section of Math',
      series(mathSkill, '0110'),
      series(mathSkill + 1, '1010011010', { a: 1.6, c: 0 }),
      MATH,
    ],
    ['empty answers count as wrong', series(one, '111', { answered: false }), series(two, '110011'), CHOICE],
  ])('is what numeric integration gives: %s', (_title, own, others, guessing) => {
    const skill = own[0]?.skill ?? one;
    const expected = accuracyByIntegration(own, others, guessing);
    // Rounded to a point, on a grid from -4 to 4.
    expect(Math.abs(skillMastery(skill, [...own, ...others]).accuracy - expected)).toBeLessThanOrEqual(0.75);
  });

  it('differs clearly from what the own answers counted twice would give, so that the comparison can fail', () => {
    const [own, others] = [series(one, '1111'), series(two, '000001000000')];
    const twice = accuracyByIntegration(own, [...own, ...others], CHOICE);
    expect(Math.abs(twice - accuracyByIntegration(own, others, CHOICE))).toBeGreaterThan(3);
  });

  it('is the same for one skill and among all', () => {
    const section = [...series(one, '1101'), ...series(two, '010')];
    const all = masteryOf(
      skillsOf('english').map(({ id }) => id),
      section,
    );
    for (const skill of [one, two]) {
      const { weakChance, ownShare, ...alone } = skillMastery(skill, section);
      expect(all.get(skill)).toMatchObject(alone);
      expect([all.get(skill)!.weakChance - weakChance, all.get(skill)!.ownShare - ownShare]).toEqual([
        expect.closeTo(0, 9),
        expect.closeTo(0, 9),
      ]);
    }
  });
});

describe('mastery of a skill', () => {
  it('is accuracy times the pace factor, between .85 for the slowest and 1 for the fastest', () => {
    const at = (timeSpent: number) => skillMastery(one, series(one, '1111', { timeSpent }));
    // Each is rounded by itself.
    expect(Math.abs(at(60).mastery - at(60).accuracy * 0.925)).toBeLessThanOrEqual(1);
    expect(at(1e6).mastery / at(1e6).accuracy).toBeCloseTo(0.85, 1);
    expect(at(8).mastery).toBe(at(8).accuracy);
  });

  it('is marked estimated with fewer than three questions, answered or not', () => {
    expect(
      [series(one, ''), series(one, '11'), series(one, '111'), series(one, '111', { answered: false })].map(
        (own) => skillMastery(one, own).estimated,
      ),
    ).toEqual([true, true, false, false]);
    expect(skillMastery(one, series(one, '111', { answered: false })).answered).toBe(0);
    expect(skillMastery(one, [...series(one, '11'), ...series(one, '1', { answered: false })]).answered).toBe(2);
  });
});
