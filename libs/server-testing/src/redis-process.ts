import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.js';

/** Path of a real server program, if this machine has one. */
export const realRedis = (process.env['PATH'] ?? '')
  .split(path.delimiter)
  .flatMap((folder) => [path.join(folder, 'redis-server'), path.join(folder, 'valkey-server')])
  .find((file) => fs.existsSync(file));

export type RedisKind = 'real' | 'embedded';
/** What survives `kill`: everything written, the state of the last SAVE, or nothing. */
export type Persistence = 'log' | 'snapshot' | 'nothing';

/** A private Redis of one test, on its own port. */
export class RedisProcess {
  private child: ChildProcess | undefined;
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rpc-redis-'));

  private constructor(
    readonly kind: RedisKind,
    readonly port: number,
    private readonly keeps: Persistence,
  ) {}

  static async start(kind: RedisKind, keeps: Persistence = 'log'): Promise<RedisProcess> {
    const redis = new RedisProcess(kind, await freePort(), keeps);
    await redis.up();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** SIGKILL, as a crash. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** SIGSTOP: connections stay open, nothing is answered. `thaw` lets it go on. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  async up(): Promise<void> {
    this.child = this.kind === 'real' ? this.spawnReal() : this.spawnEmbedded();
    await this.answers();
  }

  async remove(): Promise<void> {
    await this.kill();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  private spawnReal(): ChildProcess {
    if (!realRedis) throw new Error('no redis-server on PATH');
    const args = [
      '--port',
      String(this.port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      this.keeps === 'log' ? 'yes' : 'no',
      '--appendfsync',
      'everysec',
      '--dir',
      this.folder,
    ];
    return spawn(realRedis, args, { stdio: 'ignore' });
  }

  private spawnEmbedded(): ChildProcess {
    const main = createRequire(path.resolve('package.json')).resolve('js-redis-server');
    return spawn(process.execPath, [path.join(path.dirname(main), 'cli.js'), '--port', String(this.port)], {
      stdio: 'ignore',
    });
  }

  private async answers(): Promise<void> {
    for (const end = Date.now() + 10_000; Date.now() < end; await sleep(15)) if (await connects(this.port)) return;
    throw new Error(`the ${this.kind} Redis did not start`);
  }
}

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
