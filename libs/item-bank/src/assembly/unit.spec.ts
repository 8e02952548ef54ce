import fc from 'fast-check';
import { skillById } from '@aivy/exam';
import { probability } from '@aivy/psychometrics';
import { BANDS, madeBank } from '../../test/made-bank.js';
import type { BankItem } from '../item/item.js';
import { packBank } from '../release/pack-bank.js';
import { assembleUnit, ItemPool, practicePool, type Assembled } from './index.js';

/** Every item of a family of its own; difficulties are spread over four logits. */
const spread = (item: BankItem): BankItem => ({ ...item, family: item.key, b: item.b + ((item.id % 12) - 6) / 6 });
const pool = new ItemPool(madeBank(12, spread));
const idsOf = ({ questions }: Assembled) => questions.map(({ item }) => item.id);
const skills = fc.integer({ min: 1, max: 30 });
const abilities = fc.double({ min: -2.5, max: 2.5, noNaN: true });
const wish = (skill: number, ability = 0, seen: readonly number[] = []) => ({ skill, ability, seen, seed: 'x' });

describe('a daily unit', () => {
  it('has five questions of its skill that were never met, the nearest to a chance of .72', () => {
    fc.assert(
      fc.property(skills, abilities, fc.string(), fc.integer({ min: 0, max: 7 }), (skill, ability, seed, part) => {
        const seen = madeBank(12)
          .filter(({ id }) => id % 8 === part)
          .map(({ id }) => id);
        const { questions } = assembleUnit(pool, { skill, ability, seen, seed });
        const miss = (item: BankItem) => Math.abs(probability(ability, item) - 0.72);
        const unmet = pool.ofSkill(skill).filter(({ id }) => !seen.includes(id));
        const taken = questions.map(({ item }) => item);
        expect(new Set(taken.filter((item) => unmet.includes(item))).size).toBe(5);
        // What was left out is no nearer to the aim than what was taken, but for the .03 that are drawn among.
        const nearestLeft = Math.min(...unmet.filter((item) => !taken.includes(item)).map(miss));
        expect(Math.max(...taken.map(miss))).toBeLessThanOrEqual(nearestLeft + 0.03 + 1e-9);
      }),
      { numRuns: 100 },
    );
  });

  // Math has four or five families a skill, easy and medium ones, and a unit asks them all before it repeats one.
  it('is about as hard as it should be in Reading and Writing, where every item has its own family', () => {
    const shipped = practicePool(packBank());
    for (const ability of [-0.5, 0, 0.5, 1]) {
      const off = Array.from({ length: 11 }, (_, index) => {
        const { questions } = assembleUnit(shipped, wish(index + 1, ability));
        return Math.abs(questions.reduce((sum, { item }) => sum + probability(ability, item) / 5, 0) - 0.72);
      });
      expect(off.reduce((sum, each) => sum + each / 11, 0)).toBeLessThan(0.03);
      expect(Math.max(...off)).toBeLessThan(0.1);
    }
  });

  it('is the same for the same seed, and differs between students', () => {
    const of = (seed: string) => idsOf(assembleUnit(pool, { ...wish(5), seed }));
    expect(of('a')).toEqual(of('a'));
    expect(new Set(Array.from({ length: 10 }, (_, n) => of(`s${n}`).join())).size).toBeGreaterThan(1);
  });

  it('asks a family that is far too hard rather than one twice, and of families as near the one met longest ago', () => {
    const family = (item: BankItem, n: number): BankItem => ({ ...item, family: `math-f-${n}` });
    const items = madeBank(12).filter(({ skill, difficulty }) => skill === 20 && difficulty === 'medium');
    const five = new ItemPool(items.map((item, index) => family({ ...item, b: index % 5 }, index % 5)));
    const families = (from: ItemPool, seen: number[], count?: number) =>
      assembleUnit(from, { ...wish(20, -3, seen), ...(count && { count }) }).questions.map(({ item }) => item.family);
    expect(new Set(families(five, [])).size).toBe(5);
    const two = new ItemPool(items.map((item, index) => family(item, index % 2)));
    expect(families(two, [items[1]!.id, items[0]!.id], 1)).toEqual(['math-f-1']);
    expect(families(two, [items[0]!.id, items[1]!.id], 1)).toEqual(['math-f-0']);
  });

  it('takes no item that is on trial or out of use', () => {
    for (const state of ['pretest', 'draft', 'quarantined', 'retired'] as const) {
      const some = new ItemPool(madeBank(12, (item) => (item.id % 2 === 0 ? { ...item, state } : item)));
      expect(idsOf(assembleUnit(some, wish(3))).every((id) => id % 2 === 1)).toBe(true);
    }
  });
});

