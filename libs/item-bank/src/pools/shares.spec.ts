import fc from 'fast-check';
import { skillsOf, SKILLS } from '@aivy/exam';
import { sharesOf } from './shares.js';

/** Questions of each Reading & Writing skill in twelve tests: 24 modules of what the blueprint asks. */
const IN_TESTS: Readonly<Record<number, number>> = {
  1: 48,
  2: 48,
  3: 24,
  4: 48,
  5: 96,
  6: 48,
  7: 48,
  8: 72,
  9: 48,
  10: 96,
  11: 72,
};
/** 84 units of five questions. */
const IN_UNITS = 420;
const READING = skillsOf('english').map(({ id }) => id);

const shares = (count: (skill: number) => number) => sharesOf(new Map(SKILLS.map(({ id }) => [id, count(id)])));
const practised = (given: ReturnType<typeof shares>): number =>
  READING.reduce((sum, skill) => sum + given.get(skill)!.practice, 0);

describe('what tests and practice get of each skill', () => {
  it('is everything there is, and never less than nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 30, maxLength: 30 }), (counts) => {
        const given = shares((skill) => counts[skill - 1]!);
        for (const [skill, { test, practice }] of given) {
          expect(test + practice).toBeCloseTo(counts[skill - 1]!);
          expect(test).toBeGreaterThanOrEqual(0);
          expect(practice).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('serves twelve tests and 84 units from 1,103 items, however the units’ part lies among the skills', () => {
    fc.assert(
      fc.property(fc.constantFrom(...READING), (rich) => {
        // Of each skill its tests and two units, of one skill all the rest of the practice.
        const given = shares((skill) => (IN_TESTS[skill] ?? 0) + 11 + (skill === rich ? IN_UNITS + 24 - 110 : 0));
        for (const skill of READING) expect(given.get(skill)!.test).toBeGreaterThanOrEqual(IN_TESTS[skill]!);
        expect(practised(given)).toBeGreaterThanOrEqual(IN_UNITS);
      }),
    );
  });

  it('is in proportion to a month’s questions where there is plenty: 61 of 100 to the tests in Reading & Writing', () => {
    // 2 tests of 2 modules of 27 questions against 14 units of 5: 108 to 70, and as much of each skill.
    const given = shares((skill) => (IN_TESTS[skill] ?? 50) * 20);
    for (const skill of READING) expect(given.get(skill)!.test / (IN_TESTS[skill]! * 20)).toBeCloseTo(108 / 178);
  });

  it('leaves two units of a skill that is too scarce even for the tests', () => {
    const given = shares((skill) => (skill === 3 ? 20 : 300));
    expect(given.get(3)).toEqual({ test: expect.closeTo(20 * (108 / 178)), practice: expect.closeTo(20 * (70 / 178)) });
    expect(shares((skill) => (skill === 7 ? 40 : 300)).get(7)).toEqual({ test: 30, practice: 10 });
  });

  it('lets tests and practice of a small bank end together', () => {
    const given = shares(() => 60);
    // Five questions a unit, fourteen units a month; what cannot be asked to the last question is kept apart.
    const months = (practised(given) - 24) / 70;
    expect(given.get(1)!.test).toBeGreaterThanOrEqual(Math.floor(months) * 8);
    expect(practised(given)).toBeGreaterThan(0.3 * 660);
  });
});
