import { dockerAnswers } from '../lib/docker.mjs';
import { startPostgres } from '../embedded/postgres.mjs';
import { startRedis } from '../embedded/redis.mjs';

/** Many suites at once, each with the pools of several services. */
const MAX_CONNECTIONS = 400;

/**
 * Postgres and Redis for one test run: given ones, containers where Docker answers, else the embedded ones.
 * @returns {Promise<{ databaseUrl: string, redisUrl: string, description: string, stop: () => Promise<void> }>}
 */
export async function startTestServers() {
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  if (TEST_DATABASE_URL && TEST_REDIS_URL) {
    return {
      databaseUrl: TEST_DATABASE_URL,
      redisUrl: TEST_REDIS_URL,
      description: 'servers of TEST_DATABASE_URL and TEST_REDIS_URL',
      stop: async () => undefined,
    };
  }
  if (await dockerAnswers()) {
    try {
      return await startContainers();
    } catch (error) {
      console.error(
        `Containers could not be started (${error instanceof Error ? error.message : String(error)}); the embedded servers are used.`,
      );
    }
  }
  const [postgres, redis] = await Promise.all([startPostgres({ maxConnections: MAX_CONNECTIONS }), startRedis()]);
  return {
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    description: `embedded PostgreSQL and ${redis.kind}`,
    stop: async () => void (await Promise.all([postgres.stop(), redis.stop()])),
  };
}

async function startContainers() {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const { RedisContainer } = await import('@testcontainers/redis');
  const postgres = await new PostgreSqlContainer('postgres:18-alpine')
    .withCommand(['postgres', '-c', `max_connections=${MAX_CONNECTIONS}`, '-c', 'fsync=off'])
    .start();
  const redis = await new RedisContainer('redis:7-alpine').start().catch(async (error) => {
    await postgres.stop();
    throw error;
  });
  return {
    databaseUrl: postgres.getConnectionUri(),
    redisUrl: redis.getConnectionUrl(),
    description: 'PostgreSQL and Redis in containers',
    stop: async () => void (await Promise.all([postgres.stop(), redis.stop()])),
  };
}
