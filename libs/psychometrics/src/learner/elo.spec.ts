import { SKILLS } from '@aivy/exam';
import { chance } from '../model.js';
import { skillAbility } from '../scheduling/elo.js';
import type { LearnerAnswer } from './answer.js';
import { anchoredTo, eloAfter, withElo } from './elo.js';
import { learnerState } from './state.js';

const frames = new Map(SKILLS.map(({ id }) => [id, { weight: 0.05, seconds: 90 }]));
const answer = (skill: number, correct: boolean, overrides: Partial<LearnerAnswer> = {}): LearnerAnswer => ({
  skill,
  correct,
  a: 1.2,
  b: 0.2,
  c: 0.2,
  answered: true,
  hinted: false,
  seconds: 70,
  timeSpent: 70,
  ...overrides,
});
const state = learnerState({ answers: [answer(5, true), answer(5, false), answer(14, true)], frames });
const anchor = anchoredTo(null, state);

describe('abilities between two computations', () => {
  it('are those of the state as long as nothing was answered after it', () => {
    const same = withElo(state, anchor);
    for (const [index, skill] of same.skills.entries()) {
      expect(skill.theta).toBeCloseTo(state.skills[index]!.theta, 10);
      expect([skill.mastery, skill.accuracy]).toEqual([state.skills[index]!.mastery, state.skills[index]!.accuracy]);
    }
    expect(same.english.theta).toBeCloseTo(state.english.theta, 10);
  });

  it('move by the surprise: of the section by half, of the skill by the whole of it, the other section not at all', () => {
    const item = answer(5, true);
    const surprise = 1 - chance(state.skills[4]!.theta, item);
    const moved = eloAfter(anchor, [item]);
    expect(moved.english.global).toBeCloseTo(state.english.theta + 0.5 * surprise, 10);
    expect(skillAbility(moved.english, 5)).toBeCloseTo(state.skills[4]!.theta + 1.5 * surprise, 10);
    expect(moved.math).toEqual(anchor.math);
    const half = eloAfter(anchor, [{ ...item, hinted: true }]);
    expect(half.english.global).toBeCloseTo(state.english.theta + 0.25 * surprise, 10);
  });

  it('leave what students see as it was computed', () => {
    const section = { theta: 0.4, se: 0.3, per_rate: 0.1, hours: 5 };
    const growth = { english: section, math: section, rate: { score: 1, information: 2 } };
    const after = withElo({ ...state, growth }, eloAfter(anchor, [answer(5, true), answer(5, true)]));
    expect(after.growth).toEqual(growth);
    const seen = ({ theta: _, ...skill }: (typeof state.skills)[number]) => skill;
    expect(after.skills.map(seen)).toEqual(state.skills.map(seen));
    expect(after.skills[4]!.theta).toBeGreaterThan(state.skills[4]!.theta);
  });

  it('begin at the middle for a student of whom nothing was computed', () => {
    expect(skillAbility(eloAfter(null, [answer(14, true)]).math, 14)).toBeGreaterThan(0);
    expect(eloAfter(null, []).english.global).toBe(0);
  });
});
