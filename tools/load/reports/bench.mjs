// `npm run bench:reports [-- ANSWERS [KIND …]]`: what the analysts' reports over many answers take, on a Postgres of its own. Prints
// time and memory beside their bounds; exits with 1 when one is not kept. A million answers unless told otherwise.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { startPostgres } from '../../embedded/postgres.mjs';

/** Those that read every answer. */
const KINDS = ['item-analysis', 'item-calibration', 'dif'];
/** The heap of a thread that makes reports, as services have it (`REPORT_HEAP_MB`): without an end to it rubbish is left lying. */
const HEAP_MEGABYTES = 256;
/** Of the memory beyond what the program has before. */
const MOST_MEGABYTES = 200;

const [answers, kinds] = [Number(process.argv[2] ?? 1_000_000), process.argv.slice(3)];
const server = await startPostgres();
try {
  const filled = performance.now();
  await run('fill', String(answers));
  console.log(`${answers.toLocaleString('en-US')} answers stored in ${seconds((performance.now() - filled) / 1000)}`);
  for (const kind of kinds.length > 0 ? kinds : KINDS) {
    const made = JSON.parse(await run('make', kind));
    const kept = made.megabytes <= MOST_MEGABYTES;
    if (!kept) process.exitCode = 1;
    const memory = `${Math.round(made.megabytes)} MB over the base (at most ${MOST_MEGABYTES})`;
    console.log(
      `${kept ? 'ok  ' : 'OVER'} ${kind}: ${seconds(made.seconds)}, ${memory}, ${made.rows} rows: ${made.title}`,
    );
  }
} finally {
  await server.stop();
}

/** @param {number} value */
function seconds(value) {
  return `${value.toFixed(1)} s`;
}

/** @param {string} program @param {string} argument @returns {Promise<string>} what it printed */
async function run(program, argument) {
  const child = spawn(process.execPath, ['tools/run-ts.mjs', `tools/load/reports/${program}/main.ts`, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: server.url, NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}` },
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${program} ${argument} ended with ${code}`);
  return printed;
}
