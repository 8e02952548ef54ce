import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CallHandler,
  Controller,
  type ExecutionContext,
  Inject,
  type INestMicroservice,
  Module,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Ctx, Payload } from '@nestjs/microservices';
import { DomainError, type RpcRequest } from '@aivy/contracts';
import { RedisRpcServer, RpcContext, RpcHandler, type RpcServerOptions } from '../index.js';
import {
  caller,
  failingCall,
  nestedCall,
  oddCall,
  poisonCall,
  readCall,
  remainingCall,
  slowCall,
  writeCall,
} from './test-calls.js';
import { HOOKS, REPLICA, type TestHooks } from './test-hooks.js';

export type { TestHooks } from './test-hooks.js';

interface Work {
  n: number;
  ms?: number;
}

/** Behind an interceptor Nest runs a handler only when its answer is subscribed to. */
class PassingInterceptor implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): ReturnType<CallHandler['handle']> {
    return next.handle();
  }
}

@Controller()
class TestController {
  constructor(
    @Inject(HOOKS) private readonly hooks: TestHooks,
    @Inject(REPLICA) private readonly replica: string,
  ) {}

  @RpcHandler(readCall)
  @UseInterceptors(PassingInterceptor)
  read({ input }: RpcRequest<Work>): Promise<{ n: number; by: string }> {
    return this.work(readCall.pattern, input);
  }

  @RpcHandler(writeCall)
  write({ input }: RpcRequest<Work>): Promise<{ n: number; by: string }> {
    return this.work(writeCall.pattern, input);
  }

  @RpcHandler(slowCall)
  slow({ input }: RpcRequest<Work>): Promise<{ n: number; by: string }> {
    return this.work(slowCall.pattern, input);
  }

  @RpcHandler(poisonCall)
  async poison({ input }: RpcRequest<Work>): Promise<{ n: number; by: string }> {
    await this.hooks.executed?.(poisonCall.pattern, input.n, this.replica);
    this.hooks.poison?.(input.n);
    return { n: input.n, by: this.replica };
  }

  @RpcHandler(failingCall)
  fail({ input }: RpcRequest<{ kind: string }>): never {
    if (input.kind === 'domain') throw new DomainError('AUTH-USEREXIST', [{ path: 'email', message: 'taken' }]);
    throw new Error('the disk is on fire', { cause: new Error('a match') });
  }

  @RpcHandler(oddCall)
  odd({ input }: RpcRequest<{ kind: string }>): null {
    const odd: unknown = input.kind === 'bigint' ? { big: 1n } : undefined;
    return odd as null; // what no handler may do: the types would not let it
  }

  @RpcHandler(nestedCall)
  async nested({ input, caller: who }: RpcRequest<Work>): Promise<{ ms: number }> {
    if (!this.hooks.client) throw new Error('the test gave no client');
    return this.hooks.client.call(remainingCall, who, input);
  }

  @RpcHandler(remainingCall)
  remaining(@Payload() request: RpcRequest<Work>, @Ctx() context: RpcContext): { ms: number } {
    return { ms: request.caller.requestId === caller.requestId ? context.timeLeftMs : -1 };
  }

  private async work(pattern: string, input: Work): Promise<{ n: number; by: string }> {
    await this.hooks.executed?.(pattern, input.n, this.replica);
    if (input.ms) await sleep(input.ms);
    return { n: input.n, by: this.replica };
  }
}

@Module({})
class TestModule {}

export interface TestService {
  server: RedisRpcServer;
  close(): Promise<void>;
}

/** Starts a replica of the test service. */
export async function startTestService(
  options: Omit<RpcServerOptions, 'service'>,
  hooks: TestHooks = {},
): Promise<TestService> {
  const server = new RedisRpcServer({ service: 'auth', ...options });
  const app: INestMicroservice = await NestFactory.createMicroservice(
    {
      module: TestModule,
      controllers: [TestController],
      providers: [
        { provide: HOOKS, useValue: hooks },
        { provide: REPLICA, useValue: server.replica },
      ],
    },
    { strategy: server, logger: false, abortOnError: false },
  );
  await app.listen();
  return { server, close: () => app.close() };
}
