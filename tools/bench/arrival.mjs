// `npm run bench arrival`: students with an empty cache. The files of the test page, sign-in, start of a test, its first
// questions.
import { closedLoop, openLoop } from '../lib/loops.mjs';
import { runNode } from '../lib/run-node.mjs';
import { openLoopFigures, percentile } from '../lib/statistics.mjs';
import { save, withAivy } from './aivy.mjs';
import { pageFiles } from './page-files.mjs';
import { arrive, createPeople } from './people.mjs';
import { createMeter } from './rounds.mjs';
import { runBench } from './run.mjs';

const COUNT = { quick: 24, usual: 60 };
const AT_ONCE = 4;
const PER_MINUTE = 1_500;
const SAVES_PER_SECOND = 50;
const RUSH_MS = { quick: 12_000, usual: 24_000 };
const SETTLES_MS = 4_000;
/** A student without a question by then counts as not arrived. */
const PATIENCE_MS = 5_000;
const SEATS = 200;
const WARM_UP = 1_000;

/** @param {import('./run.mjs').Bench} bench @param {import('./aivy.mjs').System} aivy @returns {Promise<import('../lib/figure.mjs').Figure[]>} */
async function arrivals({ quick, say }, aivy) {
  await closedLoop({ connections: AT_ONCE, count: WARM_UP, send: (n) => save(aivy, n) });
  const measured = await createMeter([aivy]);
  const files = await pageFiles(aivy);
  say(`${files.length} files`);
  const count = quick ? COUNT.quick : COUNT.usual;
  const ms = quick ? RUSH_MS.quick : RUSH_MS.usual;
  const people = await createPeople(aivy, count + AT_ONCE + Math.ceil((PER_MINUTE * ms) / 60_000) + 1);
  const take = () => {
    const person = people.pop();
    if (!person) throw new Error('no one is left');
    return person;
  };
  const one = async () => {
    await arrive(aivy, take(), files);
    return { status: 200 };
  };
  await closedLoop({ connections: AT_ONCE, count: AT_ONCE, send: one });
  const cost = await measured(aivy, () => closedLoop({ connections: AT_ONCE, count, send: one }));

  let refusal = '';
  const rush = async () => {
    try {
      return await one();
    } catch (error) {
      refusal = String(error).slice(0, 120);
      return { status: 0 };
    }
  };
  const [coming, saving] = await Promise.all([
    openLoop({ perSecond: PER_MINUTE / 60, ms, send: rush }),
    openLoop({ perSecond: SAVES_PER_SECOND, ms, send: (n) => save(aivy, n) }),
  ]);
  const window = { from: coming.startedAt + SETTLES_MS, until: coming.startedAt + ms };
  const arrived = openLoopFigures(coming.samples, window);
  const saved = openLoopFigures(saving.samples, window);
  const inTime = arrived.acceptedMs.filter((ms) => ms <= PATIENCE_MS).length;
  const accepted = `${saved.accepted} of ${saved.due} saves accepted at ${SAVES_PER_SECOND} a second`;
  return [
    {
      name: 'CPU of a cold arrival',
      value: cost.cpuMs / count,
      unit: 'ms',
      bound: { most: 60 },
      source: `own ${(cost.ownMs / count).toFixed(1)}, servers ${(cost.serversMs / count).toFixed(1)}; ${files.length} files, sign-in, start, questions; mean of ${count}`,
    },
    {
      name: `arrivals a minute when ${PER_MINUTE} come`,
      value: (PER_MINUTE * inTime) / arrived.due,
      unit: '/min',
      bound: { least: PER_MINUTE },
      source: `${inTime} of ${arrived.due} had their first question within ${PATIENCE_MS / 1_000} s, p50 ${Math.round(percentile(arrived.acceptedMs, 0.5))} ms${refusal && `; ${refusal}`}`,
    },
    {
      name: 'p99 of a save meanwhile',
      value: saved.accepted === saved.due ? percentile(saved.acceptedMs, 0.99) : Number.POSITIVE_INFINITY,
      unit: 'ms',
      bound: { most: 100 },
      source: `${accepted}, from when each was due; the client's own delay ${Math.round(percentile(saved.clientLateMs, 0.99))} ms at p99`,
    },
  ];
}

await runBench(async (bench) => {
  await runNode(['tools/build/main.mjs', '--web'], 'The build failed; the lines above say why.');
  return withAivy({ say: bench.say, seats: SEATS }, (aivy) => arrivals(bench, aivy));
});
