// How simulated students take full tests.
import { answerAll } from './answer-all.mjs';
import { ask, call } from './api.mjs';

/** @typedef {{ testId: string, given: Map<number, string>, submitted: boolean }} Taken a test, with the last answer to each question */
/** @typedef {{ token: string, testId: string, ids: number[] }} Desk a student in the first module of a test */

/**
 * Takes a test.
 * @param {{ base: string, token: string, questionMs: number, random: () => number, tabs?: number, isOver?: () => boolean }} options
 *   `tabs` submit each module at once; once it `isOver` no more answers are given and the test stays open
 * @returns {Promise<Taken>}
 */
export async function takeTest({ base, token, questionMs, random, tabs = 1, isOver = () => false }) {
  const { test_id: testId } = await call(base, token, 'full-test/start-test', {});
  /** @type {Map<number, string>} */
  const given = new Map();
  for (const module of [1, 2, 3, 4]) {
    const { questions } = await call(base, token, 'full-test/get-questions', { test_id: testId, module });
    const answers = await answerAll(questions, {
      save: (batch) =>
        ask(base, token, 'full-test/save-progress', { test_id: testId, module, time_left: 60, ...batch }),
      stepMs: () => questionMs,
      random,
      isOver,
    });
    for (const [id, answer] of answers) given.set(id, answer);
    if (isOver()) return { testId, given, submitted: false };
    await Promise.all(
      Array.from({ length: tabs }, () => call(base, token, 'full-test/submit-answers', { test_id: testId, module })),
    );
  }
  return { testId, given, submitted: true };
}

/**
 * A module of a test with an answer to each question, not all of them right, submitted.
 * @param {string} base
 * @param {string} token
 * @param {string} testId
 * @param {number} module the one whose turn it is
 */
export async function handIn(base, token, testId, module) {
  const { questions } = await call(base, token, 'full-test/get-questions', { test_id: testId, module });
  await call(base, token, 'full-test/save-progress', {
    test_id: testId,
    module,
    time_left: 1,
    question_id: questions.map(({ id }) => id),
    answer: questions.map(({ type }, index) => (type === 'blank' ? '7' : 'abcd'.charAt(index % 4))),
    spent_ms: questions.map(() => 50_000),
  });
  await call(base, token, 'full-test/submit-answers', { test_id: testId, module });
}

/** Starts a test for each student. @param {string} base @param {readonly { token: string }[]} students */
export async function openDesks(base, students) {
  /** @type {Desk[]} */
  const desks = [];
  for (const { token } of students) {
    const { test_id: testId } = await call(base, token, 'full-test/start-test', {});
    const { questions } = await call(base, token, 'full-test/get-questions', { test_id: testId, module: 1 });
    desks.push({ token, testId, ids: questions.map(({ id }) => id) });
  }
  return desks;
}

/**
 * The nth save of a stream: the students in turn, each with the next question and another answer.
 * @param {readonly Desk[]} desks
 * @param {number} n
 */
export function saveOf(desks, n) {
  const desk = desks[n % desks.length];
  if (!desk) throw new Error('no one sits a test');
  const { token, testId, ids } = desk;
  const body = {
    test_id: testId,
    module: 1,
    time_left: 900,
    question_id: [ids[n % ids.length]],
    answer: ['abcd'.charAt(n % 4)],
    seq: [Date.now()],
    spent_ms: [n],
  };
  return { token, body };
}
