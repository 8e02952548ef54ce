import type { Evidence } from '@aivy/contracts';
import { markAnswers, misconceptionOf, type BankItem, type LiveBank } from '@aivy/item-bank';
import { isRapidGuess } from '@aivy/psychometrics';
import type { UnitAnswer } from './unit.js';

/** A question of a unit, held against its key. */
export interface MarkedQuestion {
  item: BankItem;
  userAnswer: string;
  answered: boolean;
  correct: boolean;
  /** Out of use by now: it does not count. */
  withdrawn: boolean;
  spentMs: number;
  /** Answered faster than it can be read. */
  rushed: boolean;
  /** When it was answered; null when it never was. */
  givenAt: number | null;
  misconception: string | null;
  /** For the student: what the chosen wrong answer says. */
  feedback: string | null;
}

/** Marks a unit, in the order of its questions; what is missing was left empty. */
export function markUnit(
  items: readonly BankItem[],
  answers: readonly UnitAnswer[],
  bank: Pick<LiveBank, 'isWithdrawn'>,
): MarkedQuestion[] {
  const given = items.map(({ id }) => answers.find(({ questionId }) => questionId === id));
  const marked = markAnswers({
    items,
    answers: given.map((row) => row?.answer ?? ''),
    seconds: given.map((row) => (row?.spentMs ?? 0) / 1000),
    bank,
  });
  return items.map((item, index) => {
    const { answered, correct, withdrawn = false } = marked[index]!;
    const { answer: userAnswer = '', spentMs = 0, seq: givenAt = null } = given[index] ?? {};
    const mistake = answered ? misconceptionOf(item, userAnswer) : null;
    return {
      item,
      userAnswer,
      answered,
      correct,
      withdrawn,
      spentMs,
      rushed: isRapidGuess(marked[index]!),
      givenAt,
      misconception: mistake?.misconception ?? null,
      feedback: mistake?.feedback ?? null,
    };
  });
}

/** Right answers to questions that count. */
export const countRight = (marked: readonly MarkedQuestion[]): number =>
  marked.filter(({ correct, withdrawn }) => correct && !withdrawn).length;

/** A unit as the learner record keeps it. Answers were given between its serving and its end, whatever a device says. */
export const evidenceOfUnit = (day: number, marked: readonly MarkedQuestion[], from: Date, to: Date): Evidence[] =>
  marked.map(({ item, answered, correct, spentMs, misconception, givenAt }) => ({
    source_id: `unit:${day}:${item.id}`,
    item_id: item.id,
    item_version: item.version,
    skill: item.skill,
    correct,
    answered,
    attempt: 1,
    hints: 0,
    spent_ms: spentMs,
    misconception,
    pretest: false,
    given_at: Math.min(to.getTime(), Math.max(from.getTime(), givenAt ?? to.getTime())),
  }));
