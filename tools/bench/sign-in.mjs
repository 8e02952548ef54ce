// `npm run bench sign-in`: what students who sign in do to those who save. Password hashes cost more than anything else.
import { openLoop } from '../lib/loops.mjs';
import { median, openLoopFigures, pairedRatio, percentile } from '../lib/statistics.mjs';
import { save, withAivy } from './aivy.mjs';
import { createPeople, signIn } from './people.mjs';
import { runBench } from './run.mjs';

const AT_ONCE = 16;
const SEATS = 200;
const RATE = 100;
const MS = { quick: 5_000, usual: 8_000 };
const SETTLES_MS = 500;

/** @typedef {import('./aivy.mjs').System} System */

/** @param {import('./run.mjs').Bench} bench @param {System} aivy @returns {Promise<import('../lib/figure.mjs').Figure[]>} */
async function savesWhileSigningIn({ quick, rounds, say }, aivy) {
  const people = await createPeople(aivy, AT_ONCE);
  const ms = quick ? MS.quick : MS.usual;
  /** @type {Record<'quiet' | 'beside' | 'signedIn', number[]>} */
  const { quiet, beside, signedIn } = { quiet: [], beside: [], signedIn: [] };
  await p99(aivy, ms);
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await p99(aivy, ms));
    let over = false;
    const signing = signInAgain(aivy, people, () => over);
    beside.push(await p99(aivy, ms));
    over = true;
    signedIn.push((1_000 * (await signing)) / ms);
    say(`p99 ${Math.round(quiet.at(-1) ?? 0)} ms, while they sign in ${Math.round(beside.at(-1) ?? 0)} ms`);
  }
  return [
    {
      name: `p99 of a save while ${AT_ONCE} sign in, against when none does`,
      value: pairedRatio(beside, quiet),
      unit: '×',
      bound: { most: 1.3 },
      source: `${median(beside).toFixed(1)} next to ${median(quiet).toFixed(1)} ms at ${RATE} saves a second; ${Math.round(median(signedIn))} sign-ins a second, ${AT_ONCE} at once, the next when all are in; median of ${rounds} pairs`,
    },
  ];
}

/** @param {System} system @param {number} ms */
async function p99(system, ms) {
  const { samples, startedAt } = await openLoop({ perSecond: RATE, ms, send: (n) => save(system, n) });
  const figures = openLoopFigures(samples, { from: startedAt + SETTLES_MS, until: startedAt + ms });
  if (figures.accepted < figures.due) throw new Error(`${figures.due - figures.accepted} saves were not accepted`);
  return percentile(figures.acceptedMs, 0.99);
}

/** @param {System} system @param {readonly import('./people.mjs').Person[]} people @param {() => boolean} isOver @returns {Promise<number>} how many got in */
async function signInAgain(system, people, isOver) {
  let count = 0;
  while (!isOver()) {
    const answers = await Promise.all(people.map((person) => signIn(system, person)));
    count += answers.filter(({ status }) => status === 200).length;
  }
  return count;
}

await runBench((bench) => withAivy({ say: bench.say, seats: SEATS }, (aivy) => savesWhileSigningIn(bench, aivy)));
