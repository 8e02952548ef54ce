import 'reflect-metadata';
import { Controller, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import {
  advanceStage,
  advanceStageJob,
  callsOf,
  diagnosticJobs,
  eraseUserJob,
  fullTestJobs,
  resolveSession,
  SERVICES,
  testSettings,
  type JobKind,
} from '@aivy/contracts';
import { createLogger } from '../log/logger.js';
import { createQueueWorker, jobHandler } from '../queue/queue-worker.js';
import { registryFaults } from './registry.js';
import { RpcHandler } from './rpc-handler.js';
import { RedisRpcServer } from './server/redis-rpc-server.js';

/** Nobody listens there: what is refused before Redis is needed ends at once. */
const NOWHERE = 'redis://127.0.0.1:1';

@Controller()
class Sessions {
  @RpcHandler(resolveSession)
  resolve() {
    return null;
  }
}

@Controller()
class Stages {
  @RpcHandler(advanceStage)
  advance() {
    return null;
  }
  @RpcHandler(advanceStage)
  again() {
    return null;
  }
}

@Module({})
class Empty {}

async function starting(controllers: Type[]): Promise<unknown> {
  const calls = [resolveSession, testSettings];
  const strategy = new RedisRpcServer({ service: 'auth', redisUrl: NOWHERE, calls });
  const app = await NestFactory.createMicroservice(
    { module: Empty, controllers },
    { strategy, logger: false, abortOnError: false },
  );
  return app.listen();
}

describe('a service', () => {
  it('does not start without a handler for each of its calls, and says which are missing', async () => {
    await expect(starting([])).rejects.toThrow(
      'Every call of auth needs one handler there: auth.resolve-session has none, auth.test-settings has none',
    );
    await expect(starting([Sessions])).rejects.toThrow(/there: auth\.test-settings has none$/);
  });

  it('does not start with two handlers for a call, nor with one for a call that is not its own', async () => {
    await expect(starting([Sessions, Sessions, Stages])).rejects.toThrow(
      /auth\.advance-stage has 2, auth\.advance-stage is not in the table$/,
    );
  });

  it('has calls to answer, each in the table of one service', () => {
    const patterns = SERVICES.flatMap((service) => callsOf(service).map(({ pattern }) => pattern));
    expect(patterns.length).toBeGreaterThan(40);
    expect(registryFaults(patterns, patterns)).toEqual([]);
  });
});

describe('a worker', () => {
  const logger = createLogger('test', { LOG_LEVEL: 'silent' });
  const { diagnosticReportJob } = diagnosticJobs;
  const { fullTestReportJob } = fullTestJobs;
  const starts = (handled: readonly JobKind[]) =>
    createQueueWorker({
      redisUrl: NOWHERE,
      prefix: 'p',
      logger,
      kinds: [diagnosticReportJob, fullTestReportJob, advanceStageJob],
      handlers: handled.map((kind) => jobHandler(kind, async () => undefined)),
    });

  it('does not start without a processor for each kind of job, with two, or with a foreign one', async () => {
    await expect(starts([advanceStageJob, advanceStageJob, eraseUserJob])).rejects.toThrow(
      'Every kind of job needs one processor: reports/diagnostic-report has none, reports/full-test-report has none, ' +
        'accounts/advance-stage has 2, accounts/erase-user is not in the table',
    );
  });
});
