import fc from 'fast-check';
import { skillById, SKILLS } from '@aivy/exam';
import { BANDS, madeBank } from '../../test/made-bank.js';
import { assembleModule, assembleUnit, ItemPool, practicePool } from '../assembly/index.js';
import { DIAGNOSTIC_FORMS } from '../content/index.js';
import type { BankItem } from '../item/item.js';
import { packItems } from '../packs.js';
import { packBank } from '../release/pack-bank.js';
import { BankSnapshot } from '../release/snapshot.js';
import { dealPools, monthlyNeed, POOLS, type Pool } from './index.js';
import { sharesOf } from './shares.js';

const STATES = ['pretest', 'operational', 'operational', 'operational', 'quarantined', 'retired'] as const;

/** Banks as they may come: shelves of any size, families of any size within a shelf, items in every state. */
const banks = fc
  .record({
    each: fc.integer({ min: 1, max: 8 }),
    family: fc.integer({ min: 1, max: 5 }),
    lacks: fc.integer({ min: 2, max: 9 }),
    states: fc.boolean(),
    form: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ each, family, lacks, states, form }) => {
    const items = madeBank(each, (item) => ({
      ...item,
      family: `${item.key.split('-')[0]}-${item.skill}-${item.difficulty}-${item.id % family}`,
      state: states ? STATES[item.id % STATES.length]! : 'operational',
    })).filter(({ id }) => id % lacks !== 0);
    return { items, formItems: items.filter(({ id }) => id % 41 === form).map(({ id }) => id) };
  });
const poolsOf = (pools: ReadonlyMap<number, Pool>, items: readonly { id: number }[]) =>
  items.map(({ id }) => pools.get(id));

describe('the pools of a release', () => {
  it('are one of three for every item, and whole families', () => {
    fc.assert(
      fc.property(banks, ({ items, formItems }) => {
        const pools = dealPools({ items, formItems });
        const families = new Map<string, Set<Pool | undefined>>();
        for (const { id, family } of items) {
          expect(POOLS).toContain(pools.get(id));
          families.set(family, (families.get(family) ?? new Set()).add(pools.get(id)));
        }
        expect([...families.values()].filter(({ size }) => size !== 1)).toEqual([]);
        expect([...pools.keys()].sort((x, y) => x - y)).toEqual(items.map(({ id }) => id));
      }),
      { numRuns: 30 },
    );
  });

  it('are the same for the same seed, in whatever order the items come, and others for another', () => {
    fc.assert(
      fc.property(banks, fc.string(), ({ items, formItems }, seed) => {
        const pools = poolsOf(dealPools({ items, formItems, seed }), items);
        expect(poolsOf(dealPools({ items: [...items].reverse(), formItems, seed }), items)).toEqual(pools);
      }),
      { numRuns: 15 },
    );
    const items = madeBank(8);
    const [one, two] = ['one', 'two'].map((seed) => poolsOf(dealPools({ items, formItems: [], seed }), items));
    expect(one).not.toEqual(two);
  });

  it('stay as they are in a release that adds items, and take what is added to their families', () => {
    fc.assert(
      fc.property(banks, fc.integer({ min: 2, max: 6 }), ({ items, formItems }, part) => {
        const before = items.filter(({ id }) => id % part !== 0);
        const known = dealPools({ items: before, formItems: formItems.filter((id) => id % part !== 0) });
        const after = dealPools({ items, formItems: formItems.filter((id) => id % part !== 0), known });
        expect(poolsOf(after, before)).toEqual(poolsOf(known, before));
        const poolOfFamily = new Map(before.map(({ id, family }) => [family, known.get(id)]));
        for (const { id, family } of items)
          expect([family, after.get(id)]).toEqual([family, poolOfFamily.get(family) ?? after.get(id)]);
      }),
      { numRuns: 30 },
    );
  });

  it('give the diagnostic what its forms name, with the families of it, and nothing else', () => {
    fc.assert(
      fc.property(banks, ({ items, formItems }) => {
        const pools = dealPools({ items, formItems });
        const families = new Set(items.filter(({ id }) => formItems.includes(id)).map(({ family }) => family));
        expect(items.filter(({ id }) => pools.get(id) === 'diagnostic')).toEqual(
          items.filter(({ family }) => families.has(family)),
        );
      }),
      { numRuns: 30 },
    );
    // A form that is given out later, of whatever it may be.
    const items = madeBank(4);
    const known = dealPools({ items, formItems: [] });
    const after = dealPools({ items, formItems: [1, 40, 333], known });
    expect(items.filter(({ id }) => after.get(id) !== known.get(id)).map(({ id }) => [id, after.get(id)])).toEqual([
      [1, 'diagnostic'],
      [40, 'diagnostic'],
      [333, 'diagnostic'],
    ]);
  });

  it('give the tests what is on trial', () => {
    const items = madeBank(6, (item) => ({
      ...item,
      family: item.key,
      state: item.id % 2 ? 'pretest' : 'operational',
    }));
    const pools = dealPools({ items, formItems: [] });
    for (const { id, state } of items) if (state === 'pretest') expect(pools.get(id)).toBe('test');
  });
});

