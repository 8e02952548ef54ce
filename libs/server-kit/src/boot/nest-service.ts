import 'reflect-metadata';
import type { INestMicroservice, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { callsOf, SERVICES, schedulesOf } from '@aivy/contracts';
import type { BaseConfig } from '../config/base-config.js';
import { DatabaseModule } from '../database/database.module.js';
import { watchOutbox, watchPool } from '../database/database-metrics.js';
import type { DatabaseDefinition } from '../database/definition.js';
import { NestLogger } from '../log/nest-logger.js';
import { runInRequest } from '../request/request-context.js';
import { outboxMigrations } from '../outbox/outbox.migration.js';
import { OutboxRelay } from '../outbox/outbox-relay.js';
import { redisUrls } from '../redis/redis-roles.js';
import { RedisRpcServer, RpcErrorFilter } from '../rpc/index.js';
import { runAtStart } from '../schedule/run-at-start.js';
import { requireWork, SCHEDULED_WORK, type ScheduledWork } from '../schedule/scheduled-work.js';
import { startScheduler } from '../schedule/scheduler.js';
import type { Cleanup } from './cleanup.js';
import { KitModule, type KitParts } from './kit.module.js';

/** With Redis away nothing in hand can be finished; the steps below keep the whole stop under the hard end of `runUntilSignal`. */
const DRAIN_MS = 6_000;
const RELAY_STOP_MS = 2_000;
const SCHEDULER_STOP_MS = 2_000;
const GOODBYE_MS = 2_000;

export interface NestServiceOptions {
  /** Milliseconds that calls in hand may take after a signal; default 6000. With another one goes a `hardEndMs`. */
  drainMs?: number;
  /** Slow calls that one replica runs at the same time; default 16. */
  slowWindow?: number;
}

/** Those that callers write to, at the least: a stream that nobody reads would answer nothing. */
const readShards = ({ RPC_SHARDS, RPC_SHARDS_READ = RPC_SHARDS }: BaseConfig): number =>
  Math.max(RPC_SHARDS, RPC_SHARDS_READ);

/**
 * The own part of a service: a Nest microservice on Redis under the program's name, with a handler for each
 * of its calls; resolves when it takes requests.
 * @param module its controllers and providers, which may inject what `KitModule` and `DatabaseModule` offer
 * @param database its part of the database; the outbox is relayed to the queues if `outboxMigrations` are among the migrations
 * @param options for a service whose calls take long
 */
export const nestService =
  (module: Type, database?: DatabaseDefinition, { drainMs = DRAIN_MS, slowWindow }: NestServiceOptions = {}) =>
  async (parts: KitParts, cleanup: Cleanup): Promise<object> => {
    const { name, config, logger, health, rpcMetrics, tracer } = parts;
    const { queue: queueUrl } = redisUrls(config);
    const service = SERVICES.find((each) => each === name);
    if (!service) throw new Error(`the contracts know no service ${name}`);
    const server = new RedisRpcServer({
      service,
      calls: callsOf(service),
      redisUrl: config.REDIS_URL,
      prefix: config.KEY_PREFIX,
      shards: readShards(config),
      drainMs,
      ...(slowWindow !== undefined && { slowWindow }),
      metrics: rpcMetrics,
      tracer,
      around: ({ requestId, userId }, work, deadline, span) =>
        runInRequest({ requestId, ...(userId !== undefined && { userId }), deadline, ...(span && { span }) }, work),
    });
    health.add('rpc', async () => {
      if (!server.readiness().ready) throw new Error('not serving');
    });
    const app: INestMicroservice = await NestFactory.createMicroservice(
      {
        module: class ServiceRoot {},
        imports: [KitModule.forRoot(parts), ...(database ? [DatabaseModule.forRoot(database, config)] : []), module],
      },
      { strategy: server, logger: new NestLogger(logger), abortOnError: false },
    );
    app.useGlobalFilters(new RpcErrorFilter());
    cleanup.add(() => app.close(), drainMs + GOODBYE_MS);
    if (database) watchPool(parts.metrics, app.get(DataSource, { strict: false }));
    if (outboxMigrations.every((migration) => database?.migrations.includes(migration))) {
      const dataSource = app.get(DataSource, { strict: false });
      watchOutbox(parts.metrics, dataSource);
      const relay = new OutboxRelay({ dataSource, redisUrl: queueUrl, prefix: config.KEY_PREFIX, logger });
      relay.start();
      cleanup.add(() => relay.stop(), RELAY_STOP_MS);
    }
    const schedules = schedulesOf(service);
    const work = schedules.length > 0 ? app.get<ScheduledWork[]>(SCHEDULED_WORK, { strict: false }) : [];
    requireWork(schedules, work);
    let atStart = Promise.resolve();
    cleanup.add(() => atStart, SCHEDULER_STOP_MS);
    if (work.length > 0) {
      const scheduler = await startScheduler({
        service,
        redisUrl: queueUrl,
        prefix: config.KEY_PREFIX,
        work,
        logger,
        tracer,
      });
      cleanup.add(() => scheduler.close(), SCHEDULER_STOP_MS);
    }
    // Last: a signal before the start is through ends the process at once, when nobody may have been answered yet.
    await app.listen();
    atStart = runAtStart(work, logger);
    return {};
  };
