// `npm run bench tutor [-- --reading] [--quick]`: what a machine can check of the tutor, each figure with its limit: the
// memory of the chat, the written dialogues, and how it reads, keeps answers to itself, and behaves with a model at fault.
// `--reading`: only how messages are read; `--quick`: fewer items.
import { spawnSync } from 'node:child_process';
import { presentRelease } from '../drill/release.mjs';
import { startPostgres } from '../embedded/postgres.mjs';
import { startRedis } from '../embedded/redis.mjs';
import { judge } from '../lib/figure.mjs';
import { residentKb } from '../lib/process-cost.mjs';
import { startReady } from '../start/service-process.mjs';

const MOST_MEMORY_MB = 200;
const KB_PER_MB = 1024;

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] @returns {boolean} */
const runs = (args, env = {}) =>
  spawnSync(process.execPath, ['tools/run-ts.mjs', ...args], { stdio: 'inherit', env: { ...process.env, ...env } })
    .status === 0;

/** The chat as it's deployed, with its encoder, after a thousand conversations. @returns {Promise<boolean>} */
async function memoryHolds() {
  const release = await presentRelease();
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  try {
    await release.migrate(postgres.url);
    const env = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      KEY_PREFIX: 'tutor',
      LOG_LEVEL: 'silent',
      METRICS_PORT: '',
      DRAIN_SECONDS: '0',
    };
    const chat = await startReady('chat', env, release.root);
    const talked = runs(['apps/chat/bench/chats.ts'], env);
    const mb = Math.round(residentKb(Number(chat.pid)) / KB_PER_MB);
    await chat.stop();
    const name = 'memory of the chat, 1,000 conversations';
    return judge([{ name, value: talked ? mb : Number.NaN, unit: 'MB', bound: { most: MOST_MEMORY_MB } }]);
  } finally {
    await redis.stop();
    await postgres.stop();
  }
}

const words = process.argv.slice(2);
const all = words.includes('--reading') ? [] : [await memoryHolds(), runs(['libs/tutor/bench/main.ts'])];
process.exit([...all, runs(['apps/chat/bench/main.ts', ...words])].every(Boolean) ? 0 : 1);
