import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RpcServerOptions } from '../index.js';

/** One execution of a handler, as the replica wrote it down. */
export interface Execution {
  pattern: string;
  n: number;
  replica: string;
  at: number;
}

export type ReplicaOptions = Omit<RpcServerOptions, 'service' | 'prefix'> & {
  prefix: string;
  /** How far the time of day of the process is off, milliseconds. */
  clockOffsetMs?: number;
};

/** Starts replicas of the test service as processes and reads what they executed. */
export class Replicas {
  private readonly bundle = path.resolve('.aivy/run', `rpc-replica-${process.pid}`);
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rpc-journal-'));
  private readonly running = new Set<ChildProcess>();

  /** Compiles the program once for all tests of a file. */
  build(): void {
    const entries = { replica: path.resolve('libs/server-kit/src/rpc/testing/replica.ts') };
    const script = `const { bundleServer } = await import('./tools/build/bundle.mjs'); await bundleServer(${JSON.stringify({ entries, dir: this.bundle })});`;
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
  }

  /** Resolves when the replica serves. */
  start(options: ReplicaOptions): Promise<ChildProcess> {
    return this.fork({ ...options, journal: this.journal(options.prefix) });
  }

  /** Signals and waits for the end; the exit code, or null after a kill. */
  end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    return new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
      child.once('exit', (code) => resolve(code));
      child.kill(signal);
    });
  }

  executions(prefix: string): Execution[] {
    const file = this.journal(prefix);
    if (!fs.existsSync(file)) return [];
    return fs
      .readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [pattern = '', n, replica = '', at] = line.split(' ');
        return { pattern, n: Number(n), replica, at: Number(at) };
      });
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.running].map((child) => this.end(child, 'SIGKILL')));
  }

  async remove(): Promise<void> {
    await this.endAll();
    fs.rmSync(this.bundle, { recursive: true, force: true });
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  private async fork(options: object): Promise<ChildProcess> {
    const child = fork(path.join(this.bundle, 'replica.js'), [JSON.stringify(options)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
    this.running.add(child);
    child.once('exit', () => this.running.delete(child));
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code, signal) =>
        reject(new Error(`the replica ended before it was ready: ${code ?? signal}`)),
      );
    });
    return child;
  }

  private journal(prefix: string): string {
    return path.join(this.folder, prefix);
  }
}

/** The numbers that were executed more than once. */
export function twice(executions: readonly Execution[]): number[] {
  const seen = new Map<number, number>();
  for (const { n } of executions) seen.set(n, (seen.get(n) ?? 0) + 1);
  return [...seen].filter(([, times]) => times > 1).map(([n]) => n);
}
