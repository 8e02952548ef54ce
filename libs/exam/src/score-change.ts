/** What a difference between two scores of a student says about the student. */
export type ScoreChange = 'grown' | 'likely-grown' | 'noise' | 'likely-fallen' | 'fallen';

/**
 * Two full tests of the same student, nothing learned between them, are further apart than this in a section about one
 * time in five. Points; simulated (`npm run bench measurement -- --only range`).
 */
export const OFTEN_APART = 60;

/** Chance of having grown from which a difference is larger than one standard deviation of two tests: Φ(1). */
const BEYOND_NOISE = 0.8413;
const NEARLY_CERTAIN = 0.95;

/**
 * Two of three differences between tests of an unchanged student are smaller than their standard deviation: such a one is
 * noise, whichever way it points.
 * @param chance that the later ability is higher, 0-1
 */
export function scoreChange(chance: number): ScoreChange {
  if (chance >= NEARLY_CERTAIN) return 'grown';
  if (chance >= BEYOND_NOISE) return 'likely-grown';
  if (chance <= 1 - NEARLY_CERTAIN) return 'fallen';
  return chance <= 1 - BEYOND_NOISE ? 'likely-fallen' : 'noise';
}
