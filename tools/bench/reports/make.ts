// Makes one report and prints what it took, as JSON: `node tools/run-ts.mjs tools/bench/reports/make.ts KIND` with DATABASE_URL.
import { DAY_MS, reportKind } from '@aivy/contracts';
import { packBank } from '@aivy/item-bank';
import { KINDS } from '../../../apps/analyst/src/kinds/index.js';
import { CursorDatabase } from '../../../apps/analyst/src/run/read-database.js';

const KB = 1024;
const STATEMENT_SECONDS = 3_600;

/** Not at the top level: the report imports the bank's chunk, which would wait for this program's end. */
async function make(): Promise<void> {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is not set');
  const kind = reportKind.parse(process.argv[2]);
  const bank = packBank();
  const database = await CursorDatabase.open(url, STATEMENT_SECONDS);
  const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
  // What the program has before it makes any report.
  const base = process.memoryUsage().rss;
  const startedAt = performance.now();
  const { rows, finding } = await KINDS[kind]!.make({
    params: {
      group: {},
      period: { from: dateOf(Date.now() - 90 * DAY_MS), to: dateOf(Date.now()) },
      ...(kind === 'dif' && { focal: { time_factor: 'extended' as const } }),
    },
    database,
    bank: () => Promise.resolve(bank),
    published: { reports: [], measures: new Map() },
    progress: () => undefined,
    signal: new AbortController().signal,
  });
  let count = 0;
  for await (const _ of rows) count += 1;
  const seconds = (performance.now() - startedAt) / 1000;
  await database.close();
  const megabytes = (process.resourceUsage().maxRSS * KB - base) / KB ** 2;
  console.log(JSON.stringify({ kind, seconds, megabytes, rows: count, title: finding.title }));
}

void make();
