/** @typedef {import('./students.mjs').Student} Student */
/** @typedef {import('./api.mjs').Answers} Answers */
/** @typedef {{ token: string, testId: string, ids: number[] }} Desk a student in the first module of a test */

/**
 * Starts a test for each student.
 * @param {readonly Student[]} students
 * @param {<N extends keyof Answers>(token: string, name: N, body: Record<string, unknown>) => Promise<Answers[N]>} call
 * @returns {Promise<Desk[]>}
 */
export async function openDesks(students, call) {
  /** @type {Desk[]} */
  const desks = [];
  for (const { token } of students) {
    const { test_id: testId } = await call(token, 'full-test/start-test', {});
    const { questions } = await call(token, 'full-test/get-questions', { test_id: testId, module: 1 });
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
  if (!desk) throw new Error('nobody sits a test');
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
