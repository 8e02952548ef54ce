import type { Subject } from '@aivy/contracts';

/**
 * What the exam asks of a form (specification, decisions on the full test). Counts are questions.
 */
export type Band = 'easy' | 'medium' | 'hard';
export const BANDS: readonly Band[] = ['easy', 'medium', 'hard'];

/** One domain of a module: how many questions, from which skills, in the order of the exam. */
export interface DomainBlueprint {
  category: number;
  count: number;
  /**
   * Skills in order with their usual number of questions. They may add up to more than `count`, or to fewer; the rest
   * is drawn, so that over several modules every skill comes up in proportion.
   */
  skills: readonly (readonly [skill: number, usual: number])[];
}

export const MODULE_BLUEPRINT: Readonly<Record<Subject, readonly DomainBlueprint[]>> = {
  english: [
    {
      category: 2,
      count: 8,
      skills: [
        [5, 4],
        [6, 2],
        [7, 2],
      ],
    },
    {
      category: 1,
      count: 7,
      skills: [
        [1, 2],
        [2, 2],
        [3, 1],
        [4, 2],
      ],
    },
    {
      category: 4,
      count: 7,
      skills: [
        [10, 4],
        [11, 3],
      ],
    },
    {
      category: 3,
      count: 5,
      skills: [
        [9, 2],
        [8, 3],
      ],
    },
  ],
  math: [
    {
      category: 5,
      count: 8,
      skills: [
        [12, 1],
        [13, 1],
        [14, 1],
        [15, 1],
        [16, 1],
        [17, 1],
      ],
    },
    {
      category: 6,
      count: 8,
      skills: [
        [18, 2],
        [19, 3],
        [20, 3],
      ],
    },
    {
      category: 8,
      count: 3,
      skills: [
        [25, 0],
        [26, 0],
        [27, 0],
        [28, 0],
        [29, 0],
        [30, 0],
      ],
    },
    {
      category: 7,
      count: 3,
      skills: [
        [21, 0],
        [22, 0],
        [23, 0],
        [24, 0],
      ],
    },
  ],
};

export const MODULE_QUESTIONS: Readonly<Record<Subject, number>> = { english: 27, math: 22 };
/** Student-produced responses of a Math module: 5 or 6 of 22. */
export const MODULE_BLANKS = { min: 5, max: 6 } as const;
/** Questions of a module that are tried out and never scored, as far as the bank has items to try. */
export const PRETEST_SLOTS = 2;

/** The first module measures in the middle; the second one where the first has put the student. */
export type Route = 'first' | 'lower' | 'higher';

/** Shares of the bands in a module; the rest after rounding goes to medium. */
export const BAND_SHARES: Readonly<Record<Route, Readonly<Record<Band, number>>>> = {
  first: { easy: 0.3, medium: 0.4, hard: 0.3 },
  lower: { easy: 0.52, medium: 0.37, hard: 0.11 },
  higher: { easy: 0.11, medium: 0.37, hard: 0.52 },
};

/** The diagnostic: skill of each question, in the exam's order of domains. Math is then ordered from easy to hard. */
export const DIAGNOSTIC_SKILLS: Readonly<Record<Subject, readonly number[]>> = {
  english: [5, 5, 6, 6, 7, 1, 1, 2, 3, 4, 4, 10, 10, 11, 9, 8, 8],
  math: [12, 13, 14, 15, 17, 18, 19, 19, 20, 20, 22, 23, 26, 29],
};
export const DIAGNOSTIC_BLANKS = 4;
export const DIAGNOSTIC_FIGURES = 3;

/** A month of the plan, thirty days: two journeys of fourteen daily units, sections by turns, and a full test. */
export const UNITS_OF_MONTH = 28;
export const TESTS_OF_MONTH = 2;
