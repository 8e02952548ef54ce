import { isCorrect } from '@aivy/exam';
import type { BankItem } from '@aivy/item-bank';
import type { TestAnswer } from '@aivy/psychometrics';
import type { AnswerRow, PinnedQuestion } from '../attempt/attempt.entity.js';

/** Answers of a module as the measurement takes them, in the order of its questions. */
export function markModule(questions: readonly PinnedQuestion[], items: readonly BankItem[], answers: readonly Pick<AnswerRow, 'questionId' | 'answer' | 'spentMs'>[]): TestAnswer[] {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  return items.map((item, index) => {
    const { answer = '', spentMs = 0 } = given.get(item.id) ?? {};
    return {
      skill: item.skill, a: item.a, b: item.b, c: item.c, seconds: item.seconds, pretest: questions[index]!.pretest,
      answered: answer !== '', correct: isCorrect(answer, item), timeSpent: spentMs / 1000,
    };
  });
}
