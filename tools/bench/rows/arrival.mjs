// Somebody who comes with an empty cache: the files of the test page, sign-in, start of a test, its first questions.
import { openLoopFigures, percentile } from '../frame/statistics.mjs';
import { closedLoop, openLoop } from '../frame/loops.mjs';
import { pageFiles } from '../systems/page-files.mjs';
import { arrive, createPeople } from '../systems/people.mjs';
import { save } from '../systems/system.mjs';

const COUNT = { quick: 24, usual: 60 };
const AT_ONCE = 4;
const PER_MINUTE = 1_500;
const SAVES_PER_SECOND = 50;
const RUSH_MS = { quick: 12_000, usual: 24_000 };
const SETTLES_MS = 4_000;
/** Who has no question by then counts as not arrived: of more than can be done, ever fewer are in time. */
const PATIENCE_MS = 5_000;
const row = 'arrival';

/** @param {import('./row.mjs').Bench} bench @returns {Promise<import('../frame/figure.mjs').Figure[]>} */
export async function arrivals({ wish, say, alone }) {
  const { aivy, measured } = await alone();
  const { files, how } = await pageFiles(aivy);
  say(`${files.length} files: ${how}`);
  const count = wish.quick ? COUNT.quick : COUNT.usual;
  const ms = wish.quick ? RUSH_MS.quick : RUSH_MS.usual;
  const people = await createPeople(aivy, count + AT_ONCE + Math.ceil((PER_MINUTE * ms) / 60_000) + 1);
  const take = () => {
    const person = people.pop();
    if (!person) throw new Error('there is nobody left');
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
      row,
      key: 'arrivalMs',
      name: 'CPU of a cold arrival',
      value: cost.cpuMs / count,
      unit: 'ms',
      bound: { most: 60 },
      source: `own ${(cost.ownMs / count).toFixed(1)}, servers ${(cost.serversMs / count).toFixed(1)}; ${files.length} files (${how}), sign-in, start, questions; mean of ${count}`,
    },
    {
      row,
      name: `arrivals a minute when ${PER_MINUTE} come`,
      value: (PER_MINUTE * inTime) / arrived.due,
      unit: '/min',
      bound: { least: PER_MINUTE },
      source: `${inTime} of ${arrived.due} had their first question within ${PATIENCE_MS / 1_000} s, p50 ${Math.round(percentile(arrived.acceptedMs, 0.5))} ms${refusal && `; ${refusal}`}`,
    },
    {
      row,
      name: 'p99 of a save meanwhile',
      value: saved.accepted === saved.due ? percentile(saved.acceptedMs, 0.99) : Number.POSITIVE_INFINITY,
      unit: 'ms',
      bound: { most: 100 },
      source: `${accepted}, from when each was due; the client's own delay ${Math.round(percentile(saved.clientLateMs, 0.99))} ms at p99`,
    },
  ];
}
