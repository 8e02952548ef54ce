import { SKILLS, skillById } from '@aivy/exam';
import { madeBank } from '../../test/made-bank.js';
import type { BankItem } from '../item/item.js';
import { packBank } from '../release/pack-bank.js';
import { drawFrom } from '../templates/draw.js';
import { assembleTest, SECOND_MODULES } from './capacity.js';
import { nextByFamily } from './families.js';
import { assembleUnit, ItemPool, practicePool } from './index.js';

const STUDENTS = 60;

const bank = packBank();
/** Some have met nothing, some nearly everything. */
const seenBy = (student: number, pool: ItemPool): number[] => {
  const draw = drawFrom(`student ${student}`);
  return SKILLS.flatMap(({ id }) => pool.ofSkill(id))
    .filter(() => draw.chance((student % 5) / 4.1))
    .map(({ id }) => id);
};
const domainOf = (skill: number): number[] =>
  SKILLS.filter(({ category }) => category === skillById(skill).category).map(({ id }) => id);
/** Items that a student could have been asked instead: never met, and of no family of the form. */
const left = (pool: ItemPool, skills: readonly number[], seen: ReadonlySet<number>, form: readonly BankItem[]) => {
  const families = new Set(form.map(({ family }) => family));
  return skills
    .flatMap((skill) => pool.ofSkill(skill))
    .filter(({ id, family }) => !seen.has(id) && !families.has(family));
};
const repeated = (form: readonly BankItem[]): BankItem[] =>
  form.filter(({ family }, place) => form.findIndex((each) => each.family === family) < place);

describe('over 60 students', () => {
  it('no unit repeats a family while the domain has another, or leaves its skill while that has another', () => {
    const pool = practicePool(bank);
    let whole = 0;
    for (let student = 0; student < STUDENTS; student += 1) {
      const ids = seenBy(student, pool);
      const seen = new Set(ids);
      const skill = 1 + (student % 30);
      const { questions } = assembleUnit(pool, {
        skill,
        ability: (student % 7) / 2 - 1.5,
        seen: ids,
        seed: `${student}`,
      });
      const form = questions.map(({ item }) => item);
      const again = repeated(form).filter(({ id }) => !seen.has(id));
      if (again.length > 0) expect(left(pool, domainOf(skill), seen, form)).toEqual([]);
      if (form.some((item) => item.skill !== skill)) expect(left(pool, [skill], seen, form)).toEqual([]);
      if (repeated(form).length === 0) whole += 1;
    }
    expect(whole).toBeGreaterThan(STUDENTS / 2);
  });

  it('no full test repeats a family, in a module or from one to the next, while the domain has another', () => {
    const pool = ItemPool.of(bank, 'test');
    let whole = 0;
    for (let student = 0; student < STUDENTS; student += 1) {
      const ids = seenBy(student, pool);
      const seen = new Set(ids);
      const made = assembleTest(pool, SECOND_MODULES[student % 2]!, { seen: ids, seed: `${student}` });
      const form = made.flatMap(({ questions }) => questions.map(({ item }) => item));
      for (const { skill, id } of repeated(form))
        if (!seen.has(id)) expect(left(pool, domainOf(skill), seen, form)).toEqual([]);
      if (repeated(form).length > 0) continue;
      whole += 1;
      const math = made.slice(2).map(({ questions }) => questions.filter(({ item }) => item.type === 'blank').length);
      if (student % 5 === 0) expect(math.every((blanks) => blanks === 5 || blanks === 6)).toBe(true);
    }
    expect(whole).toBeGreaterThan(STUDENTS / 2);
  });
});

describe('the next question of a form', () => {
  const items = madeBank(4).filter(({ skill }) => skill === 21 || skill === 22);
  const of = (skill: number, family: string): BankItem => ({ ...items.find((item) => item.skill === skill)!, family });
  const [a, b, c] = [of(21, 'math-a'), of(21, 'math-b'), of(22, 'math-c')];
  const next = (asked: readonly BankItem[], from: readonly BankItem[]) =>
    nextByFamily(
      asked.map((item, id) => ({ ...item, id })),
      { skill: 21, others: [22] },
      (skills, fits) =>
        from.map((item) => ({ ...item, id: 99 })).find((item) => skills.includes(item.skill) && fits(item)),
    )?.family;

  it('is of a new family in the skill, then in the domain, then of the family asked longest ago', () => {
    expect(next([a], [c, a, b])).toBe('math-b');
    expect(next([a, b], [a, b, c])).toBe('math-c');
    expect(next([b, a, c], [a, b, c])).toBe('math-b');
    expect(next([b, a, b, c], [a, b, c])).toBe('math-a');
    expect(next([b], [])).toBeUndefined();
  });

  it('is never one that was asked, where only its family is left', () => {
    const sister = { ...a, id: a.id + 1 };
    const find = (from: readonly BankItem[]) =>
      nextByFamily([a], { skill: 21, others: [22] }, (skills, fits) =>
        from.find((item) => skills.includes(item.skill) && fits(item)),
      );
    expect(find([a, sister])).toBe(sister);
    expect(find([a])).toBeUndefined();
  });
});
