// `npm run bench reports [ANSWERS [KIND …]]`: what the analysts' reports that read every answer take, on a Postgres of its
// own. A million answers unless you say otherwise.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { startPostgres } from '../../embedded/postgres.mjs';
import { runBench } from '../run.mjs';

/** Those that read every answer. */
const KINDS = ['item-analysis', 'item-calibration', 'dif'];
const ANSWERS = { quick: 100_000, usual: 1_000_000 };
/** The heap of a thread that makes reports, as services have it (`REPORT_HEAP_MB`): without a limit garbage stays. */
const HEAP_MEGABYTES = 256;
/** Of the memory beyond what the program has before. */
const MOST_MEGABYTES = 200;

/** @param {string} databaseUrl @param {'fill' | 'make'} program @param {string} argument @returns {Promise<string>} what it printed */
async function run(databaseUrl, program, argument) {
  const child = spawn(process.execPath, ['tools/run-ts.mjs', `tools/bench/reports/${program}.ts`, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}` },
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${program} ${argument} ended with ${code}`);
  return printed;
}

await runBench(async ({ quick, say, words: [count, ...kinds] }) => {
  const answers = Number(count ?? (quick ? ANSWERS.quick : ANSWERS.usual));
  const server = await startPostgres();
  try {
    say(`storing ${answers.toLocaleString('en-US')} answers …`);
    await run(server.url, 'fill', String(answers));
    const figures = [];
    for (const kind of kinds.length > 0 ? kinds : KINDS) {
      say(kind);
      const { megabytes, seconds, rows, title } = JSON.parse(await run(server.url, 'make', kind));
      figures.push({
        name: `${kind}: memory beyond the base`,
        value: megabytes,
        unit: 'MB',
        bound: { most: MOST_MEGABYTES },
        source: `${seconds.toFixed(1)} s, ${rows} rows: ${title}`,
      });
    }
    return figures;
  } finally {
    await server.stop();
  }
});
