import { skillById, SKILLS } from '@aivy/exam';
import {
  generate,
  packItems,
  RELEASED_VARIANTS,
  TEMPLATES,
  UNRELEASED_TEMPLATES,
  variantsOf,
  type Item,
} from '@aivy/item-bank';
import { checkItems } from '@aivy/item-bank/checks';
import { unorderedChoices } from '@aivy/item-bank/checks';
import { ORACLES, proveItem } from '../src/proof/index.js';

const items = packItems();
const written = [...TEMPLATES, ...UNRELEASED_TEMPLATES];
const math = SKILLS.filter(({ subject }) => subject === 'math');
const count = <T>(list: readonly T[], meets: (each: T) => boolean): number => list.filter(meets).length;

describe('the bank that ships with Aivy', () => {
  it('has no fault: schema, tags, duplicates, markup, hints, passages, balance of the keys', () => {
    expect(checkItems(items)).toEqual([]);
  });

  it('has at least five templates for every skill of Math, in all three bands', () => {
    for (const { id } of math) {
      const own = TEMPLATES.filter(({ skill }) => skill === id);
      expect({
        skill: id,
        enough: own.length >= 5,
        bands: new Set(own.map(({ difficulty }) => difficulty)).size,
      }).toEqual({ skill: id, enough: true, bands: 3 });
    }
  });

  it('has at least 1,100 mathematics items, twelve variants of every template', () => {
    expect(count(items, ({ key }) => key.startsWith('math-'))).toBeGreaterThanOrEqual(1100);
    for (const { id } of TEMPLATES)
      expect(count(items, ({ family }) => family === `math-${id}`)).toBe(RELEASED_VARIANTS);
  });

  it('sets about a third of its templates in context and asks for about a quarter as student-produced responses', () => {
    const share = (meets: (template: (typeof TEMPLATES)[number]) => boolean): number =>
      count(TEMPLATES, meets) / TEMPLATES.length;
    expect(share(({ context }) => context)).toBeGreaterThanOrEqual(0.28);
    expect(share(({ type }) => type === 'blank')).toBeGreaterThanOrEqual(0.22);
  });

  it('has at least ten Reading & Writing items for every skill in each band, but for two skills that solvers find seldom hard', () => {
    const short = SKILLS.filter(({ subject }) => subject === 'english').flatMap(({ id }) =>
      ['easy', 'medium', 'hard'].flatMap((band) => {
        const held = count(items, ({ skill, difficulty }) => skill === id && difficulty === band);
        return held >= 10 ? [] : [{ skill: id, band }];
      }),
    );
    // Quantitative evidence and synthesis: docs/item-difficulty.md says how many there are.
    expect(short).toEqual([3, 8].map((skill) => ({ skill, band: 'hard' })));
  });
});

describe('a template', () => {
  it.each(written.map((template) => [template.id, template] as const))(
    '%s: every variant is sound and its key is right by an independent route',
    (id, template) => {
      const oracle = ORACLES[id]!;
      expect(oracle).toBeDefined();
      for (const item of variantsOf(template, RELEASED_VARIANTS)) expect(proveItem(item, oracle)).toEqual([]);
    },
  );

  it('makes the same item from the same seed', () => {
    for (const template of written) expect(generate(template, 7)).toEqual(generate(template, 7));
  });

  it('has an id of its own, a skill of Math, and items of the type it names', () => {
    expect(new Set(written.map(({ id }) => id)).size).toBe(written.length);
    for (const template of written) {
      expect(skillById(template.skill).subject).toBe('math');
      expect(generate(template, 1)).toMatchObject({
        type: template.type,
        skill: template.skill,
        difficulty: template.difficulty,
        family: `math-${template.id}`,
      });
    }
  });
});

describe('a template that waits for its release', () => {
  it('has no item in the bank', () => {
    const families = new Set(items.map(({ family }) => family));
    expect(UNRELEASED_TEMPLATES.filter(({ id }) => families.has(`math-${id}`))).toEqual([]);
  });

  it('prints numeric choices as the exam does: they rise or fall from A to D', () => {
    const variants = UNRELEASED_TEMPLATES.flatMap((template) => variantsOf(template, RELEASED_VARIANTS));
    expect(unorderedChoices(variants)).toEqual([]);
  });
});

describe('the proof of a generated item', () => {
  const template = TEMPLATES.find(({ type }) => type === 'choice')!;
  const sound = generate(template, 1);
  const oracle = ORACLES[template.id]!;
  const rulesOf = (item: Item): string[] => proveItem(item, oracle).map(({ rule }) => rule);

  it('refuses a wrong key', () => {
    if (sound.type !== 'choice') throw new Error('a choice template');
    const other = sound.answer === 'a' ? 'b' : 'a';
    const swapped = { ...sound.choices, [sound.answer]: sound.choices[other], [other]: sound.choices[sound.answer] };
    expect(rulesOf({ ...sound, choices: swapped })).toContain('key');
  });

  it.each([
    ['numbers', 'The slope is \\(0.33333333\\).'],
    ['numbers', 'It is \\(x+-3\\).'],
    ['tex', 'It is \\(\\nosuchmacro\\).'],
  ])('refuses faulty %s: %s', (rule, text) => {
    expect(rulesOf({ ...sound, explanation: `${sound.explanation}<p>${text}</p>` })).toContain(rule);
  });
});
