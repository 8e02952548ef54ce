import { setTimeout as pause } from 'node:timers/promises';
import { REPORT_KINDS } from '@aivy/contracts';
import { SuppressedError, type ReportKind, type Value } from '../src/kinds/kind.js';
import { serveThread } from '../src/run/serve-thread.js';

/** Cells of every type, a formula and a comma among them. */
const ROW: readonly Value[] = [1, '=SUM(A1)', 0.5, true, '2026-03-01', null, 'a, "b"'];

/** What a kind does depends on the grade asked for, so that tests choose it. */
const DOES = { BURN: 9, SUPPRESS: 10, BREAK: 11, WAIT: 12 };

const scripted: ReportKind = {
  steps: ['reading', 'counting'],
  async make({ params, database, progress, signal, published }) {
    progress(0, 0.5);
    const { grade } = params.group;
    // Computes without a pause, as an estimation does: it hears no signal.
    if (grade === DOES.BURN) for (const until = Date.now() + 60_000; Date.now() < until;);
    if (grade === DOES.SUPPRESS) throw new SuppressedError();
    if (grade === DOES.BREAK) throw new Error('broken on purpose, of secret@example.org');
    if (grade === DOES.WAIT) await pause(60_000, undefined, { signal });
    progress(1, 0);
    const count = params.section === 'math' ? 6_000 : 3;
    const rows = async function* (): AsyncGenerator<readonly Value[]> {
      for await (const { n } of database.stream<{ n: number }>('select n::int from generate_series(1, $1::int) n', [
        count,
      ]))
        yield [n, ...ROW.slice(1)];
    };
    return {
      columns: [
        { name: 'n', type: 'int', title: 'N' },
        { name: 'text', type: 'string', title: 'Text' },
        { name: 'share', type: 'float', title: 'Share' },
        { name: 'flag', type: 'bool', title: 'Flag' },
        { name: 'day', type: 'date', title: 'Day' },
        { name: 'none', type: 'string', title: 'Nothing' },
        { name: 'quoted', type: 'string', title: 'Quoted' },
      ],
      rows: rows(),
      finding: { title: `${published.reports.length} before`, points: [], unit: 'rows', note: 'Scripted.' },
      cells: [{ key: 'all', people: 10 + count }],
    };
  },
};

await serveThread(Object.fromEntries(REPORT_KINDS.map((kind) => [kind, scripted])));
