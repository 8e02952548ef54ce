import { GRID, momentsOf, type Posterior } from './posterior.js';

/** Where a weak skill ends, per cent of mastery. */
export const WEAK = 70;
const STEP = GRID[1]! - GRID[0]!;

/**
 * Chance that a curve that rises with ability lies at or below a value, 0-1. Between the points of the grid the chance
 * is spread evenly, so it moves smoothly.
 */
function chanceAtMost(weights: Posterior, curve: Float64Array, value: number): number {
  const index = curve.findIndex((each) => each > value);
  if (index <= 0) return index === 0 ? 0 : 1;
  const border = GRID[index - 1]! + (STEP * (value - curve[index - 1]!)) / (curve[index]! - curve[index - 1]!);
  let chance = 0;
  for (let i = 0; i < GRID.length; i++)
    chance += weights[i]! * Math.min(1, Math.max(0, (border - GRID[i]!) / STEP + 0.5));
  return Math.min(1, chance);
}

/**
 * Probability, 0-1, that the mastery of a skill is 70 or below under the posterior of its ability.
 * @param curve share right on what mastery is measured against, over `GRID`
 * @param paceFactor what the student's speed makes of it, .85-1
 */
export const weakChance = (weights: Posterior, curve: Float64Array, paceFactor: number): number =>
  chanceAtMost(weights, curve, WEAK / (100 * paceFactor));

/**
 * How much of what was open about a skill its own answers have settled, 0-1: the share by which they make the variance
 * of its ability smaller than the section alone leaves it. 0 says that the skill is known as its section is, no better.
 * @param section what the section's other answers say of the skill's ability
 */
export function ownShare(weights: Posterior, section: Posterior): number {
  const [after, before] = [momentsOf(weights).se, momentsOf(section).se];
  // Answers that contradict the section may leave more open than there was before.
  return Math.max(0, 1 - (after / before) ** 2);
}
