import type { Evidence, MeasuredScores, ReportedScores } from '@aivy/contracts';
import { misconceptionOf, type BankItem, type MarkedAnswer } from '@aivy/item-bank';
import { abilityOfScore } from '@aivy/psychometrics';

/** A marked answer of a test, with what the learner record keeps of it besides. */
export interface GivenAnswer {
  item: BankItem;
  marked: Pick<MarkedAnswer, 'skill' | 'answered' | 'correct'>;
  text: string;
  pretest: boolean;
  /** The clock of a diagnostic left no time for it. */
  isHurried?: boolean;
  spentMs: number;
  givenAt: number;
}

/** Answers of a finished test as the learner record keeps them. @param test what leads the ids of its answers */
export const evidenceOfTest = (test: string, answers: readonly GivenAnswer[]): Evidence[] =>
  answers.map(({ item, marked: { skill, answered, correct }, text, pretest, isHurried, spentMs, givenAt }) => ({
    source_id: `${test}:${item.id}`,
    item_id: item.id,
    item_version: item.version,
    skill,
    correct: answered && correct,
    answered,
    attempt: 1,
    hints: 0,
    spent_ms: Math.round(spentMs),
    misconception: answered ? (misconceptionOf(item, text)?.misconception ?? null) : null,
    pretest,
    ...(isHurried && { hurried: true }),
    given_at: givenAt,
  }));

/** Scores with their abilities; those of the oldest reports, which kept none, stand for the ability of their score. */
export function measuredScoresOf({ english, math }: ReportedScores): MeasuredScores {
  const section = ({ theta, se, ...scores }: ReportedScores['english']) => {
    const fromScore = abilityOfScore(scores);
    return { ...scores, theta: theta ?? fromScore.theta, se: se ?? fromScore.se };
  };
  return { english: section(english), math: section(math) };
}
