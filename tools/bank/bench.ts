/**
 * `npm run bench:bank`: what the item bank may cost, beside its bounds. Exits with 1 when one falls short.
 * The bank is copied under new keys until it has 2,000 items, so that the figures are of the size it is made for.
 */
import { assembleModule, bankDatabase, checkItems, ItemPool, loadBank, packItems, seedBank, type BankSnapshot, type Item } from '@aivy/item-bank';
import { runMigrations } from '@aivy/server-kit';
import { startPostgres } from '../lib/postgres.mjs';

const ITEMS = 2000;
const ROUNDS = 9;

interface Figure {
  name: string;
  ms: number;
  bound: number;
}

const median = (values: readonly number[]): number => [...values].sort((x, y) => x - y)[Math.floor(values.length / 2)]!;

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function enlarged(items: readonly Item[]): Item[] {
  const copies = Array.from({ length: Math.ceil(ITEMS / items.length) }, (_, round) => (round === 0 ? items : items.map((item) => ({ ...item, key: `${item.key}-copy-${round}`, family: `${item.family}-copy-${round}` }))));
  return copies.flat().slice(0, ITEMS);
}

/** All six modules of a test, as a student on one route and the bank for both would need them. */
function assembleTest(pool: ItemPool, seed: string): void {
  for (const subject of ['rw', 'math'] as const) for (const route of ['first', 'lower', 'higher'] as const) assembleModule(pool, subject, route, { seen: [], seed });
}

const server = await startPostgres();
const figures: Figure[] = [];
try {
  await runMigrations(server.url, [bankDatabase]);
  await seedBank(server.url, enlarged(packItems()));
  let bank: BankSnapshot | undefined;
  const loads: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) loads.push(await timed(async () => (bank = await loadBank(server.url))));
  const size = bank!.items().length;
  // The first load also compiles the code that reads: that is what the start of a service pays.
  figures.push({ name: `loading ${size} items, first`, ms: loads[0]!, bound: 300 }, { name: `loading ${size} items, median`, ms: median(loads), bound: 300 });
  const pool = ItemPool.of(bank!);
  assembleTest(pool, 'warm-up');
  const assemblies: number[] = [];
  for (let round = 0; round < 100; round += 1) assemblies.push(await timed(() => assembleTest(pool, String(round))));
  figures.push({ name: 'assembling a full test, both routes (median)', ms: median(assemblies), bound: 20 });
  figures.push({ name: 'assembling a full test, both routes (95th of 100)', ms: assemblies.sort((x, y) => x - y)[Math.floor(assemblies.length * 0.95)]!, bound: 20 });
  figures.push({ name: 'every check over the packs', ms: await timed(() => checkItems(packItems())), bound: 60_000 });
} finally {
  await server.stop();
}
for (const { name, ms, bound } of figures) console.log(`${name.padEnd(50)} ${ms.toFixed(1).padStart(8)} ms   at most ${bound} ms   ${ms <= bound ? 'holds' : 'FALLS SHORT'}`);
if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
process.exitCode = figures.every(({ ms, bound }) => ms <= bound) ? 0 : 1;
