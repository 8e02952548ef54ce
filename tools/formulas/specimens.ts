import { packBank, toStudentQuestion, type BankItem } from '@aivy/item-bank';

/** An item with everything that a student may come to see of it; see `SpecimenItem` of the specimen page. */
const specimen = (item: BankItem) => ({
  key: item.key,
  question: toStudentQuestion(item),
  answer: item.answer,
  explanation: item.explanation,
  hints: item.hints,
  feedback: (item.type === 'choice' ? item.options : item.common_wrong).map(({ feedback }) => feedback),
});

/** Math delimiters as they stand in JSON, where a backslash is two. */
const FORMULA = /\\\\[([]/;

/** Every item of the bank that holds a formula. */
export const specimens = () =>
  packBank()
    .items()
    .map(specimen)
    .filter((each) => FORMULA.test(JSON.stringify(each)));