describe('how the pools are dealt', () => {
  const alone = (each: number) => madeBank(each, (item) => ({ ...item, family: item.key }));
  const count = (items: readonly BankItem[], pools: ReadonlyMap<number, Pool>, pool: Pool, skill: number): number =>
    items.filter((item) => item.skill === skill && pools.get(item.id) === pool).length;

  it('the need of a month is that of two tests and fourteen units a section', () => {
    const sum = (subject: string, pool: 'test' | 'practice') =>
      SKILLS.filter((skill) => skill.subject === subject)
        .flatMap(({ id }) => BANDS.map((band) => monthlyNeed(id, band)[pool]))
        .reduce((total, need) => total + need, 0);
    expect(sum('english', 'test')).toBeCloseTo(2 * 2 * 27, 9);
    expect(sum('math', 'test')).toBeCloseTo(2 * 2 * 22, 9);
    for (const subject of ['english', 'math']) expect(sum(subject, 'practice')).toBeCloseTo(14 * 5, 9);
    // Words in Context: four of 27 in a module; Circles: one of six that three questions are drawn among.
    const ofSkill = (skill: number) => BANDS.reduce((total, band) => total + monthlyNeed(skill, band).test, 0);
    expect(ofSkill(5)).toBeCloseTo(4 * 4, 9);
    expect(ofSkill(24)).toBeCloseTo(4 * (3 / 4), 9);
  });

  it('each pool gets its share of each skill, to an item', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10 }), (each) => {
        const items = alone(each);
        const pools = dealPools({ items, formItems: [] });
        const shares = sharesOf(
          new Map(SKILLS.map(({ id }) => [id, items.filter(({ skill }) => skill === id).length])),
        );
        for (const { id: skill } of SKILLS)
          for (const pool of ['test', 'practice'] as const)
            expect(Math.abs(count(items, pools, pool, skill) - shares.get(skill)![pool])).toBeLessThan(1.001);
      }),
      { numRuns: 9 },
    );
  });

  it('what a release adds goes where it is needed most', () => {
    const items = alone(6);
    // All of it was released for tests.
    const known = new Map(items.map(({ id }): [number, Pool] => [id, 'test']));
    const more = alone(8).map((item) => ({ ...item, id: item.id + 10_000, family: `${item.family}-new` }));
    const pools = dealPools({ items: [...items, ...more.filter(({ id }) => id % 4 === 0)], formItems: [], known });
    for (const { id } of more.filter(({ id }) => id % 4 === 0)) expect(pools.get(id)).toBe('practice');
  });

  it('both pools have something of every band of which there are two families', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 7 }), fc.string(), (each, seed) => {
        const items = alone(each);
        const pools = dealPools({ items, formItems: [], seed });
        for (const { id: skill } of SKILLS)
          for (const band of BANDS)
            for (const pool of ['test', 'practice'] as const) {
              const has = items.some(
                (item) => item.skill === skill && item.difficulty === band && pools.get(item.id) === pool,
              );
              expect({ skill, band, pool, has }).toEqual({ skill, band, pool, has: true });
            }
      }),
      { numRuns: 20 },
    );
  });
});

