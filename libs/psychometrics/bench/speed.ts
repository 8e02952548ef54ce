import { skillsOf } from '@aivy/exam';
import { scoreFullTest, seededRandom, type TestAnswer, type TestSection } from '../src/index.js';
import { drawForm, type Subject } from './forms.js';
import type { Part } from './row.js';
import { answer } from './simulees.js';

const ROUNDS = 60;

function section(subject: Subject, count: number, seed: number): TestSection {
  const random = seededRandom(seed);
  const first = skillsOf(subject)[0]!.id;
  const module = (): TestAnswer[] =>
    answer(random, 0.2, drawForm(random, subject, count, 0.3, 0.3)).map(({ a, b, c, correct, skill }) => ({
      a,
      b,
      c,
      correct,
      skill: first + skill,
      answered: true,
      seconds: 70,
      timeSpent: 60,
      pretest: false,
    }));
  return { first: module(), second: module(), route: 'higher' };
}

/** The whole report of a test: scores, ranges, thirty skills, the price of every miss, pacing. */
export const speed: Part = {
  name: 'speed',
  timed: true,
  run() {
    const tests = Array.from({ length: ROUNDS }, (_, round) => ({
      english: section('english', 27, round),
      math: section('math', 22, 500 + round),
    }));
    // Once for the compiler: a worker scores its first test with the same code as its thousandth.
    for (const test of tests) scoreFullTest(test);
    const timed = (test: (typeof tests)[number]): number => {
      const started = performance.now();
      scoreFullTest(test);
      return performance.now() - started;
    };
    // The best of three: a core that is shared with other work makes a test wait, which is not time spent on scoring.
    const times = tests.map((test) => Math.min(timed(test), timed(test), timed(test))).sort((x, y) => x - y);
    return [
      {
        name: 'Scoring a test of 98 answers (median, best of 3)',
        value: times[ROUNDS / 2]!,
        unit: 'ms',
        bound: { most: 5 },
        digits: 2,
      },
    ];
  },
};
