import fc from 'fast-check';
import { skillById } from '@aivy/exam';
import { BANDS, LEVEL, madeBank } from '../../test/made-bank.js';
import { packBank } from '../release/pack-bank.js';
import { assembleDiagnostic, assembleModule, capacityOf, ItemPool, type Assembled, type Route } from './index.js';

const plenty = new ItemPool(madeBank(12));
const ids = ({ questions }: Assembled) => questions.map(({ item }) => item.id);
const wish = (seed: string, seen: readonly number[] = []) => ({ seed, seen });
const seeds = fc.string({ minLength: 1, maxLength: 6 });
const routes = fc.constantFrom<Route>('first', 'lower', 'higher');

describe('a module of a full test', () => {
  it('has 27 Reading & Writing questions: 8, 7, 7 and 5 of the domains in the exam’s order, easy to hard inside a skill', () => {
    fc.assert(
      fc.property(seeds, routes, (seed, route) => {
        const { questions, shortages } = assembleModule(plenty, 'english', route, wish(seed));
        expect(shortages).toEqual([]);
        const domains = questions.map(({ item }) => skillById(item.skill).category);
        expect(domains).toEqual([
          ...Array<number>(8).fill(2),
          ...Array<number>(7).fill(1),
          ...Array<number>(7).fill(4),
          ...Array<number>(5).fill(3),
        ]);
        questions.slice(1).forEach(({ item }, index) => {
          const before = questions[index]!.item;
          if (before.skill === item.skill)
            expect(LEVEL[item.difficulty]).toBeGreaterThanOrEqual(LEVEL[before.difficulty]);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('has 22 Math questions: 8 Algebra, 8 Advanced Math, 3 data, 3 geometry, easy to hard over the module, 5 or 6 student-produced', () => {
    fc.assert(
      fc.property(seeds, routes, (seed, route) => {
        const { questions, shortages } = assembleModule(plenty, 'math', route, wish(seed));
        expect(shortages).toEqual([]);
        const of = (category: number) =>
          questions.filter(({ item }) => skillById(item.skill).category === category).length;
        expect([5, 6, 8, 7].map(of)).toEqual([8, 8, 3, 3]);
        expect([5, 6]).toContain(questions.filter(({ item }) => item.type === 'blank').length);
        const levels = questions.map(({ item }) => item.b);
        expect(levels).toEqual([...levels].sort((x, y) => x - y));
      }),
      { numRuns: 60 },
    );
  });

  it('has them also for a student who has met every item of the bank', () => {
    const everything = madeBank(12).map(({ id }) => id);
    fc.assert(
      fc.property(seeds, routes, (seed, route) => {
        const { questions, shortages } = assembleModule(plenty, 'math', route, wish(seed, everything));
        expect([5, 6]).toContain(questions.filter(({ item }) => item.type === 'blank').length);
        expect(shortages.map(({ instead }) => instead)).toEqual(Array<string>(22).fill('seen'));
      }),
      { numRuns: 30 },
    );
  });

  it('keeps to 5 or 6 student-produced questions with the items that ship, also where families get into each other’s way', () => {
    const shipped = ItemPool.of(packBank(), 'test');
    fc.assert(
      fc.property(seeds, routes, (seed, route) => {
        const { questions } = assembleModule(shipped, 'math', route, wish(seed));
        expect([5, 6]).toContain(questions.filter(({ item }) => item.type === 'blank').length);
      }),
      { numRuns: 300 },
    );
  });

  it('asks all six skills of Algebra and never a skill of data or geometry twice', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const skills = assembleModule(plenty, 'math', 'first', wish(seed)).questions.map(({ item }) => item.skill);
        expect(new Set(skills.filter((skill) => skill <= 17)).size).toBe(6);
        const small = skills.filter((skill) => skill >= 21);
        expect(new Set(small).size).toBe(small.length);
      }),
      { numRuns: 40 },
    );
  });

  it('is harder on the higher route than on the first, and easier on the lower', () => {
    const mean = (route: Route) =>
      assembleModule(plenty, 'english', route, wish('routes')).questions.reduce((sum, { item }) => sum + item.b, 0) /
      27;
    expect(mean('higher')).toBeGreaterThan(mean('first') + 0.3);
    expect(mean('lower')).toBeLessThan(mean('first') - 0.3);
  });

  it('takes no item twice and no two of a family', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom('english' as const, 'math' as const), routes, (seed, subject, route) => {
        const items = assembleModule(plenty, subject, route, wish(seed)).questions.map(({ item }) => item);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        expect(new Set(items.map(({ family }) => family)).size).toBe(items.length);
      }),
      { numRuns: 60 },
    );
  });

  it('tries out two pretest items where there are some, and scores everything where there are none', () => {
    const trying = new ItemPool(madeBank(12, (item) => (item.id % 6 === 0 ? { ...item, state: 'pretest' } : item)));
    for (const subject of ['english', 'math'] as const) {
      const tried = assembleModule(trying, subject, 'first', wish('p')).questions;
      expect(tried.filter(({ pretest }) => pretest)).toHaveLength(2);
      for (const { item, pretest } of tried) expect(item.state).toBe(pretest ? 'pretest' : 'operational');
      expect(assembleModule(plenty, subject, 'first', wish('p')).questions.some(({ pretest }) => pretest)).toBe(false);
    }
  });

  it.each(['draft', 'quarantined', 'retired'] as const)('never has a %s item', (state) => {
    const pool = new ItemPool(madeBank(12, (item) => (item.id % 2 === 0 ? { ...item, state } : item)));
    expect(ids(assembleModule(pool, 'english', 'first', wish('s'))).every((id) => id % 2 === 1)).toBe(true);
  });
});