describe('the pools of the bank that ships', () => {
  const bank = packBank();
  const inPool = (pool: Pool) => bank.items().filter(({ id }) => bank.poolOf(id) === pool);

  it('hold every form that was given out in the diagnostic’s, and of Reading & Writing nothing else', () => {
    const given = DIAGNOSTIC_FORMS.flatMap(({ english, math }) => [...english, ...math]);
    const kept = inPool('diagnostic').map(({ key }) => key);
    for (const key of given) expect(kept).toContain(key);
    expect(kept.filter((key) => key.startsWith('rw-')).sort()).toEqual(
      given.filter((key) => key.startsWith('rw-')).sort(),
    );
  });

  it('leave both other uses two tests and two units of the short skills, and of every skill all three bands of R&W', () => {
    for (const { id: skill, subject } of SKILLS) {
      const test = inPool('test').filter((item) => item.skill === skill);
      const practice = inPool('practice').filter((item) => item.skill === skill);
      expect(practice.length).toBeGreaterThanOrEqual(10);
      // The most that two tests may ask of a skill.
      expect(test.length).toBeGreaterThanOrEqual(skillById(skill).category === 4 || skill === 5 ? 16 : 12);
      if (subject === 'english')
        for (const items of [test, practice])
          expect(new Set(items.map(({ difficulty }) => difficulty))).toEqual(new Set(BANDS));
    }
  });

  it('let no test and no unit share an item, whatever students have met', () => {
    const diagnostic = new Set(inPool('diagnostic').map(({ id }) => id));
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 30 }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.array(fc.constantFrom(...bank.items().map(({ id }) => id)), { maxLength: 400 }),
        (seed, skill, ability, seen) => {
          const asked = (['english', 'math'] as const).flatMap((subject) =>
            (['first', 'lower', 'higher'] as const).flatMap(
              (route) => assembleModule(ItemPool.of(bank, 'test'), subject, route, { seen, seed }).questions,
            ),
          );
          const practised = assembleUnit(practicePool(bank), { skill, ability, seen, seed }).questions;
          expect(practised).toHaveLength(5);
          for (const { item } of asked) expect([item.id, bank.poolOf(item.id)]).toEqual([item.id, 'test']);
          for (const { item } of practised) expect([item.id, bank.poolOf(item.id)]).toEqual([item.id, 'practice']);
          expect([...asked, ...practised].some(({ item }) => diagnostic.has(item.id))).toBe(false);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('are those that a release names, and dealt where it names none', () => {
    const items = packItems()
      .slice(0, 400)
      .map((item, index): BankItem => ({ ...item, id: index + 1, version: 1 }));
    const named = new Map<number, Pool>(items.slice(0, 200).map(({ id }) => [id, 'practice']));
    const content = {
      release: 1,
      items,
      current: new Map(items.map(({ id }) => [id, 1])),
      forms: [{ id: 'f', english: [300], math: [], versions: {} }],
      diagnosticForm: 'f',
    };
    const snapshot = new BankSnapshot({ ...content, pools: named });
    for (const { id } of items.slice(0, 200)) expect(snapshot.poolOf(id)).toBe('practice');
    expect(snapshot.poolOf(300)).toBe('diagnostic');
    expect(snapshot.poolOf(401)).toBeUndefined();
    const dealt = dealPools({ items, formItems: [300] });
    const unnamed = new BankSnapshot(content);
    for (const { id } of items) expect(unnamed.poolOf(id)).toBe(dealt.get(id));
  });
});
