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

  it('move what forecasts begin with as far as the section', () => {
    const section = { theta: 0.4, se: 0.3, per_rate: 0.1, hours: 5 };
    const growth = { english: section, math: section, rate: { score: 1, information: 2 } };
    const moved = eloAfter(anchor, [answer(5, true)]);
    const after = withElo({ ...state, growth }, moved);
    expect(after.growth!.english.theta - 0.4).toBeCloseTo(moved.english.global - state.english.theta, 10);
    expect(after.growth!.math.theta).toBeCloseTo(0.4, 10);
    expect(after.growth).toMatchObject({ rate: growth.rate, english: { se: 0.3, per_rate: 0.1, hours: 5 } });
    expect(withElo(state, moved).growth).toBeUndefined();
  });

  it('move mastery the same way, within 0 and 100', () => {
    const right = Array.from({ length: 60 }, () => answer(5, true));
    const up = withElo(state, eloAfter(anchor, right)).skills[4]!;
    const down = withElo(
      state,
      eloAfter(
        anchor,
        right.map((each) => ({ ...each, correct: false })),
      ),
    ).skills[4]!;
    expect(up.mastery).toBeGreaterThan(state.skills[4]!.mastery);
    expect(down.mastery).toBeLessThan(state.skills[4]!.mastery);
    expect(up.mastery).toBeLessThanOrEqual(100);
    expect(down.accuracy).toBeGreaterThanOrEqual(0);
  });

  it('move mastery by what the student’s pace makes of it, to a whole percent', () => {
    const slow = learnerState({ answers: [5, 5, 5].map((skill) => answer(skill, false, { timeSpent: 700 })), frames });
    const [known] = slow.skills.filter(({ skill }) => skill === 5);
    const elo = eloAfter(
      anchoredTo(null, slow),
      Array.from({ length: 8 }, () => answer(5, true)),
    );
    const [moved] = withElo(slow, elo).skills.filter(({ skill }) => skill === 5);
    // Slow throughout: the factor is near its least, .85, and a gain of so many percent is told from the whole of it.
    const pace = known!.mastery / known!.accuracy;
    const gained = moved!.accuracy - known!.accuracy;
    expect(pace).toBeLessThan(0.92);
    expect(gained).toBeGreaterThan(20);
    expect(Math.abs(moved!.mastery - known!.mastery - pace * gained)).toBeLessThanOrEqual(1);
  });

  it('keep mastery a percentage also at its ends', () => {
    const at = (percent: number) => ({
      ...state,
      skills: state.skills.map((skill) => ({ ...skill, accuracy: percent, mastery: percent })),
    });
    const answers = Array.from({ length: 40 }, () => answer(5, true));
    const ends = (percent: number, correct: boolean) => {
      const elo = eloAfter(
        anchor,
        answers.map((each) => ({ ...each, correct })),
      );
      const { accuracy, mastery } = withElo(at(percent), elo).skills[4]!;
      return [accuracy, mastery];
    };
    expect([ends(99, true), ends(1, false)]).toEqual([
      [100, 100],
      [0, 0],
    ]);
    const [accuracy, mastery] = ends(0, true);
    expect(accuracy).toBeGreaterThan(0);
    expect(mastery).toBe(accuracy);
  });

  it('begin at the middle for a student of whom nothing was computed', () => {
    expect(skillAbility(eloAfter(null, [answer(14, true)]).math, 14)).toBeGreaterThan(0);
    expect(eloAfter(null, []).english.global).toBe(0);
  });
});
