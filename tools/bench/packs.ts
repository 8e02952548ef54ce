/**
 * `npm run bench packs`: what the item bank costs and how well its tests measure, beside the bounds. Exits with 1 when
 * one falls short.
 * The bank is copied under new keys until it has 4,000 items, so that the figures are of the size it is made for.
 */
import {
  assembleModule,
  bankDatabase,
  ItemPool,
  loadBank,
  packBank,
  packItems,
  seedBank,
  type BankSnapshot,
  type Item,
  type Route,
} from '@aivy/item-bank';
import { checkItems } from '@aivy/item-bank/checks';
import { runMigrations } from '@aivy/server-kit';
import { eap, median, probability, routeAfter, seededRandom, type Response } from '@aivy/psychometrics';
import { startPostgres } from '../embedded/postgres.mjs';

const ITEMS = 4000;
const ROUNDS = 9;

interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 'logits';
  bound: number;
}

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function enlarged(items: readonly Item[]): Item[] {
  const copies = Array.from({ length: Math.ceil(ITEMS / items.length) }, (_, round) =>
    round === 0
      ? items
      : items.map((item) => ({ ...item, key: `${item.key}-copy-${round}`, family: `${item.family}-copy-${round}` })),
  );
  return copies.flat().slice(0, ITEMS);
}

/** All six modules of a test, as a student on one route and the bank for both would need them. */
function assembleTest(pool: ItemPool, seed: string): void {
  for (const subject of ['english', 'math'] as const)
    for (const route of ['first', 'lower', 'higher'] as const) assembleModule(pool, subject, route, { seen: [], seed });
}

const SIMULEES = 2000;

/**
 * How well tests of the shipped bank measure: root mean square error of θ over simulated students, each with a test
 * assembled for the route that their first module gave them.
 */
function errorOfTests(pool: ItemPool, subject: 'english' | 'math'): number {
  const random = seededRandom(2026);
  let squares = 0;
  for (let simulee = 0; simulee < SIMULEES; simulee += 1) {
    const theta = random.normal();
    const sit = (route: Route, seen: readonly number[]): { answers: Response[]; ids: number[] } => {
      const items = assembleModule(pool, subject, route, { seen, seed: String(simulee) }).questions.map(
        ({ item }) => item,
      );
      return {
        answers: items.map(({ a, b, c }) => ({ a, b, c, correct: random.next() < probability(theta, { a, b, c }) })),
        ids: items.map(({ id }) => id),
      };
    };
    const first = sit('first', []);
    const second = sit(routeAfter(first.answers).route, first.ids);
    squares += (eap([...first.answers, ...second.answers]).theta - theta) ** 2;
  }
  return Math.sqrt(squares / SIMULEES);
}

const server = await startPostgres();
const figures: Figure[] = [];
try {
  await runMigrations(server.url, [bankDatabase]);
  await seedBank(server.url, enlarged(packItems()));
  let bank: BankSnapshot | undefined;
  const loads: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    loads.push(await timed(async () => (bank = await loadBank(server.url))));
  const size = bank!.items().length;
  // The first load also compiles the code that reads: that is what the start of a service pays.
  figures.push(
    { name: `loading ${size} items, first`, value: loads[0]!, unit: 'ms', bound: 400 },
    { name: `loading ${size} items, median`, value: median(loads), unit: 'ms', bound: 400 },
  );
  const pool = ItemPool.of(bank!, 'test');
  assembleTest(pool, 'warm-up');
  const assemblies: number[] = [];
  for (let round = 0; round < 100; round += 1) assemblies.push(await timed(() => assembleTest(pool, String(round))));
  figures.push({
    name: 'assembling a full test, both routes (median)',
    value: median(assemblies),
    unit: 'ms',
    bound: 20,
  });
  figures.push({
    name: 'assembling a full test, both routes (95th of 100)',
    value: assemblies.sort((x, y) => x - y)[Math.floor(assemblies.length * 0.95)]!,
    unit: 'ms',
    bound: 20,
  });
  figures.push({
    name: 'every check over the packs',
    value: await timed(() => checkItems(packItems())),
    unit: 'ms',
    bound: 60_000,
  });
  const shipped = ItemPool.of(packBank(), 'test');
  for (const [subject, name, bound] of [
    ['english', 'R&W', 0.32],
    ['math', 'Math', 0.33],
  ] as const) {
    figures.push({
      name: `error of θ on ${name} tests of the shipped bank`,
      value: errorOfTests(shipped, subject),
      unit: 'logits',
      bound,
    });
  }
} finally {
  await server.stop();
}
for (const { name, value, unit, bound } of figures)
  console.log(
    `${name.padEnd(50)} ${value.toFixed(unit === 'ms' ? 1 : 3).padStart(8)} ${unit.padEnd(6)} at most ${String(bound).padStart(6)}   ${value <= bound ? 'holds' : 'FALLS SHORT'}`,
  );
if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
process.exitCode = figures.every(({ value, bound }) => value <= bound) ? 0 : 1;
