import {
  addServiceChecks,
  Cleanup,
  createLogger,
  createMetrics,
  createRedis,
  HealthRegistry,
  promRpcMetrics,
  redisCheck,
  RpcClient,
  startMetricsServer,
  subscribeEndedSessions,
  subscribeNotices,
} from '@aivy/server-kit';
import { loadConfig } from './config.js';
import { createGateway } from './create-gateway.js';
import { LiveGateway } from './live/live.gateway.js';

export interface RunningGateway {
  name: string;
  /** The port in use; another one than PORT only when that is 0. */
  port: number;
  close(): Promise<void>;
}

/** A Redis that is away answers nothing, and nobody listens any more. */
const UNSUBSCRIBE_MS = 1_000;
/** It ends by itself sooner. */
const LONGEST_DRAIN_MS = 25_000;

/** Starts the gateway; resolves when it listens. @throws ConfigError, or the listen error of a taken port */
export async function start(env?: NodeJS.ProcessEnv): Promise<RunningGateway> {
  const config = loadConfig(env);
  const logger = createLogger('gateway', config);
  const redis = createRedis(config.REDIS_URL, { logger });
  const metrics = createMetrics('gateway');
  const rpc = new RpcClient({
    redisUrl: config.REDIS_URL,
    prefix: config.KEY_PREFIX,
    source: 'gateway',
    metrics: promRpcMetrics(metrics),
  });
  const health = new HealthRegistry();
  health.add('redis', redisCheck(redis, config.KEY_PREFIX));
  addServiceChecks(health, redis, config.KEY_PREFIX);
  const cleanup = new Cleanup();
  cleanup.add(() => redis.disconnect());
  cleanup.add(() => rpc.close());
  const close = () => cleanup.run();
  try {
    await rpc.connect();
    const { app, sockets, drain } = await createGateway({ config, logger, redis, rpc, health, metrics });
    cleanup.add(() => sockets.disconnect());
    cleanup.add(() => app.close());
    cleanup.add(
      await subscribeNotices(redis, config.KEY_PREFIX, (notice) => app.get(LiveGateway).deliver(notice), logger),
      UNSUBSCRIBE_MS,
    );
    cleanup.add(
      await subscribeEndedSessions(
        redis,
        config.KEY_PREFIX,
        (hashes) => app.get(LiveGateway).endSessions(hashes),
        logger,
      ),
      UNSUBSCRIBE_MS,
    );
    if (config.METRICS_PORT !== undefined) {
      const server = await startMetricsServer({ port: config.METRICS_PORT, host: config.HOST, metrics, health });
      cleanup.add(() => server.close());
    }
    await app.listen(config.PORT, config.HOST);
    // Added last, so it comes first: everything else is needed until the last request has its answer.
    cleanup.add(() => drain.run(), LONGEST_DRAIN_MS);
    const address = app.getHttpServer().address() as { port: number };
    logger.info({ port: address.port }, 'gateway ready');
    return { name: 'gateway', port: address.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}
