import { notesOf, toStudentQuestion, writtenItems, type BankItem } from '@aivy/item-bank';
import { formulasOf, typesetTexts } from '@aivy/item-bank/typeset';

/** An item with everything that a student may come to see of it; see `SpecimenItem` of the specimen page. */
function specimen(item: BankItem) {
  const question = toStudentQuestion(item);
  const feedback = notesOf(item).map((wrong) => wrong.feedback);
  const { passage, question: stem, choice_a: a, choice_b: b, choice_c: c, choice_d: d } = question;
  const texts = [passage, stem, a, b, c, d, item.explanation, ...item.hints, ...feedback];
  return {
    key: item.key,
    question,
    answer: item.answer,
    explanation: item.explanation,
    hints: item.hints,
    feedback,
    typeset: typesetTexts(texts) ?? undefined,
    formulas: formulasOf(texts),
  };
}

/** Math delimiters as they stand in JSON, where a backslash is two. */
const FORMULA = /\\\\[([]/;

/**
 * Every item that holds a formula, those included that wait for their release.
 * @param prefixes of the keys that are wanted; [] for all
 */
export const specimens = (prefixes: readonly string[]) =>
  writtenItems()
    .filter(({ key }) => prefixes.length === 0 || prefixes.some((prefix) => key.startsWith(prefix)))
    .map((item, index) => specimen({ ...item, id: index + 1, version: 1 }))
    .filter((each) => FORMULA.test(JSON.stringify(each)));
