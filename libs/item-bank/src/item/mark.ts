import { isAnswered, isCorrect } from '@aivy/exam';
import type { ItemTimes } from '@aivy/psychometrics';
import type { BankItem } from './item.js';
import { timesOf } from './reading-length.js';

/** An answer held against its key, as the measurement takes it: parameters, times, right or wrong; nothing of the question. */
export interface MarkedAnswer extends Pick<BankItem, 'skill' | 'a' | 'b' | 'c'>, ItemTimes {
  /** How unsure b is: standard deviation, logits. */
  bSd: number;
  /** False for a question left empty, or with an entry that is only begun ('-', '3/'). */
  answered: boolean;
  correct: boolean;
  /** Seconds. */
  timeSpent: number;
  /** True for a question that was taken out of use since; absent for every other one. */
  withdrawn?: boolean;
}

/** What was answered to a list of items, in their order; what is missing was left empty. */
export interface GivenAnswers {
  items: readonly BankItem[];
  answers: readonly string[];
  /** Seconds per question. */
  seconds: readonly number[];
  /** Knows what is out of use by now; absent where it is of no matter which of the questions count. */
  bank?: { isWithdrawn(item: BankItem): boolean };
}

/** Marks answers. The only place that does, so that the route of a test and its report see the same marks. */
export const markAnswers = ({ items, answers, seconds, bank }: GivenAnswers): MarkedAnswer[] =>
  items.map((item, index) => {
    const answer = answers[index] ?? '';
    return {
      skill: item.skill,
      a: item.a,
      b: item.b,
      bSd: item.b_sd,
      c: item.c,
      answered: isAnswered(answer),
      correct: isCorrect(answer, item),
      timeSpent: seconds[index] ?? 0,
      ...timesOf(item),
      ...(bank?.isWithdrawn(item) && { withdrawn: true }),
    };
  });
