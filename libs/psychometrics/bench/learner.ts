import { DAY_MS } from '@aivy/contracts';
import { SKILLS } from '@aivy/exam';
import { growthOf, learnerState, median, probability, seededRandom, type DatedAnswer } from '../src/index.js';
import type { Part } from './row.js';

const ROUNDS = 20;
/** What the record keeps for the computation: thirty answers of each skill. */
const NEWEST = 30;

const YEAR_DAYS = 365;
const DAYS = Array.from({ length: YEAR_DAYS }, (_, day) => ({
  day: new Date(day * DAY_MS).toISOString().slice(0, 10),
  english: 10,
  math: 10,
}));

/** A student of years: every skill has its thirty answers, on days of a whole year. */
function student(seed: number): DatedAnswer[] {
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
        givenAt: random.int(YEAR_DAYS) * DAY_MS,
      };
    });
  });
}

const best = (work: () => void): number => {
  const timed = (): number => {
    const started = performance.now();
    work();
    return performance.now() - started;
  };
  // The best of three, as for tests: waiting for a core is no work.
  return Math.min(timed(), timed(), timed());
};

/** The state of a student: both sections, thirty skills; and where they stand after a year of practice. */
export const learner: Part = {
  name: 'learner',
  timed: true,
  run() {
    const frames = new Map(SKILLS.map(({ id }) => [id, { weight: 0.05, seconds: 90 }]));
    const students = Array.from({ length: ROUNDS }, (_, seed) => student(seed));
    for (const answers of students) {
      learnerState({ answers, frames });
      growthOf({ answers, practised: DAYS, frames });
    }
    return [
      {
        name: 'State of a learner from 900 answers (median, best of 3)',
        value: median(students.map((answers) => best(() => learnerState({ answers, frames })))),
        unit: 'ms',
        bound: { most: 20 },
        digits: 2,
      },
      {
        name: 'Growth of a learner over 900 answers and a year of days (same)',
        value: median(students.map((answers) => best(() => growthOf({ answers, practised: DAYS, frames })))),
        unit: 'ms',
        bound: { most: 20 },
        digits: 2,
      },
    ];
  },
};
