// A private Redis on a free port of the loopback address: redis-server or valkey-server when the system has one,
// otherwise the JavaScript one, which is enough to try everything out.
import fs from 'node:fs';
import path from 'node:path';
import { Fault } from './fault.mjs';
import { spawnGuarded } from './guarded-child.mjs';
import { freePort, waitForPort } from './ports.mjs';

const onPath = (name) =>
  (process.env.PATH ?? '').split(path.delimiter).map((dir) => path.join(dir, name)).find((file) => {
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
  const server = binary ? spawnBinary(binary, port, dataDir) : spawnEmbedded(port);
  if (!(await waitForPort(port, { dead: () => !server.isAlive() }))) {
    await server.stop();
    throw new Fault(`Redis did not start: ${server.log().trim() || 'it does not listen'}. Set REDIS_URL to use another one.`);
  }
  return { url: `redis://127.0.0.1:${port}`, kind: binary ? path.basename(binary) : 'js-redis-server', exited: server.exited, stop: server.stop, pid: server.child.pid };
}

function spawnBinary(binary, port, dataDir) {
  if (dataDir) fs.mkdirSync(dataDir, { recursive: true });
  const keep = dataDir ? ['--appendonly', 'yes', '--dir', path.resolve(dataDir)] : ['--appendonly', 'no'];
  return spawnGuarded(binary, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--maxmemory-policy', 'noeviction', ...keep], { stopSignal: 'TERM' });
}

/** In a process of its own: its work would block our event loop. Killed, because it keeps nothing and stops slowly otherwise. */
function spawnEmbedded(port) {
  const cli = path.join(path.dirname(new URL(import.meta.resolve('js-redis-server')).pathname), 'cli.js');
  return spawnGuarded(process.execPath, [cli, '--port', String(port)], { stopSignal: 'KILL' });
}
