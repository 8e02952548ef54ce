import { SKILLS } from '@aivy/exam';
import { learnerState, probability, seededRandom, type LearnerAnswer } from '../src/index.js';
import type { Part } from './row.js';

const ROUNDS = 20;
/** What the record keeps for the computation: thirty answers of each skill. */
const NEWEST = 30;

/** A student of years: every skill has its thirty answers. */
function student(seed: number): LearnerAnswer[] {
  const random = seededRandom(seed);
  return SKILLS.flatMap(({ id }) => {
    const ability = 0.2 + 0.5 * random.normal();
    return Array.from({ length: NEWEST }, () => {
      const item = { a: 1.25, b: 2 * random.next() - 1, c: 0.2 };
      const correct = random.next() < probability(ability, item);
      return {
        ...item,
        skill: id,
        correct,
        answered: true,
        hinted: false,
        seconds: 70,
        timeSpent: 40 + random.int(60),
      };
    });
  });
}

/** The state of a student: both sections, thirty skills. */
export const learner: Part = {
  name: 'learner',
  timed: true,
  run() {
    const frames = new Map(SKILLS.map(({ id }) => [id, { weight: 0.05, seconds: 90 }]));
    const students = Array.from({ length: ROUNDS }, (_, seed) => student(seed));
    for (const answers of students) learnerState({ answers, frames });
    const timed = (answers: LearnerAnswer[]): number => {
      const started = performance.now();
      learnerState({ answers, frames });
      return performance.now() - started;
    };
    // The best of three, as for tests: waiting for a core is no work.
    const times = students.map((each) => Math.min(timed(each), timed(each), timed(each))).sort((x, y) => x - y);
    return [
      {
        name: 'State of a learner from 900 answers (median, best of 3)',
        value: times[ROUNDS / 2]!,
        unit: 'ms',
        bound: { most: 20 },
        digits: 2,
      },
    ];
  },
};
