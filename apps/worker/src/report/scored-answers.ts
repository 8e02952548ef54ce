import { isCorrect } from '@aivy/exam';
import type { BankItem } from '@aivy/item-bank';
import type { ScoredItem } from '@aivy/psychometrics';

/** The answers of one section, in the order of the form. */
export interface SectionAnswers {
  items: readonly BankItem[];
  answers: readonly string[];
  /** Seconds per question. */
  seconds: readonly number[];
}

/** Marks a section for the measurement, which knows parameters and right or wrong, not questions. */
export const scoredAnswers = ({ items, answers, seconds }: SectionAnswers): ScoredItem[] =>
  items.map((item, index) => {
    const answer = answers[index] ?? '';
    return {
      skill: item.skill, a: item.a, b: item.b, c: item.c, seconds: item.seconds,
      answered: answer !== '', correct: isCorrect(answer, item), timeSpent: seconds[index] ?? 0,
    };
  });
