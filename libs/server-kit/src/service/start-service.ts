import 'reflect-metadata';
import type { DynamicModule, INestMicroservice, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { callsOf, type ServiceName } from '@aivy/contracts';
import type { BaseConfig } from '../config/base-config.js';
import type { DatabaseDefinition } from '../database/definition.js';
import { postgresCheck, redisCheck } from '../health/dependency-checks.js';
import { HealthRegistry } from '../health/health-registry.js';
import type { Logger } from '../log/logger.js';
import { NestLogger } from '../log/nest-logger.js';
import { runInRequest } from '../log/request-context.js';
import { createMetrics } from '../metrics/metrics.js';
import { startMetricsServer } from '../metrics/metrics-server.js';
import { outboxMigration } from '../outbox/outbox.migration.js';
import { OutboxRelay } from '../outbox/outbox-relay.js';
import { createRedis } from '../redis/redis.js';
import { promRpcMetrics, RedisRpcServer, RpcErrorFilter } from '../rpc/index.js';
import { Cleanup } from './cleanup.js';
import { KitModule } from './kit.module.js';

export interface ServiceOptions {
  /** The RPC address. */
  name: ServiceName;
  /** The app's root module; with a schema it imports `DatabaseModule.forRoot(database, config.DATABASE_URL)`. */
  module: Type | DynamicModule;
  config: BaseConfig;
  logger: Logger;
  /** Given, the outbox of this schema is relayed to the queues if `outboxMigration` is among its migrations. */
  database?: DatabaseDefinition;
  /** Lets go of what the caller opened for this service; also when the start fails. */
  onClose?: () => unknown;
}

/** With Redis away nothing in hand can be finished; the steps below keep the whole stop under the hard end of `runUntilSignal`. */
const DRAIN_MS = 6_000;
const RELAY_STOP_MS = 2_000;
const APP_CLOSE_MS = 8_000;

export interface RunningService {
  name: string;
  /** Finishes what is in hand, then lets go of everything. Calling it again does nothing. */
  close(): Promise<void>;
}

/** Starts a service as a Nest microservice on Redis; resolves when it takes requests. */
export async function startService({
  name,
  module,
  config,
  logger,
  database,
  onClose,
}: ServiceOptions): Promise<RunningService> {
  const cleanup = new Cleanup();
  if (onClose) cleanup.add(onClose);
  try {
    const redis = createRedis(config.REDIS_URL, { logger });
    cleanup.add(() => redis.disconnect());
    const health = new HealthRegistry();
    health.add('redis', redisCheck(redis, config.KEY_PREFIX));
    const metrics = createMetrics(name);

    const server = new RedisRpcServer({
      service: name,
      calls: callsOf(name),
      redisUrl: config.REDIS_URL,
      prefix: config.KEY_PREFIX,
      drainMs: DRAIN_MS,
      metrics: promRpcMetrics(metrics),
      around: ({ requestId, userId }, work, deadline) =>
        runInRequest({ requestId, ...(userId !== undefined && { userId }), deadline }, work),
    });
    health.add('rpc', async () => {
      if (!server.readiness().ready) throw new Error('not serving');
    });
    const app: INestMicroservice = await NestFactory.createMicroservice(
      {
        module: class ServiceRoot {},
        imports: [KitModule.forRoot({ config, logger, redis, health, metrics }), module],
      },
      {
        strategy: server,
        logger: new NestLogger(logger),
        abortOnError: false,
      },
    );
    app.useGlobalFilters(new RpcErrorFilter());
    cleanup.add(() => app.close(), APP_CLOSE_MS);

    if (database) {
      const dataSource = app.get(DataSource, { strict: false });
      health.add('database', postgresCheck(config.DATABASE_URL));
      if (database.migrations.includes(outboxMigration)) {
        const relay = new OutboxRelay({ dataSource, redisUrl: config.REDIS_URL, prefix: config.KEY_PREFIX, logger });
        relay.start();
        cleanup.add(() => relay.stop(), RELAY_STOP_MS);
      }
    }
    if (config.METRICS_PORT !== undefined) {
      const server = await startMetricsServer({ port: config.METRICS_PORT, host: config.HOST, metrics, health });
      cleanup.add(() => server.close());
    }
    await app.listen();
    logger.info('service ready');
  } catch (error) {
    await cleanup.run();
    throw error;
  }
  return { name, close: () => cleanup.run() };
}
