// How many test-takers two cores carry, from what single things cost.

/** Of a core; the rest is for peaks, and for what a part that dies leaves to the others. As docs/scale.md has it. */
const USED = 0.6;
/** The exam's rules: 54 questions of Reading and Writing and 44 of Math in 27 + 27 + 35 + 35 minutes. */
const EXAM = { questions: 98, seconds: 7_440, modules: 4 };
/** What simulated students who change answers do at the median (docs/scale.md); the client saves once for each. */
export const BRISK_SECONDS = 20;

/** @typedef {{ saveMs: number, arrivalMs: number, moduleMs: number }} Costs CPU over all processes */

/**
 * @param {Costs} costs
 * @param {{ cores: number, everySeconds: number }} how each test-taker saves so often; all arrive once and change the module three times in a test
 * @returns {number} test-takers
 */
export function carried({ saveMs, arrivalMs, moduleMs }, { cores, everySeconds }) {
  const onceMs = arrivalMs + (EXAM.modules - 1) * moduleMs;
  const msPerSecond = saveMs / everySeconds + onceMs / EXAM.seconds;
  return Math.floor((1_000 * cores * USED) / msPerSecond);
}

/** At the exam's own pace, an answer a question. */
export const examPaceSeconds = EXAM.seconds / EXAM.questions;
