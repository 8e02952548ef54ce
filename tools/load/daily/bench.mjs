// `npm run bench:daily [-- --chats]`: answers at their rate beside saves of full tests, replies of the offline tutor, and
// what a thousand open chats cost the chat's process, each beside its bound, on this machine with everything on it. Exit 1
// when a bound is missed. `--chats`: those alone.
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureInstalled } from '../../lib/ensure-installed.mjs';
import { exitWith } from '../../lib/fault.mjs';
import { cpuMsOf, residentKb } from '../../lib/process-cost.mjs';
import { quantile } from '../../lib/quantile.mjs';
import { startSystem } from '../../drill/system.mjs';

/** Answers a second. */
const RATE = 100;
const WARM_UP_S = 4;
const LOAD_S = 20;
/** Three answers each, all wrong, so that the third completes the question. */
const QUESTIONS = (RATE * (WARM_UP_S + LOAD_S)) / 3;
/** One save of a full test to so many answers. */
const SAVE_EVERY = 5;
const TEST_TAKERS = 20;
/** Of one student. */
const TOPICS = 4;
const TALKERS = 40;
/** Of each talker, so far apart that the tutor's limit is never met. */
const HINTS = 8;
const HINT_EVERY_MS = 1_200;
const CHATS = 1_000;
const CHATS_AT_ONCE = 50;
const MESSAGES = ['What is a linear function?', 'Give me an example, please.'];
/** Of which the bench tells what an answer costs. @type {readonly import('../../drill/system.mjs').Part[]} */
const PARTS = ['gateway', 'auth', 'aivydaily', 'plan', 'worker', 'full-test'];
const BOUNDS = { submitMs: 60, replyMs: 50, chatMb: 150 };

/** @typedef {{ text: string, value: number, bound: number, unit: string }} Row */
/** @typedef {{ pool: import('pg').Pool, base: string, keys: import('./keys.mjs').Keys }} World */
/** @typedef {{ token: string, sessionId: number, questionId: number }} Desk a student at an open question */

try {
  ensureInstalled();
  process.exit(await bench());
} catch (error) {
  exitWith(error);
}

/** @returns {Promise<number>} the exit code */
async function bench() {
  const { readKeys } = await import('./keys.mjs');
  const system = await startSystem({ name: 'bench-daily' });
  try {
    const { base, pool } = system;
    const world = { pool, base, keys: await readKeys(pool) };
    const chatMb = () => Math.round(residentKb(system.processesOf('chat')[0] ?? 0) / 1024);
    const cpuMs = () => PARTS.map((part) => cpuMsOf(system.processesOf(part)));
    const rows = process.argv.includes('--chats') ? [] : [await answers(world, cpuMs), await replies(world)];
    rows.push(await chats(world, chatMb));
    console.log(`\n${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}.`);
    for (const { text, value, bound, unit } of rows)
      console.log(`${value <= bound ? '✓' : '✗'} ${text} (bound ${bound} ${unit})`);
    return rows.every(({ value, bound }) => value <= bound) ? 0 : 1;
  } finally {
    await system.stop();
  }
}

/** @param {number[]} times @param {number} share */
function at(times, share) {
  const sorted = [...times].sort((x, y) => x - y);
  return Math.round(10 * quantile(sorted, share)) / 10;
}

/** @param {number[]} times */
function spread(times) {
  return `p50 ${at(times, 0.5)}, p95 ${at(times, 0.95)}, p99 ${at(times, 0.99)} ms`;
}

/** Students at open questions. @param {World} world @param {number} students @param {number} topics of each @returns {Promise<Desk[]>} */
async function openDesks({ pool, base }, students, topics) {
  const { createStudents } = await import('../full-test/students.mjs');
  const { call } = await import('../api.mjs');
  /** @type {Desk[]} */
  const desks = [];
  for (const [index, { token }] of (await createStudents(pool, students)).entries())
    desks.push(
      ...(await Promise.all(
        Array.from({ length: topics }, async (_, n) => {
          const { id } = await call(base, token, 'aivydaily/start', {
            subcategory: 1 + ((index * topics + n * 7) % 30),
          });
          const { question_id } = await call(base, token, 'aivydaily/next-question', { conversation_id: id });
          return { token, sessionId: id, questionId: question_id };
        }),
      )),
    );
  return desks;
}

/**
 * Answers at their rate, whether the ones before are answered or not. Every fifth goes with a save of a full test, by whose
 * times a busy machine can be told from slow answers.
 * @param {World} world
 * @param {() => number[]} cpuMs of the parts so far
 * @returns {Promise<Row>}
 */
