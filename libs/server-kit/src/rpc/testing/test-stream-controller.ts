import { setTimeout as sleep } from 'node:timers/promises';
import { Controller, Inject } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import { RpcStreamHandler, type StreamRequest } from '../index.js';
import { HOOKS, REPLICA, type TestHooks } from './test-hooks.js';
import { CLOSED, countStream, writeStream } from './test-streams.js';

type Plan = StreamRequest<typeof countStream>['input'];
interface Packet {
  n: number;
  text: string;
}

/** Answers the streaming calls of the test service and notes every packet it makes. */
@Controller()
export class TestStreamController {
  constructor(
    @Inject(HOOKS) private readonly hooks: TestHooks,
    @Inject(REPLICA) private readonly replica: string,
  ) {}

  @RpcStreamHandler(countStream)
  async *count({ input, signal }: StreamRequest<typeof countStream>): AsyncGenerator<Packet, { count: number }> {
    yield* this.packets(countStream.pattern, input, signal);
    return { count: input.count };
  }

  @RpcStreamHandler(writeStream)
  countOnce({ input, signal }: StreamRequest<typeof writeStream>): AsyncGenerator<Packet, void> {
    return this.packets(writeStream.pattern, input, signal);
  }

  private async *packets(pattern: string, input: Plan, signal: AbortSignal): AsyncGenerator<Packet, void> {
    let n = 0;
    try {
      for (; n < input.count; n++) {
        if (input.ms) await sleep(input.ms, undefined, { signal });
        if (n === input.stall_at) await sleep(60_000, undefined, { signal });
        if (n === input.fail_at) throw new DomainError('AUTH-USEREXIST', [{ path: 'n', message: String(n) }]);
        await this.hooks.executed?.(pattern, n, this.replica);
        const text = 'x'.repeat(input.size ?? 0);
        yield n === input.misfit_at ? ({ n: 'many' } as unknown as Packet) : { n, text };
      }
    } finally {
      await this.hooks.executed?.(CLOSED, n, this.replica);
    }
  }
}
