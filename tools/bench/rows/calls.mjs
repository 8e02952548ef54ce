// CPU of single things that are asked for: the change of a module, a file, a list.
import { closedLoop } from '../frame/loops.mjs';
import { interleaved } from '../frame/rounds.mjs';
import { median, pairedRatio } from '../frame/statistics.mjs';
import { dataOf } from '../frame/client.mjs';
import { askTest, fetchFiles } from '../systems/people.mjs';
import { listsOf } from '../systems/many-tests.mjs';

/** @typedef {import('./row.mjs').Bench} Bench */
/** @typedef {import('../frame/figure.mjs').Figure} Figure */

const CHANGES = { quick: 40, usual: 120 };
const FILES = { quick: 1_500, usual: 4_000 };
const LISTS = { quick: 500, usual: 1_000 };
const AT_ONCE = 8;

/** Submit of the first module and questions of the second. @param {Bench} bench @returns {Promise<Figure[]>} */
export async function moduleChange({ wish, alone }) {
  const { aivy, measured, spare } = await alone();
  const count = wish.quick ? CHANGES.quick : CHANGES.usual;
  const seats = spare.splice(0, count + AT_ONCE);
  for (const seat of seats) {
    const answers = { question_id: seat.ids, answer: seat.ids.map((_, n) => 'abcd'.charAt(n % 4)) };
    dataOf(
      await askTest(aivy, seat, 'save-progress', { test_id: seat.testId, module: 1, time_left: 5, ...answers }),
      'save-progress',
    );
  }
  /** @param {number} n */
  const change = async (n) => {
    const seat = seats[n];
    if (!seat) throw new Error('there is nobody left');
    dataOf(await askTest(aivy, seat, 'submit-answers', { test_id: seat.testId, module: 1 }), 'submit-answers');
    return askTest(aivy, seat, 'get-questions', { test_id: seat.testId, module: 2 });
  };
  await closedLoop({ connections: AT_ONCE, count: AT_ONCE, send: change });
  const { result, cpuMs, ownMs, serversMs } = await measured(aivy, () =>
    closedLoop({ connections: AT_ONCE, count, send: (n) => change(n + AT_ONCE) }),
  );
  return [
    {
      row: 'module-change',
      key: 'moduleMs',
      name: 'CPU of a module change (submit and questions)',
      value: cpuMs / result.count,
      unit: 'ms',
      bound: { most: 12 },
      source: `own ${(ownMs / count).toFixed(1)}, servers ${(serversMs / count).toFixed(1)}; mean of ${result.count}, ${AT_ONCE} at once`,
    },
  ];
}

/** @param {Bench} bench @returns {Promise<Figure[]>} */
export async function staticFile({ wish, alone }) {
  const { aivy, measured } = await alone();
  const html = (await aivy.client.ask({ path: '/signin', method: 'GET' })).body.toString();
  const files = [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? []))];
  if (files.length === 0) throw new Error('the page names no file');
  const count = Math.ceil((wish.quick ? FILES.quick : FILES.usual) / wish.rounds);
  /** @param {number} n */
  const get = async (n) => {
    await fetchFiles(aivy, files.slice(n % files.length, (n % files.length) + 1), '10.200.0.1');
    return { status: 200 };
  };
  const slices = [];
  for (let round = 0; round <= wish.rounds; round += 1) {
    const { cpuMs, ownMs } = await measured(aivy, () => closedLoop({ connections: AT_ONCE, count, send: get }));
    // The first warms up.
    if (round > 0) slices.push({ cpuMs: cpuMs / count, ownMs: ownMs / count });
  }
  return [
    {
      row: 'static',
      name: 'CPU of a static file',
      value: median(slices.map(({ cpuMs }) => cpuMs)),
      unit: 'ms',
      bound: { most: 0.4 },
      source: `own ${median(slices.map(({ ownMs }) => ownMs)).toFixed(2)}; ${files.length} scripts and styles of the first page in turn, compressed; median of ${wish.rounds} slices`,
    },
  ];
}

/** @param {Bench} bench @returns {Promise<Figure[]>} */
export async function listOfTests({ wish, say, alone }) {
  const { aivy, measured } = await alone();
  const LENGTH = 50;
  const [short, long] = await listsOf(aivy, [1, LENGTH]);
  if (!short || !long) throw new Error('there is no list');
  const count = wish.quick ? LISTS.quick : LISTS.usual;
  const costs = await interleaved([short, long], wish.rounds + 1, async (who) => {
    const { cpuMs } = await measured(aivy, async () => {
      const loop = await closedLoop({
        connections: AT_ONCE,
        count,
        send: () => askTest(aivy, who, 'get-all-test', {}),
      });
      if (loop.failed > 0) throw new Error(`${loop.failed} lists were refused`);
    });
    return cpuMs / count;
  });
  // The first round warms up.
  const [ones, manies] = [short, long].map((who) => (costs.get(who) ?? []).slice(1));
  say(`a list of 1: ${median(ones ?? []).toFixed(2)} ms, of ${LENGTH}: ${median(manies ?? []).toFixed(2)} ms`);
  return [
    {
      row: 'list',
      name: `CPU of a list of ${LENGTH} tests against a list of 1`,
      value: pairedRatio(manies ?? [], ones ?? []),
      unit: '×',
      bound: { most: 1.5 },
      source: `${median(manies ?? []).toFixed(2)} beside ${median(ones ?? []).toFixed(2)} ms; median of ${wish.rounds} pairs`,
    },
  ];
}
