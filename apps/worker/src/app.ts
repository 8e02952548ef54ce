import { allJobs } from '@aivy/contracts';
import {
  addServiceChecks,
  Cleanup,
  createLogger,
  createMetrics,
  createQueueWorker,
  createRedis,
  HealthRegistry,
  openBank,
  postgresCheck,
  redisCheck,
  RpcClient,
  startMetricsServer,
  type RunningService,
} from '@aivy/server-kit';
import { advanceStageHandler } from './account/advance-stage.handler.js';
import { eraseUserHandler } from './account/erase-user.handler.js';
import { loadConfig } from './config.js';
import { diagnosticReportHandler } from './report/diagnostic-report.handler.js';
import { fullTestReportHandler } from './report/full-test-report.handler.js';

/** A little longer than the queues give the jobs in hand. */
const QUEUES_CLOSE_MS = 8_000;

/** Starts the processors of all queues. The worker owns no tables: it computes and hands results to their owners. */
export async function start(env?: NodeJS.ProcessEnv): Promise<RunningService> {
  const config = loadConfig(env);
  const logger = createLogger('worker', config);
  const cleanup = new Cleanup();
  try {
    const { bank, close } = await openBank(config, logger);
    cleanup.add(close);
    const redis = createRedis(config.REDIS_URL, { logger });
    cleanup.add(() => redis.disconnect());
    const rpc = new RpcClient({ redisUrl: config.REDIS_URL, prefix: config.KEY_PREFIX, source: 'worker' });
    cleanup.add(() => rpc.close());
    await rpc.connect();
    const reports = { rpc, bank, redis, prefix: config.KEY_PREFIX };
    const queues = await createQueueWorker({
      redisUrl: config.REDIS_URL,
      prefix: config.KEY_PREFIX,
      logger,
      kinds: allJobs,
      handlers: [
        diagnosticReportHandler(reports),
        fullTestReportHandler(reports),
        advanceStageHandler(rpc),
        eraseUserHandler(rpc),
      ],
    });
    cleanup.add(() => queues.close(), QUEUES_CLOSE_MS);
    if (config.METRICS_PORT !== undefined) {
      const health = new HealthRegistry();
      health.add('redis', redisCheck(redis, config.KEY_PREFIX));
      health.add('database', postgresCheck(config.DATABASE_URL));
      addServiceChecks(health, redis, config.KEY_PREFIX);
      const metrics = await startMetricsServer({
        port: config.METRICS_PORT,
        host: config.HOST,
        metrics: createMetrics('worker'),
        health,
      });
      cleanup.add(() => metrics.close());
    }
    logger.info('worker ready');
    return { name: 'worker', close: () => cleanup.run() };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}