async function answers(world, cpuMs) {
  const { ask, call } = await import('../api.mjs');
  const { createStudents } = await import('../full-test/students.mjs');
  const { openDesks: openTests, saveOf } = await import('../full-test/desks.mjs');
  const { base, keys, pool } = world;
  const students = Math.ceil(QUESTIONS / TOPICS);
  console.log(`${students} students open ${students * TOPICS} questions …`);
  const desks = await openDesks(world, students, TOPICS);
  const tests = await openTests(await createStudents(pool, TEST_TAKERS), (token, name, body) =>
    call(base, token, name, body),
  );
  /** @type {Record<'answer' | 'save', number[]>} */
  const times = { answer: [], save: [] };
  let failed = 0;
  /** @param {'answer' | 'save'} kind @param {number} n @param {Promise<boolean>} call */
  const timed = async (kind, n, call) => {
    const sentAt = performance.now();
    if (!(await call)) failed += 1;
    else if (n >= RATE * WARM_UP_S) times[kind].push(performance.now() - sentAt);
  };
  const pending = [];
  const [startedAt, cpuBefore] = [performance.now(), cpuMs()];
  const count = RATE * (WARM_UP_S + LOAD_S);
  for (let n = 0; n < count; n += 1) {
    const wait = startedAt + (n * 1000) / RATE - performance.now();
    if (wait > 1) await pause(wait);
    const desk = desks[n % desks.length];
    if (!desk) throw new Error('nobody practises');
    const attempt = 1 + Math.floor(n / desks.length);
    const answer = keys(desk.questionId).wrong[attempt - 1] ?? '';
    const body = { conversation_id: desk.sessionId, question_id: desk.questionId, answer, attempt, spent_ms: 5_000 };
    const answered = ask(base, desk.token, 'aivydaily/submit-answer', body);
    pending.push(
      timed(
        'answer',
        n,
        answered.then(({ status, data }) => status === 200 && data?.current_attempt === attempt),
      ),
    );
    if (n % SAVE_EVERY !== 0) continue;
    const save = saveOf(tests, n / SAVE_EVERY);
    const saved = ask(base, save.token, 'full-test/save-progress', save.body);
    pending.push(
      timed(
        'save',
        n,
        saved.then(({ status }) => status === 200),
      ),
    );
  }
  await Promise.all(pending);
  const after = cpuMs();
  const cpu = PARTS.map((part, index) => `${part} ${perCall((after[index] ?? 0) - (cpuBefore[index] ?? 0), count)}`);
  console.log(`  CPU while they came, ms an answer: ${cpu.join(', ')}`);
  return {
    text: `submit-answer, ${RATE}/s, ${failed} failed: ${spread(times.answer)}; saves of full tests beside them ${spread(times.save)}, p99 ratio ${Math.round((100 * at(times.answer, 0.99)) / at(times.save, 0.99)) / 100}`,
    value: failed > 0 ? Infinity : at(times.answer, 0.99),
    bound: BOUNDS.submitMs,
    unit: 'ms',
  };
}

/** Hints of the offline tutor: gateway, aivydaily, chat and back, stored twice on the way. @param {World} world @returns {Promise<Row>} */
async function replies(world) {
  const { ask } = await import('../api.mjs');
  const desks = await openDesks(world, TALKERS, 1);
  /** @type {number[]} */
  const times = [];
  let failed = 0;
  await Promise.all(
    desks.map(async ({ token, sessionId, questionId }, index) => {
      await pause((index * HINT_EVERY_MS) / TALKERS);
      for (let n = -1; n < HINTS; n += 1) {
        const sentAt = performance.now();
        const { status, data } = await ask(world.base, token, 'aivydaily/send-message', {
          conversation_id: sessionId,
          question_id: questionId,
          message: n % 2 === 0 ? 'hint' : 'why is mine wrong?',
          phase: '3.2',
          message_id: randomUUID(),
        });
        const took = performance.now() - sentAt;
        if (status !== 200 || !data?.data.content) failed += 1;
        else if (n >= 0) times.push(took);
        await pause(Math.max(0, HINT_EVERY_MS - took));
      }
    }),
  );
  return {
    text: `a reply of the offline tutor through the whole system, ${Math.round((TALKERS * 1000) / HINT_EVERY_MS)}/s, ${failed} failed: ${spread(times)}`,
    value: failed > 0 ? Infinity : at(times, 0.99),
    bound: BOUNDS.replyMs,
    unit: 'ms',
  };
}

/** Open chats, each with two messages. @param {World} world @param {() => number} chatMb @returns {Promise<Row>} */
async function chats({ pool, base }, chatMb) {
  const { createStudents } = await import('../full-test/students.mjs');
  const { call } = await import('../api.mjs');
  console.log(`${CHATS} chats are opened …`);
  const students = await createStudents(pool, CHATS);
  const before = chatMb();
  let highest = before;
  for (let from = 0; from < CHATS; from += CHATS_AT_ONCE) {
    await Promise.all(
      students.slice(from, from + CHATS_AT_ONCE).map(async ({ token }) => {
        const conversation_id = await call(base, token, 'chat/start', { question_id: 1 });
        for (const message of MESSAGES)
          await call(base, token, 'chat/send_message', { conversation_id, message, message_id: randomUUID() });
      }),
    );
    highest = Math.max(highest, chatMb());
  }
  return {
    text: `the chat's process with ${CHATS} open chats: ${chatMb()} MB, at the most ${highest} MB on the way; ${before} MB before them`,
    value: highest,
    bound: BOUNDS.chatMb,
    unit: 'MB',
  };
}

/** @param {number} ms @param {number} calls */
function perCall(ms, calls) {
  return Math.round((10 * ms) / calls) / 10;
}
