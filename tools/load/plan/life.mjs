// What a simulated student does in a drill: units and a full test, by the protocol of the client's outbox.
import { setTimeout as pause } from 'node:timers/promises';
import { takeTest } from '../full-test/students.mjs';
import { call, insist, isLasting, post } from './api.mjs';
import { passDay } from './planned.mjs';

/** @typedef {import('./planned.mjs').Planned} Planned */
/** @typedef {{ ok: number, failed: number, signedOut: number }} Stats calls */
/** @typedef {{ units: Map<number, Map<number, string>>, test: { testId: string, given: Map<number, string> } }} Life the last answer to each question, of each unit by its day and of the test */

const RETRY_MS = 400;

/**
 * Units before and after a full test.
 * @param {{ base: string, pool: import('pg').Pool, student: Planned, units: number, unitMs: number, testMs: number, random: () => number, stats: Stats }} options
 *   `unitMs` and `testMs` a question
 * @returns {Promise<Life>}
 */
export async function live({ base, pool, student, units, unitMs, testMs, random, stats }) {
  /** @type {Life['units']} */
  const done = new Map();
  /** @type {Life['test'] | undefined} */
  let test;
  for (let day = 1; day <= units; day += 1) {
    done.set(day, await workOn(base, student, day, unitMs, random, stats));
    await again(() => passDay(pool, student.userId));
    if (day === Math.ceil(units / 2))
      test = await takeTest({ base, token: student.token, questionMs: testMs, random, stats });
  }
  if (!test) throw new Error('a life needs a unit');
  return { units: done, test };
}

/**
 * Answers a unit, changing some answers, sends what is not confirmed until it is, and finishes on two devices at once.
 * @param {string} base @param {Planned} student @param {number} day @param {number} questionMs @param {() => number} random @param {Stats} stats
 */
async function workOn(base, { token, planId }, day, questionMs, random, stats) {
  /** @param {import('./api.mjs').Outcome<import('./api.mjs').Name>} outcome */
  const count = ({ status }) => {
    if (status === 200) stats.ok += 1;
    else stats.failed += 1;
    if (status === 401) stats.signedOut += 1;
  };
  const unit = { plan_id: planId, day };
  const { questions } = await call(base, token, 'daily/get-daily-question', unit, count);
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
      count(outcome);
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
      await pause(questionMs * (0.5 + random()));
    }
  working = false;
  await sender;
  const finished = await Promise.all([1, 2].map(() => insist(base, token, 'daily/finished', unit, count)));
  for (const { status, code } of finished) if (status !== 200) throw new Error(`finished answered ${status} ${code}`);
  return given;
}

/** A statement that may meet a database that is just being killed. @param {() => Promise<unknown>} statement */
async function again(statement) {
  for (;;) {
    try {
      await statement();
      return;
    } catch {
      await pause(RETRY_MS);
    }
  }
}
