import type { Subject } from '@aivy/contracts';
import { skillsOf } from '@aivy/exam';
import { routeAfterModule, scoreFullTest, type TestAnswer, type TestSection } from './full-test.js';
import { scoreSection } from './section.js';

const answer = (skill: number, correct: boolean, more: Partial<TestAnswer> = {}): TestAnswer => ({
  skill,
  a: 1.25,
  b: 0,
  c: 0.2,
  correct,
  answered: true,
  seconds: 70,
  timeSpent: 60,
  pretest: false,
  ...more,
});
const module = (
  subject: Subject,
  count: number,
  right: (i: number) => boolean,
  more: Partial<TestAnswer> = {},
): TestAnswer[] => {
  const skills = skillsOf(subject);
  return Array.from({ length: count }, (_, i) =>
    answer(skills[i % skills.length]!.id, right(i), { b: (i % 3) - 1, ...more }),
  );
};
const section = (subject: Subject, count: number, right: (i: number) => boolean): TestSection => ({
  first: module(subject, count, right),
  second: module(subject, count, right),
  route: 'higher',
});
const math = section('math', 22, (i) => i % 3 > 0);
const english = section('english', 27, (i) => i % 2 === 0);
const score = (test: TestSection) => scoreFullTest({ english: test, math }).english;

describe('a full test', () => {
  it('is scored over both modules of each section, and names its versions and routes', () => {
    const result = scoreFullTest({ english, math: { ...math, route: 'lower' } });
    expect(result.english.theta).toBe(scoreSection([...english.first, ...english.second], 'english').theta);
    expect([result.english.route, result.math.route]).toEqual(['higher', 'lower']);
    expect(result.english.correct).toHaveLength(54);
    expect(result.math.cost).toHaveLength(44);
    expect([result.linkingVersion, result.parameterVersion]).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/./),
    ]);
  });

  it('marks pretest items for the student, but they neither score nor cost nor slow', () => {
    const pretest = [answer(1, false, { pretest: true, timeSpent: 1 }), answer(2, true, { pretest: true, b: 2 })];
    const [plain, mixed] = [score(english), score({ ...english, first: [...pretest, ...english.first] })];
    expect(mixed.range).toEqual(plain.range);
    expect(mixed.skills).toEqual(plain.skills);
    expect(mixed.pacing).toEqual(plain.pacing);
    expect(mixed.correct).toEqual([false, true, ...plain.correct]);
    expect(mixed.cost).toEqual([0, 0, ...plain.cost]);
  });

  it('prices a miss at what the test would gain with it right', () => {
    const { cost, theta } = score(english);
    const mended = score({
      ...english,
      first: english.first.map((each, i) => (i === 1 ? { ...each, correct: true } : each)),
    });
    // 110 points for a step of ability, up to the end of the scale; not rounded to tens.
    const [now, then] = [theta, mended.theta].map((each) => Math.min(800, 510 + 110 * each));
    expect(cost[1]).toBeCloseTo(then! - now!, 1);
    expect(cost[0]).toBe(0);
  });

  it('names the three skills of lowest mastery, the lowest first', () => {
    const weak = [3, 7, 9];
    const items = (): TestAnswer[] =>
      english.first.map((each) => ({ ...each, b: 0, correct: !weak.includes(each.skill) }));
    const result = score({ first: items(), second: items(), route: 'higher' });
    expect([...result.weakest].sort((x, y) => x - y)).toEqual(weak);
    const masteries = result.weakest.map((skill) => result.skills.get(skill)!.mastery);
    expect([...masteries].sort((x, y) => x - y)).toEqual(masteries);
  });

  it('names skills of equal mastery in the order of the subject', () => {
    expect(score({ first: [], second: [], route: 'higher' }).weakest).toEqual([1, 2, 3]);
  });

  it('is defined without a question and with one', () => {
    const none: TestSection = { first: [], second: [], route: 'higher' };
    expect(score(none)).toMatchObject({
      range: { score: 510 },
      correct: [],
      cost: [],
      pacing: { hurried: 0, lostToSpeed: 0, lostToKnowledge: 290 },
    });
    expect(score({ ...none, first: [answer(1, true)] }).range.score).toBeGreaterThan(510);
  });
});

/** Seconds of a module of 27 questions. */
const LIMIT = 1620;
const pressed = (test: TestSection): TestSection => ({ ...test, limits: [LIMIT, LIMIT] });
/** The clock is spent on the questions before these, which are left empty. */
const ranOut = (test: TestSection, left: number): TestSection => {
  const reached = test.second.length - left;
  const second = test.second.map((each, i) =>
    i < reached ? { ...each, timeSpent: LIMIT / reached } : { ...each, answered: false, correct: false, timeSpent: 0 },
  );
  return pressed({ ...test, second });
};

