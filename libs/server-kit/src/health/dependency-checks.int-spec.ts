import 'reflect-metadata';
import net from 'node:net';
import { realRedis, type RedisKind, RedisProcess, testDatabaseServer, waitFor } from '@aivy/server-testing';
import { createRedis } from '../redis/redis.js';
import { startTestService } from '../rpc/testing/test-service.js';
import { addServiceChecks, postgresCheck, redisCheck } from './dependency-checks.js';
import { HealthRegistry } from './health-registry.js';

const failing = async (health: HealthRegistry): Promise<string[]> =>
  Object.entries((await health.run()).checks)
    .filter(([, { ok }]) => !ok)
    .map(([name]) => name);

describe.each<RedisKind>(realRedis ? ['real', 'embedded'] : ['embedded'])('readiness on the %s Redis', (kind) => {
  it('names a service without a live replica, and Redis when it dies', async () => {
    const server = await RedisProcess.start(kind);
    const redis = createRedis(server.url);
    await redis.ping();
    const health = new HealthRegistry();
    health.add('redis', redisCheck(redis, 'h'));
    addServiceChecks(health, redis, 'h', ['auth', 'diagnostic', 'full-test']);
    expect(await failing(health)).toEqual(['service auth', 'service diagnostic', 'service full-test']);
    const service = await startTestService({ redisUrl: server.url, prefix: 'h' });
    expect(await failing(health)).toEqual(['service diagnostic', 'service full-test']);
    await service.close();
    expect(await failing(health)).toContain('service auth');
    await server.kill();
    const startedAt = performance.now();
    await waitFor(async () => (await failing(health)).join() === 'redis');
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    redis.disconnect();
    await server.remove();
  }, 20_000);
});

(realRedis ? describe : describe.skip)('readiness', () => {
  it('names a Redis that is frozen or out of memory', async () => {
    const server = await RedisProcess.start('real');
    const redis = createRedis(server.url);
    await redis.config('SET', 'maxmemory-policy', 'noeviction');
    const health = new HealthRegistry();
    health.add('redis', redisCheck(redis, 'h'));
    expect(await failing(health)).toEqual([]);
    await redis.config('SET', 'maxmemory', '1');
    expect(await redis.ping()).toBe('PONG');
    expect((await health.run()).checks['redis']?.error).toContain('OOM');
    await redis.config('SET', 'maxmemory', '0');
    expect(await failing(health)).toEqual([]);
    server.freeze();
    const startedAt = performance.now();
    expect(await failing(health)).toEqual(['redis']);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    server.thaw();
    redis.disconnect();
    await server.remove();
  }, 20_000);
});

describe('readiness with PostgreSQL', () => {
  it('is well with a server, and names one that refuses or is frozen within a second', async () => {
    await postgresCheck(testDatabaseServer())();
    await expect(postgresCheck('postgres://postgres@127.0.0.1:1/aivy')()).rejects.toThrow('ECONNREFUSED');
    // Takes the connection, as the kernel does for a frozen server, and says nothing.
    const silent = net.createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as net.AddressInfo;
    const startedAt = performance.now();
    await expect(postgresCheck(`postgres://postgres@127.0.0.1:${port}/aivy`)()).rejects.toThrow('timeout');
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    silent.close();
  });
});
