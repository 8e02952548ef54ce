import { setTimeout as pause } from 'node:timers/promises';
import { call, insist } from './api.mjs';

const stamp = () => new Date().toISOString().slice(0, 19).replace('T', ' ');

/**
 * Takes the diagnostic: saved twice on the way, then submitted.
 * @param {{ base: string, token: string, random: () => number, stepMs?: () => number }} options
 * @returns {Promise<{ english: string[], math: string[] }>} the answers
 * @throws Error when it's refused
 */
export async function takeDiagnostic({ base, token, random, stepMs = () => 0 }) {
  /** @param {'english' | 'math'} subject */
  const answersTo = async (subject) => {
    const questions = await call(base, token, 'diagnostic/request-questions', { subject });
    return questions.map(({ type }) => (type === 'blank' ? '7' : 'abcd'.charAt(Math.floor(4 * random()))));
  };
  const [english, math] = [await answersTo('english'), await answersTo('math')];
  const startTime = stamp();
  /** @param {number} share of the answers that are given so far */
  const body = (share) => {
    /** @param {string[]} list */
    const soFar = (list) => list.map((each, index) => (index < share * list.length ? each : ''));
    /** @param {string[]} list */
    const seconds = (list) => list.map((_, index) => (index < share * list.length ? 30 + index : 0));
    return {
      ...{ english: soFar(english), math: soFar(math), english_time: seconds(english), math_time: seconds(math) },
      start_time: startTime,
    };
  };
  for (const share of [0.3, 0.7]) {
    await pause(stepMs());
    await call(base, token, 'diagnostic/save-answers', body(share));
  }
  await pause(stepMs());
  const outcome = await insist(base, token, 'diagnostic/submit-answers', { ...body(1), end_time: stamp() });
  // Asked again after a response that was lost on its way.
  if (outcome.status !== 200 && outcome.code !== 'DT-TESTEXIST')
    throw new Error(`diagnostic/submit-answers answered ${outcome.status} ${outcome.code}`);
  return { english, math };
}
