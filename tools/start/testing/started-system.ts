import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const READY_MS = 60_000;

export interface RunningProcess {
  pid: number;
  /** Program and arguments. */
  command: string[];
}

/** What ended first: everything, or our patience. */
export interface Ending {
  code: number | null;
  /** Milliseconds until the program itself was gone. */
  endedMs: number;
  /** Milliseconds until nothing of it was left. */
  goneMs: number;
}

/** `npm start` on data of its own, in processes that can be killed and frozen. Reads /proc, so Linux only. */
export class StartedSystem {
  private readonly exited: Promise<number | null>;
  private output = '';

  private constructor(
    private readonly child: ChildProcess,
    private readonly dataDir: string,
  ) {
    this.exited = new Promise((resolve) => child.once('exit', resolve));
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.output += String(chunk)));
  }

  /** @param options `npm`: by `npm start`, else by node itself */
  static async start(options: {
    dataDir: string;
    port: number;
    args?: readonly string[];
    npm?: boolean;
  }): Promise<StartedSystem> {
    const { dataDir, port, args = [], npm = false } = options;
    // What npm tells the scripts that it runs, this one's among them, is not for another program.
    const inherited = Object.entries(process.env).filter(
      ([name]) => !/^(npm_|DATABASE_URL|REDIS_URL|MAIL_URL|PUBLIC_URL|METRICS_PORT|NODE_OPTIONS)/.test(name),
    );
    const env = {
      ...Object.fromEntries(inherited),
      AIVY_DATA_DIR: dataDir,
      PORT: String(port),
      CHAT_PORT: '0',
      LOG_LEVEL: 'error',
    };
    const [command, first] = npm
      ? ['npm', ['start', '--', '--no-build']]
      : [process.execPath, ['tools/start/main.mjs', '--no-build']];
    const system = new StartedSystem(
      spawn(command, [...first, ...args], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true }),
      dataDir,
    );
    for (const until = Date.now() + READY_MS; !system.output.includes('Aivy is ready'); await sleep(50)) {
      if (Date.now() > until || system.child.exitCode !== null)
        throw new Error(`the system did not start:\n${system.output}`);
    }
    return system;
  }

  /** The process that was started. */
  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** All that belongs to it, whoever their parents are by now. */
  processes(): RunningProcess[] {
    const pids = fs
      .readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
    return pids
      .filter((pid) => belongs(pid, this.dataDir))
      .map((pid) => ({ pid, command: read(pid, 'cmdline').split('\0') }));
  }

  redis(): number[] {
    return this.pids(
      ({ command: [program = '', script = ''] }) =>
        /(redis|valkey)-server/.test(program) || script.endsWith('js-redis.mjs'),
    );
  }

  /** The server and every process that it has made. */
  postgres(): number[] {
    return this.pids(
      ({ command: [program = ''] }) => program.endsWith('bin/postgres') || program.startsWith('postgres:'),
    );
  }

  /** The process of a service, of a system that was started with --split. */
  service(name: string): number | undefined {
    return this.pids(({ command }) => command.some((part) => part.endsWith(`dist/${name}/main.js`)))[0];
  }

  /** Waits until nothing is left. @throws Error naming what is still there after `patienceMs` */
  async end(patienceMs: number): Promise<Ending> {
    const startedAt = performance.now();
    const elapsed = (): number => Math.round(performance.now() - startedAt);
    let endedMs = Number.POSITIVE_INFINITY;
    void this.exited.then(() => (endedMs = elapsed()));
    while (this.processes().length > 0) {
      if (elapsed() > patienceMs)
        throw new Error(`still there after ${patienceMs} ms: ${this.describe()}\n${this.output}`);
      await sleep(50);
    }
    return { code: await this.exited, endedMs, goneMs: elapsed() };
  }

  /** For the end of a test that failed. */
  killAll(): void {
    for (const { pid } of this.processes()) signal([pid], 'SIGKILL');
  }

  private pids(which: (process: RunningProcess) => boolean): number[] {
    return this.processes()
      .filter(which)
      .map(({ pid }) => pid);
  }

  private describe(): string {
    return this.processes()
      .map(({ pid, command }) => `${pid} ${command.join(' ').slice(0, 100)}`)
      .join('; ');
  }
}

/** To each of them; one that is gone meanwhile is no fault. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** By its environment, its arguments or its folder; one that has ended but was not waited for has none of them. */
function belongs(pid: number, dataDir: string): boolean {
  if (pid === process.pid) return false;
  if (read(pid, 'environ').split('\0').includes(`AIVY_DATA_DIR=${dataDir}`) || read(pid, 'cmdline').includes(dataDir))
    return true;
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir);
  } catch {
    return false;
  }
}

function read(pid: number, file: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
