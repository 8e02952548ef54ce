// What a simulated student does with daily units in a drill, by the protocol of the client's outbox.
import { setTimeout as pause } from 'node:timers/promises';
import { call, insist, isLasting, post } from './api.mjs';

/** @typedef {import('./planned.mjs').Planned} Planned */

const RETRY_MS = 400;

/**
 * Answers a unit, changing some answers, sends what is not confirmed until it is, and finishes on two devices at once.
 * @param {string} base @param {Planned} student @param {number} day @param {() => number} questionMs @param {() => number} random
 * @returns {Promise<Map<number, string>>} the last answer to each question
 */
export async function workOn(base, { token, planId }, day, questionMs, random) {
  const unit = { plan_id: planId, day };
  const { questions } = await call(base, token, 'daily/get-daily-question', unit);
  /** @type {Map<number, string>} */
  const given = new Map();
  /** @type {Map<number, { answer: string, seq: number }>} */
  const unsent = new Map();
  let working = true;
  const sender = (async () => {
    while (working || unsent.size > 0) {
      const batch = [...unsent];
      if (batch.length === 0) {
        await pause(50);
        continue;
      }
      const outcome = await post(base, token, 'daily/save-progress', {
        ...unit,
        question_id: batch.map(([id]) => id),
        answer: batch.map(([, { answer }]) => answer),
        seq: batch.map(([, { seq }]) => seq),
        spent_ms: batch.map(() => 40_000),
      });
      if (outcome.status === 200) {
        for (const [id, entry] of batch) if (unsent.get(id) === entry) unsent.delete(id);
      } else if (isLasting(outcome)) throw new Error(`save-progress answered ${outcome.status} ${outcome.code}`);
      else await pause(RETRY_MS);
    }
  })();
  let seq = Date.now();
  for (const { id, type } of questions)
    for (let change = 0; change <= (random() < 0.4 ? 1 : 0); change += 1) {
      const answer =
        type === 'blank' ? String(Math.floor(random() * 90) + 10) : 'abcd'.charAt(Math.floor(random() * 4));
      seq = Math.max(seq + 1, Date.now());
      unsent.set(id, { answer, seq });
      given.set(id, answer);
      await pause(questionMs() * (0.5 + random()));
    }
  working = false;
  await sender;
  const finished = await Promise.all([1, 2].map(() => insist(base, token, 'daily/finished', unit)));
  for (const { status, code } of finished) if (status !== 200) throw new Error(`finished answered ${status} ${code}`);
  return given;
}
