import type { StudentQuestion } from '@aivy/contracts';
import { skillById } from '@aivy/exam';
import { packItems, toStudentQuestion } from '@aivy/item-bank';
import { typesetTexts } from '@aivy/item-bank/typeset';

export interface LayoutItem {
  key: string;
  section: 'reading_and_writing' | 'math';
  question: StudentQuestion;
}

/**
 * Every released item as a test sends it to a student, formulas set.
 * @param prefixes of the keys that are wanted; [] for all
 */
export const layoutItems = (prefixes: readonly string[]): LayoutItem[] =>
  packItems()
    .filter(({ key }) => prefixes.length === 0 || prefixes.some((prefix) => key.startsWith(prefix)))
    .map((item, index) => {
      const question = toStudentQuestion({ ...item, id: index + 1, version: 1 });
      const { passage, question: stem, choice_a: a, choice_b: b, choice_c: c, choice_d: d } = question;
      const typeset = typesetTexts([passage, stem, a, b, c, d]);
      return {
        key: item.key,
        section: skillById(item.skill).subject === 'math' ? 'math' : 'reading_and_writing',
        question: typeset === null ? question : { ...question, typeset },
      };
    });
