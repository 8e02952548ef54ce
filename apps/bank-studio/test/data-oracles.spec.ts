import { ORACLES } from '../src/proof/index.js';
import { printed } from '../src/proof/oracle.js';
import { LETTERS, TEMPLATES, UNRELEASED_TEMPLATES, variantsOf, type Item } from '@aivy/item-bank';

const templates = [...TEMPLATES, ...UNRELEASED_TEMPLATES].filter(({ skill }) => skill >= 21);

/** Answers as right as the key looks, but wrong: all other choices, or numbers near the entered one. */
function impostors(item: Item): string[] {
  if (item.type === 'choice')
    return LETTERS.filter((letter) => letter !== item.answer).map((letter) => item.choices[letter]);
  const [top = 0, bottom = 1] = item.answer.split(',')[0]!.split('/').map(Number);
  return [`${top + 1}/${bottom}`, `${top - 1}/${bottom}`, `${top * 2}/${bottom}`, `${bottom + top}/${bottom}`].filter(
    (value) => value !== item.answer,
  );
}

describe('the proofs of geometry and data items', () => {
  it('cover each of these skills with at least five templates, in every band', () => {
    for (let skill = 21; skill <= 30; skill += 1) {
      const own = templates.filter((template) => template.skill === skill);
      expect({
        skill,
        enough: own.length >= 5,
        bands: [...new Set(own.map(({ difficulty }) => difficulty))].sort(),
      }).toEqual({ skill, enough: true, bands: ['easy', 'hard', 'medium'] });
    }
  });

  it.each(templates.map((template) => [template.id, template] as const))(
    '%s: accept the key and refuse what only looks like it',
    (id, template) => {
      for (const item of variantsOf(template, 6)) {
        const oracle = ORACLES[id]!;
        const key = item.type === 'choice' ? item.choices[item.answer] : item.answer.split(',')[0]!;
        expect(oracle(printed(item), key)).toBe(true);
        for (const other of impostors(item))
          expect({ question: item.question, other, right: oracle(printed(item), other) }).toEqual({
            question: item.question,
            other,
            right: false,
          });
      }
    },
  );
});