describe('the pools of a release', () => {
  it('are made once: a form does not sort the whole bank', () => {
    const bank = packBank();
    expect(ItemPool.of(bank, 'test')).toBe(ItemPool.of(bank, 'test'));
    expect(ItemPool.of(bank, 'practice')).not.toBe(ItemPool.of(bank, 'test'));
  });
});

describe('every form', () => {
  it('is the same for the same seed and the same past, and another for another seed', () => {
    expect(ids(assembleModule(plenty, 'english', 'first', wish('a', [1, 2])))).toEqual(
      ids(assembleModule(plenty, 'english', 'first', wish('a', [1, 2]))),
    );
    expect(ids(assembleModule(plenty, 'english', 'first', wish('a')))).not.toEqual(
      ids(assembleModule(plenty, 'english', 'first', wish('b'))),
    );
  });

  it('repeats no item while its domain has unseen ones', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 20 }), (seed, rounds) => {
        const pool = new ItemPool(madeBank(4));
        const seen: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const made = assembleModule(pool, 'math', 'first', wish(`${seed}${round}`, seen));
          const repeated = new Set(ids(made).filter((id) => seen.includes(id)));
          expect(repeated.size).toBe(made.shortages.filter(({ instead }) => instead === 'seen').length);
          for (const { item } of made.questions.filter(({ item }) => repeated.has(item.id))) {
            const { category } = skillById(item.skill);
            const unseen = madeBank(4).filter(
              (other) =>
                skillById(other.skill).category === category &&
                !seen.includes(other.id) &&
                !ids(made).includes(other.id),
            );
            expect(unseen).toEqual([]);
          }
          seen.push(...ids(made));
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('a diagnostic form', () => {
  it('has 17 and 14 questions, bands in equal parts, four student-produced responses and three figures', () => {
    const english = assembleDiagnostic(plenty, 'english', wish('d')).questions.map(({ item }) => item);
    const math = assembleDiagnostic(plenty, 'math', wish('d')).questions.map(({ item }) => item);
    expect([english.length, math.length]).toEqual([17, 14]);
    for (const items of [english, math])
      for (const band of BANDS)
        expect(items.filter(({ difficulty }) => difficulty === band).length).toBeGreaterThanOrEqual(
          Math.floor(items.length / 3),
        );
    expect(math.filter(({ type }) => type === 'blank')).toHaveLength(4);
    expect(math.filter(({ img }) => img !== '').length).toBeGreaterThanOrEqual(3);
    expect(new Set(english.map(({ skill }) => skill)).size).toBe(11);
  });
});

describe('the capacity of a bank', () => {
  const all = (pool: ItemPool) => ({ diagnostic: pool, test: pool, practice: pool });

  it('is counted as one counts by hand', () => {
    // One shelf of 12 in every skill and band: skill 5 is asked 4 times a module, 8 times a student's test, of 36 items.
    const { fullTests, diagnosticForms, dailyUnits, dailyMonths } = capacityOf(all(plenty));
    expect(fullTests).toBe(4);
    // Skill 5 is asked twice a form, and its 36 items last for 18 forms.
    expect(diagnosticForms).toBe(18);
    // 36 items of a skill make seven units; eleven skills in turn give 77 units of R&W, as many of Math between.
    expect(dailyUnits).toBe(154);
    expect(dailyMonths).toBe(5);
  });

  it('is of each pool by itself, and says what one more lacks', () => {
    const few = new ItemPool(madeBank(12).filter(({ skill, id }) => skill !== 11 || id % 3 === 0));
    const none = new ItemPool([]);
    expect(capacityOf({ ...all(plenty), test: few })).toMatchObject({ diagnosticForms: 18, dailyMonths: 5 });
    const { fullTests, shortOf } = capacityOf({ ...all(plenty), test: few });
    // Twelve items of skill 11, asked 3 times a module.
    expect(fullTests).toBe(2);
    expect(new Set(shortOf.fullTest.map(({ skill }) => skill))).toEqual(new Set([11]));
    expect(capacityOf({ ...all(plenty), practice: none })).toMatchObject({ fullTests: 4, dailyUnits: 0 });
  });

  it('of an empty bank is nothing', () => {
    expect(capacityOf(all(new ItemPool([])))).toMatchObject({ fullTests: 0, diagnosticForms: 0, dailyMonths: 0 });
  });
});
