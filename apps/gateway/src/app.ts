import {
  addServiceChecks, createLogger, createMetrics, createRedis, HealthRegistry, promRpcMetrics, redisCheck, RpcClient, startMetricsServer, subscribeEndedSessions,
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

/** Starts the gateway; resolves when it listens. @throws ConfigError, or the listen error of a taken port */
export async function start(env?: NodeJS.ProcessEnv): Promise<RunningGateway> {
  const config = loadConfig(env);
  const logger = createLogger('gateway', config);
  const redis = createRedis(config.REDIS_URL, { logger });
  const metrics = createMetrics('gateway');
  const rpc = new RpcClient({ redisUrl: config.REDIS_URL, prefix: config.KEY_PREFIX, source: 'gateway', metrics: promRpcMetrics(metrics) });
  const health = new HealthRegistry();
  health.add('redis', redisCheck(redis, config.KEY_PREFIX));
  addServiceChecks(health, redis, config.KEY_PREFIX);
  const undo: (() => unknown)[] = [() => redis.disconnect(), () => rpc.close()];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    await rpc.connect();
    const { app, sockets } = await createGateway({ config, logger, redis, rpc, health, metrics });
    undo.push(() => sockets.disconnect(), () => app.close());
    undo.push(await subscribeNotices(redis, config.KEY_PREFIX, (notice) => app.get(LiveGateway).deliver(notice), logger));
    undo.push(await subscribeEndedSessions(redis, config.KEY_PREFIX, (hashes) => app.get(LiveGateway).endSessions(hashes), logger));
    if (config.METRICS_PORT !== undefined) {
      const server = await startMetricsServer({ port: config.METRICS_PORT, host: config.HOST, metrics, health });
      undo.push(() => server.close());
    }
    await app.listen(config.PORT, config.HOST);
    const address = app.getHttpServer().address() as { port: number };
    logger.info({ port: address.port }, 'gateway ready');
    return { name: 'gateway', port: address.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}
