// A private Redis on a free port of the loopback address: redis-server or valkey-server when the system has one,
// otherwise the JavaScript one, which is enough to try everything out. Other users of the machine do not get in: it
// has a password of its own.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Fault } from '../lib/fault.mjs';
import { spawnGuarded } from './guarded-child.mjs';
import { keptPassword } from './kept-password.mjs';
import { freePort, waitForPort } from '../lib/ports.mjs';

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((dir) => path.join(dir, name))
    .find((file) => {
      try {
        fs.accessSync(file, fs.constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/**
 * @param {{ dataDir?: string, embedded?: boolean, port?: number }} options `dataDir` keeps the data there; `embedded` forces the JavaScript one
 * @returns {Promise<{ url: string, kind: string, stop: () => Promise<void>, exited: Promise<unknown>, pid: number | undefined }>} `pid` leads the server's process group
 */
export async function startRedis({ dataDir, embedded = process.env.EMBEDDED_REDIS === 'js', port: wanted } = {}) {
  const port = wanted ?? (await freePort());
  const binary = embedded ? undefined : (onPath('redis-server') ?? onPath('valkey-server'));
  if (dataDir) fs.mkdirSync(dataDir, { recursive: true });
  const { password } = keptPassword(dataDir && `${path.resolve(dataDir)}.password`);
  // A password on the command line would be everybody's to read.
  const settings = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-redis-'));
  const server = binary ? spawnBinary(binary, { port, dataDir, settings, password }) : spawnEmbedded(port, password);
  const listens = await waitForPort(port, { dead: () => !server.isAlive() });
  fs.rmSync(settings, { recursive: true, force: true });
  if (!listens) {
    await server.stop();
    throw new Fault(
      `Redis did not start: ${server.log().trim() || 'it does not listen'}. Set REDIS_URL to use another one.`,
    );
  }
  return {
    url: `redis://default:${password}@127.0.0.1:${port}`,
    kind: binary ? path.basename(binary) : 'js-redis-server',
    exited: server.exited,
    stop: server.stop,
    pid: server.child.pid,
  };
}

/** @param {string} binary @param {{ port: number, dataDir: string | undefined, settings: string, password: string }} options */
function spawnBinary(binary, { port, dataDir, settings, password }) {
  const file = path.join(settings, 'redis.conf');
  fs.writeFileSync(file, `requirepass ${password}\n`, { mode: 0o600 });
  const keep = dataDir ? ['--appendonly', 'yes', '--dir', path.resolve(dataDir)] : ['--appendonly', 'no'];
  return spawnGuarded(
    binary,
    [file, '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--maxmemory-policy', 'noeviction', ...keep],
    { stopSignal: 'TERM' },
  );
}

/** In a process of its own: its work would block our event loop. Killed, because it keeps nothing and stops slowly otherwise. @param {number} port @param {string} password */
function spawnEmbedded(port, password) {
  const program = path.join(import.meta.dirname, 'js-redis.mjs');
  return spawnGuarded(process.execPath, [program, String(port)], {
    stopSignal: 'KILL',
    env: { ...process.env, AIVY_REDIS_PASSWORD: password },
  });
}
