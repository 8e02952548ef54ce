// Trails of visits as pages send them: how a student has gone through a module by now.

/** @typedef {import('@aivy/contracts').Trail} Trail */

/** Seconds of a module of Reading & Writing. */
const BEGAN_AT = 1_920;

/**
 * A student who goes through the module again and again: each question comes on the screen and its answer is changed.
 * @param {number} steps
 * @param {number} questions in the module
 * @param {number} turn another one has other answers, as a trail that went on
 * @returns {Trail}
 */
export function trailOf(steps, questions, turn) {
  const each = Array.from({ length: steps }, (_, step) => step);
  return {
    left: each.map((step) => Math.round(BEGAN_AT * (1 - step / (steps + 1)))),
    at: each.map((step) => Math.floor(step / 2) % questions),
    entry: each.map((step) => (step % 2 === 0 ? null : 'abcd'.charAt((step * 7 + turn + (step >> 3)) % 4))),
  };
}
