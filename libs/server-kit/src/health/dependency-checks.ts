import type { ServiceName } from '@aivy/contracts';
import type { BankSource } from '../bank/open-bank.js';
import type { RedisClient } from '../redis/redis.js';
import pg from 'pg';
import type { DatabaseDefinition } from '../database/definition.js';
import { insistOnSchema } from '../database/schema-version.js';
import { serviceKeys } from '../rpc/keys.js';
import { liveReplicas } from '../rpc/live-replicas.js';
import { withinOr } from '../time/within.js';
import type { HealthCheck, HealthRegistry } from './health-registry.js';

/** Less than a check may take, so that its own words are heard. */
const PATIENCE_MS = 900;
const PROBE_TTL_MS = 10_000;

/** Redis takes writes: one that is out of memory, or a replica after a failover, answers a ping and carries no call. */
export const redisCheck =
  (redis: RedisClient, prefix: string): HealthCheck =>
  async () => {
    // A queued command would wait for the connection and say nothing.
    if (redis.status !== 'ready') throw new Error(`not connected (${redis.status})`);
    await redis.set(`${prefix}:health`, '1', 'PX', PROBE_TTL_MS);
  };

/**
 * PostgreSQL takes a connection, answers, and holds the schemas as the program knows them; not through the pool, which may
 * be busy on a server that is well. Where a bank is needed, it must have a release.
 */
export const postgresCheck =
  (
    databaseUrl: string,
    schemas: readonly DatabaseDefinition[] = [],
    bank?: Pick<BankSource, 'releaseNumber'>,
  ): HealthCheck =>
  async () => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      application_name: 'aivy-health',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      for (const schema of schemas) await insistOnSchema(client, schema);
      if ((await bank?.releaseNumber(client)) === 0) throw new Error('the item bank is empty: run the migrations');
    } finally {
      void client.end().catch(() => undefined);
    }
  };

/**
 * One check per service: does it have a live replica? Optional, because a program serves everything else while a service
 * is away, and one missing service must not take every gateway out of its balancer. `redisCheck` reports a silent Redis.
 */
export function addServiceChecks(
  health: HealthRegistry,
  redis: RedisClient,
  prefix: string,
  services: readonly ServiceName[],
): void {
  for (const service of services) {
    const check = async (): Promise<void> => {
      if (redis.status !== 'ready') return;
      const count = await withinOr(liveReplicas(redis, serviceKeys(prefix, service)), PATIENCE_MS, undefined);
      if (count === 0) throw new Error('no live replica');
    };
    health.add(`service ${service}`, check, { optional: true });
  }
}
