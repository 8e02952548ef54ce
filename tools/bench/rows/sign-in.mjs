// What students who sign in do to those who save: password hashes are the dearest thing that is asked for.
import { pairedRatio, median, openLoopFigures, percentile } from '../frame/statistics.mjs';
import { openLoop } from '../frame/loops.mjs';
import { createPeople, signIn } from '../systems/people.mjs';
import { save } from '../systems/system.mjs';

const AT_ONCE = 16;
const RATE = 100;
const MS = { quick: 5_000, usual: 8_000 };
const SETTLES_MS = 500;

/** @typedef {import('../systems/system.mjs').System} System */

/** @param {import('./row.mjs').Bench} bench @returns {Promise<import('../frame/figure.mjs').Figure[]>} */
export async function savesWhileSigningIn({ wish, say, alone }) {
  const { aivy } = await alone();
  const people = await createPeople(aivy, AT_ONCE);
  const ms = wish.quick ? MS.quick : MS.usual;
  const [quiet, beside, signedIn] = [[], [], []].map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < wish.rounds; round += 1) {
    quiet?.push(await p99(aivy, ms));
    let over = false;
    const signing = signInAgain(aivy, people, () => over);
    beside?.push(await p99(aivy, ms));
    over = true;
    signedIn?.push((1_000 * (await signing)) / ms);
    say(`p99 ${Math.round(quiet?.at(-1) ?? 0)} ms, while they sign in ${Math.round(beside?.at(-1) ?? 0)} ms`);
  }
  return [
    {
      row: 'sign-in',
      name: `p99 of a save while ${AT_ONCE} sign in, against when none does`,
      value: pairedRatio(beside ?? [], quiet ?? []),
      unit: '×',
      bound: { most: 1.3 },
      source: `${median(beside ?? []).toFixed(1)} beside ${median(quiet ?? []).toFixed(1)} ms at ${RATE} saves a second; ${Math.round(median(signedIn ?? []))} sign-ins a second, ${AT_ONCE} at once, the next when all are in; median of ${wish.rounds} pairs`,
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

/** @param {System} system @param {readonly import('../systems/people.mjs').Person[]} people @param {() => boolean} isOver @returns {Promise<number>} how many got in */
async function signInAgain(system, people, isOver) {
  let count = 0;
  while (!isOver()) {
    const answers = await Promise.all(people.map((person) => signIn(system, person)));
    count += answers.filter(({ status }) => status === 200).length;
  }
  return count;
}
