import type { Evidence } from '@aivy/contracts';
import { markAnswers, misconceptionOf, type BankItem } from '@aivy/item-bank';
import type { Given } from './answering.js';

export interface Marking {
  /** Leads the ids of the answers. */
  source: string;
  items: readonly BankItem[];
  given: readonly Given[];
  /** Milliseconds since 1970, of each answer. */
  at: readonly number[];
  pretest?: readonly boolean[];
}

/** Answers of one sitting as the learner record keeps them, marked by the rules of the reports. */
export function evidenceOf({ source, items, given, at, pretest = [] }: Marking): Evidence[] {
  const marked = markAnswers({
    items,
    answers: given.map(({ answer }) => answer),
    seconds: given.map(({ spentMs }) => spentMs / 1_000),
  });
  return marked.map(({ answered, correct }, index) => {
    const item = items[index]!;
    return {
      source_id: `${source}:${item.id}`,
      item_id: item.id,
      item_version: item.version,
      skill: item.skill,
      correct: answered && correct,
      answered,
      attempt: 1,
      hints: 0,
      spent_ms: given[index]!.spentMs,
      misconception: answered ? (misconceptionOf(item, given[index]!.answer)?.misconception ?? null) : null,
      pretest: pretest[index] ?? false,
      given_at: at[index]!,
    };
  });
}

/** Moments of answers that were given one after the other. @param from milliseconds since 1970 */
export function momentsOf(given: readonly Given[], from: number): number[] {
  let at = from;
  return given.map(({ spentMs }) => (at += spentMs));
}