describe('a pool that runs out for a student', () => {
  const without = (lacks: (item: BankItem) => boolean) => new ItemPool(madeBank(6).filter((item) => !lacks(item)));
  // The chance of a right answer is nearest to .72 on the items of the hard band, at 1 logit.
  const able = 2;
  const shortages = (from: ItemPool, seen: readonly number[] = []) =>
    assembleUnit(from, { ...wish(10, able), seen }).shortages;
  const met = (meets: (item: BankItem) => boolean) =>
    madeBank(6)
      .filter(meets)
      .map(({ id }) => id);
  const five = (instead: string) => Array(5).fill({ skill: 10, band: 'hard', instead });

  it('gives another band, then another skill of the domain, then what was met longest ago, and says so', () => {
    const hard = met(({ skill, difficulty }) => skill === 10 && difficulty === 'hard');
    const own = met(({ skill }) => skill === 10);
    const domain = met(({ skill }) => skill === 10 || skill === 11);
    expect(shortages(without(() => false))).toEqual([]);
    expect(
      shortages(
        without(() => false),
        hard,
      ),
    ).toEqual(five('band'));
    expect(
      shortages(
        without(() => false),
        own,
      ),
    ).toEqual(five('skill'));
    expect(
      shortages(
        without(() => false),
        domain,
      ),
    ).toEqual(five('seen'));
  });

  it('and has none of the skill, or nothing at all, still ends', () => {
    const other = assembleUnit(
      without(({ skill }) => skill === 10),
      wish(10, able),
    );
    expect(other.questions.map(({ item }) => item.skill)).toEqual([11, 11, 11, 11, 11]);
    expect(other.shortages).toMatchObject(Array(5).fill({ skill: 10, instead: 'skill' }));
    expect(assembleUnit(new ItemPool([]), wish(10))).toMatchObject({
      questions: [],
      shortages: Array(5).fill({ skill: 10, instead: 'nothing' }) as object[],
    });
  });

  it('repeats what was met longest ago, one of each family', () => {
    const own = met(({ skill }) => skill === 9);
    const unit = assembleUnit(new ItemPool(madeBank(6).filter(({ skill }) => skill === 9)), {
      ...wish(9),
      seen: [...own.slice(7), ...own.slice(0, 7)],
    });
    // Two in a row are one family, so each family is asked once.
    expect(idsOf(unit)).toEqual([7, 9, 11, 13, 15].map((place) => own[place]));
  });

  it('repeats nothing while the domain has what was not met, over a hundred units', () => {
    const seen: number[] = [];
    const small = new ItemPool(madeBank(3));
    for (let round = 0; round < 100; round += 1) {
      const skill = 1 + (round % 30);
      const made = assembleUnit(small, { skill, ability: 0, seen, seed: String(round) });
      const again = idsOf(made).filter((id) => seen.includes(id));
      expect(again).toHaveLength(made.shortages.filter(({ instead }) => instead === 'seen').length);
      const domain = BANDS.flatMap((band) =>
        [skill, ...small.neighbours(skill)].flatMap((each) => small.on(each, band)),
      );
      expect(domain.every((item) => skillById(item.skill).category === skillById(skill).category)).toBe(true);
      if (again.length > 0)
        expect(domain.filter(({ id }) => !seen.includes(id) && !idsOf(made).includes(id))).toEqual([]);
      seen.push(...idsOf(made));
    }
  });
});
