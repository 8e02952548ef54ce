import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** On a machine that is busy with everything else. */
const READY_MS = 90_000;
const END_MS = 20_000;
const MOST_STARTS = 3;

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function ready(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`A system of its own did not start: ${why}\n${output}`));
    const timer = setTimeout(() => fail(`not within ${READY_MS} ms`), READY_MS);
    child.once('exit', () => fail('it has ended'));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += String(chunk);
        if (!output.includes('Aivy is ready')) return;
        clearTimeout(timer);
        resolve();
      });
  });
}

/** A system beside the one of the other journeys, on data of its own, of what was built for them. */
export class OwnSystem {
  private constructor(
    private readonly child: ChildProcess,
    private readonly dataDir: string,
  ) {}

  /**
   * From here on this suite's journeys and calls go to it.
   * @param settings what it is set up with and the other one is not
   */
  static async start(settings: Readonly<Record<string, string>>): Promise<OwnSystem> {
    for (let turn = 1; ; turn += 1) {
      try {
        return await OwnSystem.startOnce(settings);
      } catch (error) {
        // Its start is not what is looked at here; beside all other journeys a server of it may be too late.
        if (turn === MOST_STARTS) throw error;
      }
    }
  }

  private static async startOnce(settings: Readonly<Record<string, string>>): Promise<OwnSystem> {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-journey-'));
    // The database may belong to another user than us.
    fs.chmodSync(dataDir, 0o755);
    const port = await freePort();
    const { DATABASE_URL: _database, MAIL_URL: _mail, PUBLIC_URL: _public, ...inherited } = process.env;
    const child = spawn(process.execPath, ['tools/start/main.mjs', '--no-build'], {
      cwd: ROOT,
      env: {
        ...inherited,
        REDIS_URL: '',
        AIVY_DATA_DIR: dataDir,
        PORT: `${port}`,
        CHAT_PORT: '0',
        TRUST_PROXY: '1',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const system = new OwnSystem(child, dataDir);
    await ready(child).catch(async (error: unknown) => {
      await system.stop();
      throw error;
    });
    const base = `http://localhost:${port}`;
    Object.assign(process.env, { BASE_URL: base, MAILBOX: `${base}/dev/mailbox.json` });
    return system;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const hardEnd = setTimeout(() => this.child.kill('SIGKILL'), END_MS);
      this.child.kill('SIGTERM');
      await once(this.child, 'exit');
      clearTimeout(hardEnd);
    }
    fs.rmSync(this.dataDir, { recursive: true, force: true });
  }
}
