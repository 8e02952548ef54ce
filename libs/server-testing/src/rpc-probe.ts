import type { Call, Caller, DomainError, InternalCall } from '@aivy/contracts';
import { RpcClient } from '@aivy/server-kit';
import type * as z from 'zod/mini';
import type { TestSystem } from './test-system.js';

/** Asks services over RPC as the gateway asks them, past its sessions and limits. */
export class RpcProbe {
  private constructor(private readonly rpc: RpcClient) {}

  /** @param source name of the asking side, for logs and metrics */
  static async connect({ redis }: TestSystem, source: string): Promise<RpcProbe> {
    const rpc = new RpcClient({ redisUrl: redis.url, prefix: redis.prefix, source });
    await rpc.connect();
    return new RpcProbe(rpc);
  }

  call<C extends Call | InternalCall>(
    call: C,
    input: z.infer<C['input']>,
    caller: Partial<Caller> = {},
  ): Promise<z.infer<C['output']>> {
    return this.rpc.call(call, { requestId: 'test', ...caller }, input);
  }

  /** What a call fails with: its code, and the paths of the faulty fields. @throws Error when it succeeds */
  async fault<C extends Call | InternalCall>(
    call: C,
    input: z.infer<C['input']>,
    caller: Partial<Caller> = {},
  ): Promise<{ code: string; paths: string[] }> {
    const outcome: unknown = await this.call(call, input, caller).then(
      () => 'success',
      (error: unknown) => error,
    );
    if (outcome === 'success') throw new Error(`${call.pattern} succeeded`);
    const { code, details = [] } = outcome as DomainError;
    return { code, paths: details.map((detail) => detail.path) };
  }

  close(): Promise<void> {
    return this.rpc.close();
  }
}
