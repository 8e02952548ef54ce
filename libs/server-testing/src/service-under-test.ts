import path from 'node:path';
import type { Call, Caller, InternalCall } from '@aivy/contracts';
import type * as z from 'zod/mini';
import { RpcProbe } from './rpc-probe.js';
import { startTestSystem, type TestSystem, type TestSystemOptions } from './test-system.js';

/** What a service under test is made of. */
export interface TestParts {
  system: TestSystem;
  probe: RpcProbe;
}

/** Real services by the names of their apps, and somebody who asks them. */
export async function startServices(
  apps: readonly string[],
  asking: string,
  options: Omit<TestSystemOptions, 'apps'> = {},
): Promise<TestParts> {
  const paths = apps.map((app) => path.resolve(`apps/${app}/src/app.ts`));
  const system = await startTestSystem({ ...options, apps: paths });
  return { system, probe: await RpcProbe.connect(system, asking) };
}

/**
 * A real service with those it asks, on a real Postgres and Redis, asked over RPC as the gateway asks it.
 * `Who` is how its tests name a student.
 */
export abstract class ServiceUnderTest<Who> {
  readonly system: TestSystem;
  private readonly probe: RpcProbe;

  protected constructor({ system, probe }: TestParts) {
    this.system = system;
    this.probe = probe;
  }

  protected abstract callerOf(who: Who): Partial<Caller>;

  call<C extends Call | InternalCall>(call: C, input: z.infer<C['input']>, who?: Who): Promise<z.infer<C['output']>> {
    return this.probe.call(call, input, who === undefined ? {} : this.callerOf(who));
  }

  /** What a call fails with. @throws Error when it succeeds */
  fault<C extends Call | InternalCall>(
    call: C,
    input: z.infer<C['input']>,
    who?: Who,
  ): Promise<{ code: string; paths: string[] }> {
    return this.probe.fault(call, input, who === undefined ? {} : this.callerOf(who));
  }

  query<T extends object = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    return this.system.database.query<T>(sql, parameters);
  }

  /** First accepted answer of each item, from the bank's own table. */
  async keys(ids: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.query<{ id: number; answer: string }>(
      `select distinct on (id) id, body->>'answer' as answer from bank.items where id = any($1) order by id, version desc`,
      [ids],
    );
    return new Map(rows.map(({ id, answer }) => [id, answer.split(',')[0]!.trim()]));
  }

  async close(): Promise<void> {
    await this.probe.close();
    await this.system.close();
  }
}
