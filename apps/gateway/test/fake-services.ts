import type { Call, Caller, InternalCall } from '@aivy/contracts';
import type { RpcCallOptions, RpcClient } from '@aivy/server-kit';

type Answer = (input: unknown, caller: Caller) => unknown;

/** Stands where the services would be and remembers what reached them. */
export class FakeServices {
  readonly received: { pattern: string; caller: Caller; input: unknown }[] = [];
  private readonly answers = new Map<string, Answer>();

  on(pattern: string, answer: Answer): void {
    this.answers.set(pattern, answer);
  }

  /** Calls that reached a service, session look-ups left out. */
  productCalls(): string[] {
    return this.received.map(({ pattern }) => pattern).filter((pattern) => pattern !== 'auth.resolve-session');
  }

  client(): RpcClient {
    const call = async (
      called: Call | InternalCall,
      caller: Caller,
      input: unknown,
      { onOver }: RpcCallOptions = {},
    ): Promise<unknown> => {
      this.received.push({ pattern: called.pattern, caller, input });
      const answer = this.answers.get(called.pattern);
      if (!answer) throw new Error(`nothing answers ${called.pattern} in this test`);
      try {
        return await answer(input, caller);
      } finally {
        onOver?.();
      }
    };
    return { call, connect: async () => undefined, close: async () => undefined } as unknown as RpcClient;
  }
}
