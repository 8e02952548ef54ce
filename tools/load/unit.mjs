// What a simulated student does with daily units in a drill.
import { answerAll } from './answer-all.mjs';
import { ask, call } from './api.mjs';

/** @typedef {import('./planned.mjs').Planned} Planned */

/**
 * Answers a unit and finishes it on two devices at once.
 * @param {string} base @param {Planned} student @param {number} day @param {() => number} stepMs @param {() => number} random
 * @returns {Promise<Map<number, string>>} the last answer to each question
 */
export async function workOn(base, { token, planId }, day, stepMs, random) {
  const unit = { plan_id: planId, day };
  const { questions } = await call(base, token, 'daily/get-daily-question', unit);
  const given = await answerAll(questions, {
    save: (batch) => ask(base, token, 'daily/save-progress', { ...unit, ...batch }),
    stepMs,
    random,
  });
  await Promise.all([1, 2].map(() => call(base, token, 'daily/finished', unit)));
  return given;
}
