// What the client does with the answers of a module or a unit: one request at a time, with everything that is not confirmed.
import { setTimeout as pause } from 'node:timers/promises';
import { isLasting, RETRY_MS } from './api.mjs';

/** @typedef {{ question_id: number[], answer: string[], seq: number[], spent_ms: number[] }} Batch of a save */

const LOOK_MS = 50;

/**
 * Answers questions, changes some of the answers, and sends what is not confirmed until it is.
 * @param {readonly { id: number, type: string }[]} questions
 * @param {{ save: (batch: Batch) => Promise<{ status: number, code?: string }>, stepMs: () => number, random: () => number, isOver?: () => boolean }} options
 *   `save` asks once; once it `isOver` no more answers are given
 * @returns {Promise<Map<number, string>>} the last answer to each question
 * @throws Error when a save is refused
 */
export async function answerAll(questions, { save, stepMs, random, isOver = () => false }) {
  /** @type {Map<number, string>} */
  const given = new Map();
  /** @type {Map<number, { answer: string, seq: number }>} */
  const unsent = new Map();
  let working = true;
  const sender = (async () => {
    while (working || unsent.size > 0) {
      const batch = [...unsent];
      if (batch.length === 0) {
        await pause(LOOK_MS);
        continue;
      }
      const outcome = await save({
        question_id: batch.map(([id]) => id),
        answer: batch.map(([, { answer }]) => answer),
        seq: batch.map(([, { seq }]) => seq),
        spent_ms: batch.map(() => 40_000),
      });
      if (outcome.status === 200) {
        for (const [id, entry] of batch) if (unsent.get(id) === entry) unsent.delete(id);
      } else if (isLasting(outcome)) throw new Error(`a save answered ${outcome.status} ${outcome.code}`);
      else await pause(RETRY_MS);
    }
  })();
  // It is waited for at the end; until then a refusal must not end the process.
  sender.catch(() => undefined);
  let seq = Date.now();
  for (const { id, type } of questions) {
    if (isOver()) break;
    for (let change = 0; change <= (random() < 0.3 ? 1 : 0); change += 1) {
      const answer =
        type === 'blank' ? String(Math.floor(random() * 90) + 10) : 'abcd'.charAt(Math.floor(random() * 4));
      seq = Math.max(seq + 1, Date.now());
      unsent.set(id, { answer, seq });
      given.set(id, answer);
      await pause(stepMs() * (0.5 + random()));
    }
  }
  working = false;
  await sender;
  return given;
}
