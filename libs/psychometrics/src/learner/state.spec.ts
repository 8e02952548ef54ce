import { SKILLS, skillsOf } from '@aivy/exam';
import { REFERENCE_POOLS } from '../mastery.js';
import { chance } from '../model.js';
import { eap } from '../posterior.js';
import { seededRandom, type Random } from '../random.js';
import { toResponse } from '../response.js';
import type { LearnerAnswer } from './answer.js';
import { learnerState, masteryBySkill, type SkillFrame } from './state.js';

const frames = new Map<number, SkillFrame>(SKILLS.map(({ id }) => [id, { weight: 0.05, seconds: 90 }]));
const answer = (skill: number, correct: boolean, overrides: Partial<LearnerAnswer> = {}): LearnerAnswer => ({
  skill,
  correct,
  a: 1.2,
  b: 0,
  c: 0.2,
  answered: true,
  hinted: false,
  seconds: 70,
  timeSpent: 70,
  ...overrides,
});
const stateOf = (answers: readonly LearnerAnswer[]) => learnerState({ answers, frames });
const skillIn = (answers: readonly LearnerAnswer[], skill: number) => stateOf(answers).skills[skill - 1]!;

describe('the state of a learner', () => {
  const answers = [
    ...[true, false, false, true, false].map((correct, index) => answer(5, correct, { b: index / 2 - 1 })),
    ...[true, true, true, false].map((correct, index) => answer(9, correct, { b: 0.3 * index })),
  ];

  /** The same model by plain sums over section × two skills, on a grid of its own. */
  function bruteForce() {
    const points = Array.from({ length: 121 }, (_, index) => -4.8 + 0.08 * index);
    const density = (x: number, mean: number, sd: number): number => Math.exp(-0.5 * ((x - mean) / sd) ** 2);
    const likelihood = (skill: number, theta: number): number =>
      answers
        .filter((each) => each.skill === skill)
        .reduce((product, each) => product * (each.correct ? chance(theta, each) : 1 - chance(theta, each)), 1);
    const [own5, own9] = [points.map((x) => likelihood(5, x)), points.map((x) => likelihood(9, x))];
    let [sum, exam, examSquares, skill5, squares5] = [0, 0, 0, 0, 0];
    const of5 = points.map(() => 0);
    for (const theta of points)
      for (const [i, five] of points.entries())
        for (const [j, nine] of points.entries()) {
          const weight =
            density(theta, 0, 1) * density(five, theta, 0.5) * own5[i]! * density(nine, theta, 0.5) * own9[j]!;
          sum += weight;
          // Nine skills of the section were not asked: each is the section's ability with a spread of .5.
          const mix = (9 * theta + five + nine) / 11;
          exam += weight * mix;
          examSquares += weight * (mix ** 2 + (9 * 0.25) / 121);
          skill5 += weight * five;
          squares5 += weight * five * five;
          of5[i]! += weight;
        }
    const mean5 = skill5 / sum;
    return {
      exam: exam / sum,
      examSd: Math.sqrt(examSquares / sum - (exam / sum) ** 2),
      mean5,
      sd5: Math.sqrt(squares5 / sum - mean5 ** 2),
      points,
      of5: of5.map((weight) => weight / sum),
    };
  }
  const expected = bruteForce();

  it('has the posterior means that summing over every section and skill ability gives', () => {
    const state = stateOf(answers);
    expect(state.english.theta).toBeCloseTo(expected.exam, 2);
    expect(state.english.se).toBeCloseTo(expected.examSd, 2);
    expect(state.skills[4]!.theta).toBeCloseTo(expected.mean5, 2);
    expect(state.skills[4]!.se).toBeCloseTo(expected.sd5, 2);
    // Nothing was asked of Math: the prior. Its grid ends at ±4.
    expect(state.math.theta).toBeCloseTo(0, 6);
    expect(state.math.se).toBeCloseTo(Math.sqrt(1 + 0.25 / 19), 2);
  });

  it('says how likely a skill is weak: mastery of 70 or below, with the student’s pace', () => {
    for (const timeSpent of [70, 30, 200]) {
      const paced = answers.map((each) => ({ ...each, timeSpent }));
      const { weak_chance: weak } = skillIn(paced, 5);
      const share = (theta: number): number =>
        REFERENCE_POOLS.english.reduce((sum, item) => sum + chance(theta, item), 0) / REFERENCE_POOLS.english.length;
      // Pace by hand: mean log ratio over own answers and two at pace; spread .5.
      const ratio = (5 * Math.log(timeSpent / 70)) / 7;
      const within = 0.5 * (1 - erf(ratio / 0.5 / Math.SQRT2));
      const factor = 0.85 + 0.15 * within;
      const border = expected.points.filter((theta) => 100 * factor * share(theta) <= 70).length;
      const below =
        expected.of5.slice(0, border).reduce((sum, weight) => sum + weight, 0) - expected.of5[border - 1]! / 2;
      expect(Math.abs(weak - below)).toBeLessThan(0.04);
    }
  });

  it('is near the report’s mastery after a diagnostic, and rests on the section where a skill has few answers', () => {
    const one = skillIn([answer(5, true)], 5);
    const estimated = (count: number): boolean =>
      skillIn(
        Array.from({ length: count }, () => answer(5, true)),
        5,
      ).estimated;
    expect([0, 1, 2, 3, 4].map(estimated)).toEqual([true, true, true, false, false]);
    expect(Math.abs(skillIn([answer(5, true)], 6).theta - one.theta)).toBeLessThan(one.theta / 2);
  });

  it('is nearer to the ability in the exam’s mix of skills than an estimate of all answers together, when practice is given in the weakest skills', () => {
    const random = seededRandom(7);
    const skills = skillsOf('english').map(({ id }) => id);
    const errors = { model: [] as number[], pooled: [] as number[] };
    for (let n = 0; n < 200; n += 1) {
      const theta = random.normal();
      const abilities = skills.map((skill) => ({ skill, ability: theta + 0.5 * random.normal() }));
      const mark = ({ skill, ability }: (typeof abilities)[number], r: Random): LearnerAnswer => {
        const item = { a: 1.25, b: 2 * r.next() - 1, c: 0.2 };
        return answer(skill, r.next() < chance(ability, item), item);
      };
      const weakest = [...abilities].sort((x, y) => x.ability - y.ability).slice(0, 3);
      const practised = weakest.flatMap((skill) => Array.from({ length: 28 }, () => mark(skill, random)));
      const given = [...abilities.flatMap((skill) => [0, 1].map(() => mark(skill, random))), ...practised];
      const asked = abilities.reduce((sum, { ability }) => sum + ability, 0) / abilities.length;
      errors.model.push(stateOf(given).english.theta - asked);
      errors.pooled.push(eap(given.map(toResponse)).theta - asked);
    }
    const rms = (list: number[]): number => Math.sqrt(list.reduce((sum, each) => sum + each * each, 0) / list.length);
    expect(rms(errors.model)).toBeLessThan(0.92 * rms(errors.pooled));
  });

  it('takes an answer after a hint for half of one', () => {
    const [plain, hinted] = [false, true].map((each) => skillIn([answer(5, true, { hinted: each })], 5).theta);
    expect(hinted).toBeGreaterThan(0);
    expect(hinted).toBeLessThan(0.75 * plain!);
  });

  it('counts all answers where it is told, those at hand where not; has every skill once, by id', () => {
    const counted = learnerState({ answers, frames, counts: { 5: 900 } });
    expect(counted.skills[4]!.answered).toBe(900);
    expect(stateOf(answers).skills[4]!.answered).toBe(5);
    expect(counted.skills.map(({ skill }) => skill)).toEqual(SKILLS.map(({ id }) => id));
    expect(masteryBySkill(counted)['5']).toBe(counted.skills[4]!.mastery);
  });

  it('refuses a skill of which nobody says what the exam asks', () => {
    expect(() => learnerState({ answers, frames: new Map() })).toThrow(RangeError);
  });
});

/** Abramowitz & Stegun 7.1.26, error below 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const y =
    1 -
    t *
      (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
      Math.exp(-x * x);
  return x >= 0 ? y : -y;
}
