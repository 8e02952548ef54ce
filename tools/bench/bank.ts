/**
 * `npm run bench bank`: a bank of 50,000 items in a service's memory, out of a real database. What a new release costs
 * those who are served meanwhile, and what a test costs, for a newcomer and for a student who has met everything.
 */
import {
  assembleModule,
  bankDatabase,
  ItemPool,
  loadBank,
  packItems,
  preparePools,
  seedBank,
  type BankSnapshot,
  type Item,
} from '@aivy/item-bank';
import { runMigrations } from '@aivy/server-kit';
import { startPostgres } from '../embedded/postgres.mjs';
import { median, percentile } from '../lib/statistics.mjs';
import { runBench } from './run.mjs';

const ITEMS = 50_000;
/** Of one statement: PostgreSQL takes no more in one parameter. What changes is among the first. */
const AT_ONCE = 10_000;
const TESTS = 60;
const WARM_UP = 20;
const MOST_STALL_MS = 50;
const MOST_TEST_MS = 10;
/** Of a release: as many as a month of authors changes. */
const CHANGED = 500;

/** The packs, whose forms name their items, and copies under keys and families of their own. */
function enlarged(items: readonly Item[], edition: number): Item[] {
  const copies = Array.from({ length: Math.ceil(ITEMS / items.length) }, (_, round) =>
    round === 0
      ? items
      : items.map((item) => ({ ...item, key: `${item.key}-copy-${round}`, family: `${item.family}-copy-${round}` })),
  );
  return copies
    .flat()
    .slice(0, ITEMS)
    .map((item, place) => (place < CHANGED && edition > 0 ? { ...item, b: item.b + edition / 1_000 } : item));
}

/** CPU of this process so far, milliseconds: unlike the clock it stands while a busy machine does other things. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The longest turn of the event loop while the work goes on, in which nothing else is answered. */
async function stallOf(work: () => Promise<void>): Promise<{ cpu: number; wall: number }> {
  let [cpuAt, wallAt, cpu, wall, over] = [cpuMs(), performance.now(), 0, 0, false];
  const turn = (): void => {
    const [cpuNow, wallNow] = [cpuMs(), performance.now()];
    cpu = Math.max(cpu, cpuNow - cpuAt);
    wall = Math.max(wall, wallNow - wallAt);
    [cpuAt, wallAt] = [cpuNow, wallNow];
    if (!over) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  turn();
  over = true;
  return { cpu, wall };
}

/** Modules of a subject that a request makes. */
type Forms = readonly (readonly ['english' | 'math', 'first' | 'lower' | 'higher'])[];
const START: Forms = [
  ['english', 'first'],
  ['math', 'first'],
];
/** As a student on either route needs them. */
const WHOLE: Forms = [...START, ['english', 'lower'], ['english', 'higher'], ['math', 'lower'], ['math', 'higher']];

/** CPU of making modules, milliseconds, one for each try. */
function costsOf(pool: ItemPool, forms: Forms, seen: readonly number[]): number[] {
  const make = (seed: string): number => {
    const before = cpuMs();
    for (const [subject, route] of forms) assembleModule(pool, subject, route, { seen, seed });
    return cpuMs() - before;
  };
  for (let n = 0; n < WARM_UP; n += 1) make(`warm-up ${n}`);
  return Array.from({ length: TESTS }, (_, n) => make(String(n)));
}

await runBench(async ({ rounds, say }) => {
  const server = await startPostgres();
  try {
    await runMigrations(server.url, [bankDatabase]);
    const items = packItems();
    const whole = enlarged(items, 0);
    for (let from = 0; from < whole.length; from += AT_ONCE)
      await seedBank(server.url, whole.slice(from, from + AT_ONCE));
    const load = async (known?: BankSnapshot): Promise<BankSnapshot> => {
      const bank = await loadBank(server.url, known);
      await preparePools(bank);
      return bank;
    };
    let bank = await load();
    const stalls: { cpu: number; wall: number }[] = [];
    for (let swap = 1; swap <= rounds; swap += 1) {
      await seedBank(server.url, enlarged(items, swap).slice(0, AT_ONCE));
      stalls.push(await stallOf(async () => void (bank = await load(bank))));
      say(`swap ${swap} of ${rounds}`);
    }
    const pool = ItemPool.of(bank, 'test');
    const met = bank
      .items()
      .filter(({ id }) => bank.poolOf(id) === 'test')
      .map(({ id }) => id);
    const figure = (name: string, costs: readonly number[], most?: number) => ({
      name,
      value: median(costs),
      unit: 'ms',
      ...(most !== undefined && { bound: { most } }),
      source: `CPU, median of ${TESTS}; 95th percentile ${percentile(costs, 0.95).toFixed(1)} ms`,
    });
    return [
      {
        name: `swap of a bank of ${bank.items().length.toLocaleString('en-US')}: longest stall`,
        value: median(stalls.map(({ cpu }) => cpu)),
        unit: 'ms',
        bound: { most: MOST_STALL_MS },
        source: `CPU of the longest turn in which no one else is answered, median of ${rounds} swaps; by the clock ${median(stalls.map(({ wall }) => wall)).toFixed(0)} ms`,
      },
      figure('a test assembled from it, all six modules', costsOf(pool, WHOLE, []), MOST_TEST_MS),
      figure(`the same for a student who has met all ${met.length} items`, costsOf(pool, WHOLE, met), MOST_TEST_MS),
      figure('what a start makes of it, two modules', costsOf(pool, START, [])),
      figure('the same, everything met', costsOf(pool, START, met)),
    ];
  } finally {
    await server.stop();
  }
});
