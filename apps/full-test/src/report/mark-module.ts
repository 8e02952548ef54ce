import { markAnswers, type BankItem, type LiveBank } from '@aivy/item-bank';
import type { TestAnswer } from '@aivy/psychometrics';
import type { PinnedQuestion, StoredAnswer } from '../attempt/attempt.js';

/** Answers of a module as the measurement takes them, in the order of its questions. */
export function markModule(
  questions: readonly PinnedQuestion[],
  items: readonly BankItem[],
  answers: readonly Pick<StoredAnswer, 'questionId' | 'answer' | 'spentMs'>[],
  bank: Pick<LiveBank, 'isWithdrawn'>,
): TestAnswer[] {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const ordered = items.map(({ id }) => given.get(id));
  const marked = markAnswers({
    items,
    answers: ordered.map((row) => row?.answer ?? ''),
    seconds: ordered.map((row) => (row?.spentMs ?? 0) / 1000),
    bank,
  });
  return marked.map((answer, index) => ({ ...answer, pretest: questions[index]!.pretest }));
}
