import type { ChildProcess } from 'node:child_process';
import { RpcClient, type RpcClientOptions } from '../index.js';
import { type Ended, Load } from './load.js';
import { type Execution, type ReplicaOptions, Replicas, twice } from './replicas.js';
import { readCall, writeCall } from './test-calls.js';
import { startTestService, type TestService } from './test-service.js';

/** What became of reads and writes that were under way during a fault. */
export interface Outcome {
  reads: Ended[];
  writes: Ended[];
}

export interface LoadSize {
  /** How many reads run at a time; as many writes run beside them. */
  concurrency?: number;
  /** Milliseconds that each takes. */
  ms?: number;
  deadlineMs?: number;
}

/** One fault with services, callers and calls of its own, behind keys of its own. */
export class FaultRun {
  private readonly services: TestService[] = [];
  private readonly forks: ChildProcess[] = [];
  private killing = false;
  private readonly clients: RpcClient[] = [];
  private readonly here: Execution[] = [];
  private readonly undo: (() => unknown)[] = [];

  constructor(
    private readonly replicas: Replicas,
    readonly prefix: string,
    /** Replaced by faults that need a Redis of their own. */
    public redisUrl: string,
    private readonly shards: number,
  ) {}

  /** A replica in this process. */
  async serve(options: Partial<ReplicaOptions> = {}): Promise<TestService> {
    const { redisUrl, shards, prefix } = this;
    const executed = (pattern: string, n: number, replica: string): void =>
      void this.here.push({ pattern, n, replica, at: Date.now() });
    const service = await startTestService({ redisUrl, shards, prefix, ...options }, { executed });
    this.services.push(service);
    return service;
  }

  /** A replica in a process of its own, which can be killed. */
  async fork(options: Partial<ReplicaOptions> = {}): Promise<ChildProcess> {
    const { redisUrl, shards, prefix } = this;
    const child = await this.replicas.start({ redisUrl, shards, ...options, prefix });
    this.forks.push(child);
    if (this.killing) await this.killForks();
    return child;
  }

  /** Ends the replicas that are processes, those that are just starting too. */
  killForks(): Promise<unknown> {
    this.killing = true;
    return Promise.all(this.forks.map((child) => this.replicas.end(child, 'SIGKILL')));
  }

  /** @returns the exit code */
  stop(child: ChildProcess): Promise<number | null> {
    return this.replicas.end(child, 'SIGTERM');
  }

  client(options: Partial<RpcClientOptions> = {}): RpcClient {
    const { redisUrl, shards, prefix } = this;
    const client = new RpcClient({ redisUrl, prefix, shards, source: prefix, drainMs: 500, ...options });
    this.clients.push(client);
    return client;
  }

  /** Calls of one client, kept under way until `stop`. */
  load(client: RpcClient, { concurrency = 16, ...rest }: LoadSize = {}): { stop(): Promise<Outcome> } {
    const options = { concurrency, ms: 10, ...rest };
    const [reads, writes] = [new Load(client, readCall, options), new Load(client, writeCall, options)];
    return { stop: async () => ({ reads: await reads.stop(), writes: await writes.stop() }) };
  }

  get executions(): Execution[] {
    return [...this.here, ...this.replicas.executions(this.prefix)];
  }

  /** What no fault may do to writes, one line each; empty when all is well. */
  broken(writes: readonly Ended[]): string[] {
    const executed = this.executions.filter(({ pattern }) => pattern === writeCall.pattern);
    const ran = new Set(executed.map(({ n }) => n));
    return [
      ...twice(executed).map((n) => `write ${n} ran twice`),
      ...writes.filter(({ n, code }) => code === 'OK' && !ran.has(n)).map(({ n }) => `write ${n} is OK and never ran`),
      // Its caller may send it again, so it must not have run.
      ...writes
        .filter(({ n, code }) => code === 'SERVICE-UNAVAILABLE' && ran.has(n))
        .map(({ n }) => `write ${n} was refused and ran`),
    ];
  }

  /** Undoes something when the row has ended. */
  after(undo: () => unknown): void {
    this.undo.push(undo);
  }

  async end(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.close()));
    await Promise.all(this.services.map((service) => service.close()));
    await this.killForks();
    for (const undo of this.undo) await undo();
  }
}
