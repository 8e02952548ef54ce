import { skillById, UNIT_QUESTIONS } from '@aivy/exam';
import { BAND_SHARES, MODULE_QUESTIONS, TESTS_OF_MONTH, UNITS_OF_MONTH, type Band } from '../assembly/blueprint.js';
import { skillWeight } from '../assembly/skill-frames.js';

/** What an item is kept for. A student meets the items of a pool nowhere else. */
export const POOLS = ['diagnostic', 'test', 'practice'] as const;
export type Pool = (typeof POOLS)[number];

/** The pools that are drawn. The diagnostic's is what its forms name: it asks everybody the same. */
export type DrawnPool = Exclude<Pool, 'diagnostic'>;

/** Share of a band in a test: the first module, and the second of either route as often. */
export const bandShare = (band: Band): number =>
  (2 * BAND_SHARES.first[band] + BAND_SHARES.lower[band] + BAND_SHARES.higher[band]) / 4;

/**
 * Questions that one student is asked in a month of the plan, of a skill and band, expected from the blueprints: in the
 * full tests, two modules of the section each; in the daily units, half of them of the section. Units go to a skill as
 * often as the exam does, since the plan orders skills by the points they are worth.
 */
export function monthlyNeed(skill: number, band: Band): Readonly<Record<DrawnPool, number>> {
  const { subject } = skillById(skill);
  const share = skillWeight(skill) * bandShare(band);
  return {
    test: TESTS_OF_MONTH * 2 * MODULE_QUESTIONS[subject] * share,
    practice: (UNITS_OF_MONTH / 2) * UNIT_QUESTIONS * share,
  };
}
