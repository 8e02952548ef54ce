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
    const { cost, range } = score(english);
    const mended = score({
      ...english,
      first: english.first.map((each, i) => (i === 1 ? { ...each, correct: true } : each)),
    });
    expect(cost[1]).toBe(mended.range.score - range.score);
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

describe('pacing', () => {
  it('lays every point below 800 to speed or to knowledge', () => {
    for (const hurry of [0, 3, 12]) {
      const second = english.second.map((each, i) => (i < hurry ? { ...each, answered: false, correct: false } : each));
      const { range, pacing } = score({ ...english, second });
      expect(range.score + pacing.lostToSpeed + pacing.lostToKnowledge).toBe(800);
      expect(pacing.hurried).toBe(hurry);
    }
  });

  it('blames speed for a strong student who ran out of time, not for a weak one who took it', () => {
    const right = section('english', 27, (i) => i % 9 > 0);
    const late = score({
      ...right,
      second: right.second.map((each, i) =>
        i >= 15 ? { ...each, answered: false, correct: false, timeSpent: 0 } : each,
      ),
    });
    expect(late.pacing.lostToSpeed).toBeGreaterThan(0);
    expect(score(english).pacing.lostToSpeed).toBe(0);
    expect(score(english).pacing.lostToKnowledge).toBeGreaterThan(0);
  });

  it('counts answers that were clicked through as hurried, though each of them is an answer', () => {
    const right = section('english', 27, (i) => i % 9 > 0);
    const clicked = score({
      ...right,
      second: right.second.map((each, i) => (i >= 17 ? { ...each, correct: false, timeSpent: 2 } : each)),
    });
    expect(clicked.pacing.hurried).toBe(10);
    expect(clicked.pacing.lostToSpeed).toBeGreaterThan(0);
  });

  it('claims nothing about knowledge beyond the score when nothing was worked on', () => {
    const empty = (answers: readonly TestAnswer[]) =>
      answers.map((each) => ({ ...each, answered: false, correct: false }));
    const { range, pacing } = score({ first: empty(english.first), second: empty(english.second), route: 'lower' });
    expect(pacing).toEqual({ hurried: 54, lostToSpeed: 0, lostToKnowledge: 800 - range.score });
  });
});

describe('the route after the first module', () => {
  const wrong = module('english', 25, () => false);
  const right = module('english', 25, () => true);
  const tried = (correct: boolean): TestAnswer[] =>
    Array.from({ length: 20 }, () => answer(1, correct, { pretest: true, a: 2, b: correct ? 2 : -2 }));

  it('follows the scored answers', () => {
    expect([routeAfterModule(wrong), routeAfterModule(right)]).toEqual(['lower', 'higher']);
  });

  it('is the same whatever pretest items show', () => {
    expect([routeAfterModule([...tried(true), ...wrong]), routeAfterModule([...right, ...tried(false)])]).toEqual([
      'lower',
      'higher',
    ]);
  });
});
