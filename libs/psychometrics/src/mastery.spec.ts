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

/** Simpson's rule over -10 to 10 in 8,000 steps. */
function integral(of: (theta: number) => number): number {
  const steps = 8_000;
  const h = 20 / steps;
  let sum = 0;
  for (let i = 0; i <= steps; i++) sum += (i === 0 || i === steps ? 1 : i % 2 ? 4 : 2) * of(-10 + i * h);
  return (sum * h) / 3;
}

/** docs/measurement.md, written down as integrals: the others' posterior, widened by .5, as prior of the skill's own answers. */
function accuracyByIntegration(
  own: readonly ScoredItem[],
  others: readonly ScoredItem[],
  guessing: readonly number[],
): number {
  const section = (theta: number): number => normal(theta, 0, 1) * likelihood(theta, others);
  const mass = integral(section);
  const mean = integral((theta) => theta * section(theta)) / mass;
  const variance = integral((theta) => (theta - mean) ** 2 * section(theta)) / mass;
  const skill = (theta: number): number => normal(theta, mean, Math.sqrt(variance + 0.25)) * likelihood(theta, own);
  const pool = [-1, 0, 1].flatMap((b) => guessing.map((c) => ({ a: 1.25, b, c })));
  const share = (theta: number): number => pool.reduce((sum, each) => sum + chance(theta, each), 0) / pool.length;
  return (100 * integral((theta) => share(theta) * skill(theta))) / integral(skill);
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

  it('is the same for a skill asked for alone and among all', () => {
    const section = [...series(one, '1101'), ...series(two, '010')];
    const all = masteryOf(
      skillsOf('english').map(({ id }) => id),
      section,
    );
    for (const skill of [one, two]) expect(all.get(skill)).toEqual(skillMastery(skill, section));
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
