import { skillById } from '@aivy/exam';
import {
  BAND_SHARES,
  MODULE_BLUEPRINT,
  MODULE_QUESTIONS,
  TESTS_OF_MONTH,
  UNIT_QUESTIONS,
  UNITS_OF_MONTH,
  type Band,
} from '../assembly/blueprint.js';

/** What an item is kept for. A student meets the items of a pool nowhere else. */
export const POOLS = ['diagnostic', 'test', 'practice'] as const;
export type Pool = (typeof POOLS)[number];

/** The pools that are drawn. The diagnostic's is what its forms name: it asks everybody the same. */
export type DrawnPool = Exclude<Pool, 'diagnostic'>;

/** Questions of a skill in one module: the usual ones, and its part of those that are drawn in its domain. */
function inModule(skill: number): number {
  const { category, subject } = skillById(skill);
  const domain = MODULE_BLUEPRINT[subject].find((each) => each.category === category)!;
  const usual = domain.skills.flatMap(([id, number]) => Array<number>(number).fill(id)).slice(0, domain.count);
  return usual.filter((id) => id === skill).length + (domain.count - usual.length) / domain.skills.length;
}

/** Share of a band in a test: the first module, and the second of either route as often. */
const inTest = (band: Band): number =>
  (2 * BAND_SHARES.first[band] + BAND_SHARES.lower[band] + BAND_SHARES.higher[band]) / 4;

/**
 * Questions that one student is asked in a month of the plan, of a skill and band, expected from the blueprints: in the
 * full tests, two modules of the section each; in the daily units, half of them of the section. Units go to a skill as
 * often as the exam does, since the plan orders skills by the points they are worth.
 */
export function monthlyNeed(skill: number, band: Band): Readonly<Record<DrawnPool, number>> {
  const { subject } = skillById(skill);
  const share = (inModule(skill) / MODULE_QUESTIONS[subject]) * inTest(band);
  return {
    test: TESTS_OF_MONTH * 2 * MODULE_QUESTIONS[subject] * share,
    practice: (UNITS_OF_MONTH / 2) * UNIT_QUESTIONS * share,
  };
}