describe('pacing', () => {
  it('lays every point below 800 to speed or to knowledge', () => {
    for (const hurry of [0, 3, 12]) {
      const { range, pacing } = score(ranOut(english, hurry));
      expect(range.score + pacing.lostToSpeed + pacing.lostToKnowledge).toBe(800);
      expect(pacing.hurried).toBe(hurry);
    }
  });

  it('blames speed for a strong student who ran out of time, not for a weak one who took it', () => {
    const right = section('english', 27, (i) => i % 9 > 0);
    expect(score(ranOut(right, 12)).pacing.lostToSpeed).toBeGreaterThan(0);
    expect(score(pressed(english)).pacing.lostToSpeed).toBe(0);
    expect(score(pressed(english)).pacing.lostToKnowledge).toBeGreaterThan(0);
  });

  it('is what the score would be without the questions there was no time for', () => {
    const late = ranOut(
      section('english', 27, (i) => i % 4 > 0),
      10,
    );
    const { range, pacing } = score(late);
    const reached = score(pressed({ ...late, second: late.second.slice(0, 17) }));
    expect(pacing.lostToSpeed).toBe(reached.range.score - range.score);
  });

  it('does not blame speed for what was left empty with time left', () => {
    const second = english.second.map((each, i) =>
      i < 10 ? each : { ...each, answered: false, correct: false, timeSpent: 0 },
    );
    const { pacing, modules } = score(pressed({ ...english, second }));
    expect([pacing.hurried, pacing.lostToSpeed]).toEqual([0, 0]);
    expect(modules.map(({ unread }) => unread)).toEqual([0, 17]);
  });

  it('claims nothing about knowledge beyond the score when there was time for nothing', () => {
    const none = ranOut({ ...english, first: [] }, 27);
    const { range, pacing } = score({ ...none, limits: [LIMIT, 0] });
    expect(pacing).toEqual({ hurried: 27, lostToSpeed: 0, lostToKnowledge: 800 - range.score });
  });
});

describe('effort on a full test', () => {
  const clicked = (answers: readonly TestAnswer[], every: number, correct: boolean): TestAnswer[] =>
    answers.map((each, i) => (i % every === 0 ? { ...each, timeSpent: 1.5, correct } : each));
  const without = (answers: readonly TestAnswer[], every: number): TestAnswer[] =>
    answers.filter((_, i) => i % every > 0);

  it('leaves rapid guesses out of the score, right or wrong, and says what an exam would make of them', () => {
    const rest = { ...english, first: without(english.first, 4), second: without(english.second, 4) };
    for (const correct of [true, false]) {
      const test = {
        ...english,
        first: clicked(english.first, 4, correct),
        second: clicked(english.second, 4, correct),
      };
      const result = score(test);
      expect(result.range).toEqual(score(rest).range);
      expect(result.modules).toEqual([
        { effort: 20 / 27, questions: 27, unread: 7 },
        { effort: 20 / 27, questions: 27, unread: 7 },
      ]);
      const given = { ...test, first: test.first.map((each) => ({ ...each, timeSpent: 60 })) };
      const asGiven = score({ ...given, second: test.second.map((each) => ({ ...each, timeSpent: 60 })) }).range.score;
      expect(result.asGiven).toBe(asGiven);
    }
    expect(score(english).asGiven).toBe(score(english).range.score);
  });

  it('sends nobody to another module by rapid guesses', () => {
    const right = module('english', 12, () => true);
    const rapidlyWrong = module('english', 10, () => false, { timeSpent: 2 });
    expect(routeAfterModule([...right, ...rapidlyWrong], 5 * LIMIT)).toBe('higher');
  });
});

describe('the route after the first module', () => {
  const wrong = module('english', 25, () => false);
  const right = module('english', 25, () => true);
  const tried = (correct: boolean): TestAnswer[] =>
    Array.from({ length: 20 }, () => answer(1, correct, { pretest: true, a: 2, b: correct ? 2 : -2 }));

  it('follows the scored answers', () => {
    expect([routeAfterModule(wrong, null), routeAfterModule(right, null)]).toEqual(['lower', 'higher']);
  });

  it('is the same whatever pretest items show', () => {
    expect([
      routeAfterModule([...tried(true), ...wrong], null),
      routeAfterModule([...right, ...tried(false)], null),
    ]).toEqual(['lower', 'higher']);
  });
});
