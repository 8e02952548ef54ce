import { LETTERS, TEMPLATES, UNRELEASED_TEMPLATES, variantsOf, type Item } from '@aivy/item-bank';
import { ORACLES } from '../src/proof/index.js';
import { printed } from '../src/proof/oracle.js';

const templates = [...TEMPLATES, ...UNRELEASED_TEMPLATES].filter(({ skill }) => skill >= 12 && skill <= 20);

/** Answers that look like the key and are wrong: the other choices, or numbers near the one to be entered. */
function impostors(item: Item): string[] {
  if (item.type === 'choice')
    return LETTERS.filter((letter) => letter !== item.answer).map((letter) => item.choices[letter]);
  const [top = 0, bottom = 1] = item.answer.split(',')[0]!.split('/').map(Number);
  return [`${top + 1}/${bottom}`, `${top - 1}/${bottom}`, `${-top}/${bottom}`, `${2 * top}/${bottom}`];
}

describe('the proofs of Algebra and Advanced Math', () => {
  it.each([12, 13, 14, 15, 16, 17])(
    'skill %i has at least six templates: all bands, real life, and answers to enter',
    (skill) => {
      const own = templates.filter((template) => template.skill === skill);
      expect(own.length).toBeGreaterThanOrEqual(6);
      expect([...new Set(own.map(({ difficulty }) => difficulty))].sort()).toEqual(['easy', 'hard', 'medium']);
      expect(own.filter(({ context }) => context).length).toBeGreaterThanOrEqual(2);
      expect(own.filter(({ type }) => type === 'blank').length).toBeGreaterThanOrEqual(2);
    },
  );

  it.each(templates.map((template) => [template.id, template] as const))(
    '%s: accepts the key and refuses what only looks like it',
    (id, template) => {
      for (const item of variantsOf(template, 5)) {
        const judge = (answer: string): boolean => ORACLES[id]!(printed(item), answer);
        const key = item.type === 'choice' ? item.choices[item.answer] : item.answer.split(',')[0]!;
        expect(judge(key)).toBe(true);
        expect(impostors(item).filter(judge)).toEqual([]);
      }
    },
  );
});
