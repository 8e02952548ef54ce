import { randomUUID } from 'node:crypto';
import path from 'node:path';
import {
  getReport,
  reportFileChunk,
  submitReport,
  type Call,
  type FileFormat,
  type InternalCall,
  type OutputOf,
  type ReportOrder,
  type ReportState,
} from '@aivy/contracts';
import { readFile, RpcClient } from '@aivy/server-kit';
import { RpcProbe, startTestSystem, waitFor, type TestSystem } from '@aivy/server-testing';
import type * as z from 'zod/mini';
import { bundleThread, type BundledThread } from './bundled-thread.js';

/** Machines that run tests do other things as well. */
const PATIENCE_MS = 20_000;

const PERIOD = { from: '2026-01-01', to: '2026-03-31' };
export const order = (params: Partial<ReportOrder['params']> = {}): ReportOrder => ({
  kind: 'cohort-scores',
  params: { group: {}, period: PERIOD, ...params },
});

/** The real program on a real Postgres and Redis, its threads those of a source file, asked over RPC as the gateway asks it. */
export class AnalystUnderTest {
  private constructor(
    readonly system: TestSystem,
    private readonly probe: RpcProbe,
    private readonly rpc: RpcClient,
    private readonly bundle: BundledThread,
  ) {}

  /** @param thread program of the threads, a path in apps/analyst @param others apps whose tables a report reads */
  static async start(
    thread: string,
    { others = [], env = {} }: { others?: string[]; env?: NodeJS.ProcessEnv } = {},
  ): Promise<AnalystUnderTest> {
    const bundle = bundleThread(thread);
    const system = await startTestSystem({
      apps: [...others, 'analyst'].map((app) => path.resolve(`apps/${app}/src/app.ts`)),
      env: { REPORT_THREAD: bundle.file, REPORT_NIGHT_HOUR: '24', ...env },
    });
    const rpc = new RpcClient({ redisUrl: system.redis.url, prefix: system.redis.prefix, source: 'analyst-test' });
    await rpc.connect();
    return new AnalystUnderTest(system, await RpcProbe.connect(system, 'analyst-test'), rpc, bundle);
  }

  /** One more of the program, as a second replica. */
  replica() {
    return this.system.startApp(path.resolve('apps/analyst/src/app.ts'));
  }

  /** @param who nobody: the command line */
  call<C extends Call | InternalCall>(
    call: C,
    input: z.infer<C['input']>,
    who?: string,
  ): Promise<z.infer<C['output']>> {
    return this.probe.call(call, input, who === undefined ? {} : { userId: who });
  }

  async fault<C extends Call | InternalCall>(call: C, input: z.infer<C['input']>, who?: string): Promise<string> {
    return (await this.probe.fault(call, input, who === undefined ? {} : { userId: who })).code;
  }

  async submit(
    who: string | undefined,
    params: Partial<ReportOrder['params']> = {},
    kind = order().kind,
  ): Promise<string> {
    return (await this.call(submitReport, { ...order(params), kind }, who)).job_id;
  }

  /** The report once it is in a state. */
  until(jobId: string, state: ReportState, who?: string, timeoutMs = PATIENCE_MS): Promise<OutputOf<typeof getReport>> {
    const asked = async () => {
      const job = await this.call(getReport, { job_id: jobId }, who);
      return job.state === state && job;
    };
    return waitFor(asked, { timeoutMs });
  }

  async file(jobId: string, format: FileFormat, who?: string): Promise<Buffer> {
    const pieces: Buffer[] = [];
    const caller = { requestId: randomUUID(), ...(who !== undefined && { userId: who }) };
    const input = { job_id: jobId, format };
    for await (const bytes of readFile(this.rpc, reportFileChunk, caller, input, new AbortController().signal))
      pieces.push(bytes);
    return Buffer.concat(pieces);
  }

  query<T extends object = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> {
    return this.system.database.query<T>(sql, values);
  }

  async close(): Promise<void> {
    await this.rpc.close();
    await this.probe.close();
    await this.system.close();
    this.bundle.remove();
  }
}
