import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@aivy/server-testing';
import { signal, StartedSystem } from './testing/started-system.js';

/** Everything, from a signal or the death of the parent on. */
const STOP_MS = 15_000;
const FAULT_MS = 20_000;
const AGAIN_MS = 5_000;
/** A frozen server is killed two seconds after it was told to stop. */
const AT_ONCE_MS = 4_500;

/** One folder for all: each start also shows that the end before it has left the data in order. */
let dataDir: string;
let port: number;
let system: StartedSystem;

const start = async (options: { args?: string[]; npm?: boolean } = {}): Promise<StartedSystem> =>
  (system = await StartedSystem.start({ dataDir, port, ...options }));

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-processes-'));
  // The database may belong to another user than us.
  fs.chmodSync(dataDir, 0o755);
  port = await freePort();
});
afterEach(() => system.killAll());
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

(fs.existsSync('/proc/self/environ') ? describe : describe.skip)('npm start', () => {
  it('ends with a fault when its Redis dies', async () => {
    await start();
    signal(system.redis(), 'SIGKILL');
    expect((await system.end(FAULT_MS)).code).toBe(1);
  });

  it('ends on SIGTERM, and everything with it, while Redis and PostgreSQL are frozen', async () => {
    await start();
    signal([...system.redis(), ...system.postgres()], 'SIGSTOP');
    signal([system.pid], 'SIGTERM');
    await system.end(STOP_MS);
  });

  it('ends at once on a second Ctrl-C', async () => {
    await start();
    signal(system.redis(), 'SIGSTOP');
    signal([system.pid], 'SIGINT');
    await sleep(1_500);
    signal([system.pid], 'SIGINT');
    expect((await system.end(AT_ONCE_MS)).code).toBe(1);
  });

  it('leaves nothing behind when npm is killed', async () => {
    await start({ npm: true });
    signal([system.pid], 'SIGKILL');
    await system.end(STOP_MS);
  });

  it('with --split starts a service again that died, and leaves nothing behind when it is killed itself while Redis is frozen', async () => {
    await start({ args: ['--split'] });
    const before = system.service('full-test');
    signal([before!], 'SIGKILL');
    await waitFor(() => system.service('full-test') !== before && system.service('full-test'), { timeoutMs: AGAIN_MS });
    signal(system.redis(), 'SIGSTOP');
    signal([system.pid], 'SIGKILL');
    await system.end(STOP_MS);
  });

  it('with --split ends with a fault when its Redis dies', async () => {
    await start({ args: ['--split'] });
    signal(system.redis(), 'SIGKILL');
    expect((await system.end(FAULT_MS)).code).toBe(1);
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as net.AddressInfo;
      server.close(() => resolve(free));
    });
  });
}
