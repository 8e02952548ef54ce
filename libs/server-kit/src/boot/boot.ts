import type { BaseConfig } from '../config/base-config.js';
import { HealthRegistry } from '../health/health-registry.js';
import { addServiceChecks, postgresCheck, redisCheck } from '../health/dependency-checks.js';
import { createLogger } from '../log/logger.js';
import { openBank } from '../bank/open-bank.js';
import { createMetrics } from '../metrics/metrics.js';
import { startMetricsServer } from '../health/metrics-server.js';
import { openRedisRoles, redisUrls } from '../redis/redis-roles.js';
import { promRpcMetrics, RpcClient } from '../rpc/index.js';
import { Cleanup } from './cleanup.js';
import { HARD_END_MS, runUntilSignal } from './run-until-signal.js';
import type { KitParts } from './kit.module.js';
import { openTracer } from '../trace/open-tracer.js';
import { untilPasses } from '../time/until-passes.js';
import type { BaseParts, Needs, Parts, Program, RunningProgram } from './program.js';

export interface BootedProgram<Own extends object> {
  /**
   * Starts the program in this process; resolves when it serves. A start that fails lets go of everything it had opened.
   * @param env default: the environment of this process
   * @throws ConfigError, or what kept it from starting
   */
  start(env?: NodeJS.ProcessEnv): Promise<RunningProgram & Own>;
  /** The body of a `main.ts`: starts, and closes and ends the process on a signal; see `runUntilSignal`. */
  main(): Promise<void>;
  /** Milliseconds from a signal to the end of the process that `main` started, whatever is still open. */
  hardEndMs: number;
}

/**
 * Makes a program out of its description: configuration, log, Redis, metrics and their server, readiness of all that it
 * needs, item bank, RPC client, the end of it all.
 * @example
 * export const { start, main } = boot({
 *   name: 'diagnostic', loadConfig, needs: { bank: itemBank, calls: ['auth'], database }, run: nestService(DiagnosticModule),
 * });
 */
export function boot<Config extends BaseConfig, const N extends Needs, Own extends object>(
  program: Program<Config, N, Own>,
): BootedProgram<Own> {
  const start = async (env?: NodeJS.ProcessEnv): Promise<RunningProgram & Own> => {
    const config = program.loadConfig(env);
    const logger = createLogger(program.name, config);
    const cleanup = new Cleanup();
    try {
      const own = await open(program, { config, logger, cleanup });
      logger.info(`${program.name} ready`);
      return { ...own, name: program.name, close: () => cleanup.run() };
    } catch (error) {
      // What else goes wrong now is of no interest beside the reason.
      await cleanup.run().catch((err: unknown) => logger.warn({ err }, 'not everything could be closed'));
      throw error;
    }
  };
  const { hardEndMs = HARD_END_MS } = program;
  return { start, main: () => runUntilSignal(() => start(), { hardEndMs }), hardEndMs };
}

async function open<Config extends BaseConfig, N extends Needs, Own extends object>(
  { name, needs, run }: Program<Config, N, Own>,
  { config, logger, cleanup }: Pick<BaseParts<Config>, 'config' | 'logger'> & { cleanup: Cleanup },
): Promise<Own> {
  const { KEY_PREFIX: prefix, REDIS_URL: redisUrl, DATABASE_URL: databaseUrl } = config;
  const { main: redis, queue: redisQueue, cache: redisCache, close } = openRedisRoles(redisUrls(config), logger);
  cleanup.add(close);
  const metrics = createMetrics(name);
  const tracer = await openTracer(name, config, { logger, metrics });
  // Among the first, so that it is closed among the last: what ends until then is sent.
  if (tracer) cleanup.add(() => tracer.close());
  const rpcMetrics = promRpcMetrics(metrics);
  const health = new HealthRegistry();
  let standing: 'starting' | 'serving' | 'stopping' = 'starting';
  health.add('start', async () => {
    if (standing !== 'serving') throw new Error(standing);
  });
  health.add('redis', redisCheck(redis, prefix));
  // Jobs wait in the outboxes meanwhile, and what is kept in the cache is found elsewhere: calls are answered without.
  if (redisQueue !== redis)
    health.add('redis queue', redisCheck(redisQueue, prefix), { optional: needs.queues !== true });
  if (redisCache !== redis) health.add('redis cache', redisCheck(redisCache, prefix), { optional: true });
  const schemas = [...(needs.bank ? [needs.bank.database] : []), ...(needs.database ? [needs.database] : [])];
  const database = postgresCheck(databaseUrl, schemas, needs.bank);
  if (schemas.length > 0) health.add('database', database);
  addServiceChecks(health, redis, prefix, needs.calls ?? []);
  // Before all that may have to wait: a program that waits for Redis lives, and can say what it lacks.
  if (config.METRICS_PORT !== undefined) {
    const server = await startMetricsServer({ port: config.METRICS_PORT, host: config.HOST, metrics, health });
    cleanup.add(() => server.close());
  }
  // A program that started before its migrations ran would take calls that it cannot do.
  if (schemas.length > 0) await untilPasses(database, logger);
  const parts: KitParts<Config> = {
    name,
    config,
    logger,
    redis,
    redisQueue,
    redisCache,
    health,
    metrics,
    rpcMetrics,
    tracer,
  };
  if (needs.bank) {
    const { bank, close } = await openBank(needs.bank, config, logger);
    cleanup.add(close);
    parts.bank = bank;
    metrics.scraped('aivy_bank_release', 'Release of the item bank in memory', [], async () => [
      { value: bank.current.release },
    ]);
  }
  if (needs.calls) {
    const rpc = new RpcClient({
      redisUrl,
      prefix,
      source: name,
      shards: config.RPC_SHARDS,
      metrics: rpcMetrics,
    });
    cleanup.add(() => rpc.close());
    await rpc.connect();
    parts.rpc = rpc;
  }
  const own = await run(parts as Parts<Config, N>, cleanup);
  standing = 'serving';
  // Added last, so it comes first: who is about to leave gets nothing more to do.
  cleanup.add(() => void (standing = 'stopping'));
  return own;
}
