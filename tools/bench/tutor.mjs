// `npm run bench -- tutor`: what a machine can check of the tutor, each figure with its bound: the memory of the chat,
// the written dialogues, and how it reads, keeps answers to itself, and behaves with a model at fault. Exit 1 when a
// bound falls.
import { spawnSync } from 'node:child_process';
import { presentRelease } from '../drill/release.mjs';
import { startReady } from '../start/service-process.mjs';
import { startServers } from './systems/servers.mjs';

const MOST_MEMORY_MB = 200;
const KB_PER_MB = 1024;

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] @returns {boolean} */
const runs = (args, env = {}) =>
  spawnSync(process.execPath, ['tools/run-ts.mjs', ...args], { stdio: 'inherit', env: { ...process.env, ...env } })
    .status === 0;

/** The chat as it's deployed, with its encoder, after a thousand conversations. @returns {Promise<boolean>} */
async function memoryHolds() {
  const release = await presentRelease();
  const servers = await startServers();
  try {
    const databaseUrl = await servers.createDatabase('tutor');
    await release.migrate(databaseUrl);
    const env = {
      DATABASE_URL: databaseUrl,
      REDIS_URL: servers.redisUrl,
      KEY_PREFIX: 'tutor',
      LOG_LEVEL: 'silent',
      METRICS_PORT: '',
      DRAIN_SECONDS: '0',
    };
    const chat = await startReady('chat', env, release.root);
    const talked = runs(['apps/chat/bench/chats.ts'], env);
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(chat.pid)], { encoding: 'utf8' });
    await chat.stop();
    const mb = Math.round(Number(stdout) / KB_PER_MB);
    const holds = talked && mb > 0 && mb <= MOST_MEMORY_MB;
    console.log(
      `${holds ? 'ok  ' : 'MISS'} ${'memory of the chat, 1,000 conversations'.padEnd(58)} ${`${mb} MB`.padStart(10)}  ≤ ${MOST_MEMORY_MB} MB`,
    );
    return holds;
  } finally {
    await servers.stop();
  }
}

/** @param {readonly string[]} words `--reading`: only how messages are read; `--quick`: fewer items */
export async function benchTutor(words) {
  const all = words.includes('--reading') ? [] : [await memoryHolds(), runs(['libs/tutor/bench/main.ts'])];
  return [...all, runs(['apps/chat/bench/main.ts', ...words])].every(Boolean) ? 0 : 1;
}
