import 'reflect-metadata';
import { DomainError } from '@aivy/contracts';
import { realRedis, type RedisKind, RedisProcess, waitFor } from '@aivy/server-testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { AsyncLocalStorage } from 'node:async_hooks';
import { getEventListeners } from 'node:events';
import { createMetrics } from '../metrics/metrics.js';
import { DEFAULT_KEY_PREFIX, promRpcMetrics, RpcClient } from './index.js';
import { GROUP, serviceKeys } from './keys.js';
import { removeDeadConsumers } from './server/dead-consumers.js';
import { caller, failingCall, nestedCall, oddCall, readCall, writeCall } from './testing/test-calls.js';
import { startTestService, type TestHooks, type TestService } from './testing/test-service.js';

const kinds: RedisKind[] = realRedis ? ['real', 'embedded'] : ['embedded'];
if (!realRedis) console.warn('no redis-server on PATH: the rows that need a real Redis are left out');

const codeOf = (error: unknown): string => (error instanceof DomainError ? error.code : String(error));

/** Requests that still run after at most a second. */
async function settled(service: TestService): Promise<number> {
  for (let left = 100; left > 0 && service.server.readiness().inFlight > 0; left--)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return service.server.readiness().inFlight;
}

describe.each(kinds)('calls over the %s Redis', (kind) => {
  let redis: RedisProcess;
  let service: TestService;
  let client: RpcClient;
  const hooks: TestHooks = {};

  beforeAll(async () => {
    redis = await RedisProcess.start(kind);
    client = new RpcClient({ redisUrl: redis.url, source: 'spec' });
    hooks.client = client;
    service = await startTestService({ redisUrl: redis.url }, hooks);
  });
  afterAll(async () => {
    await client?.close();
    await service?.close();
    await redis?.remove();
  });

  it('answers a call made before anything was connected', async () => {
    expect(await client.call(readCall, caller, { n: 7 })).toEqual({ n: 7, by: service.server.replica });
  });

  it('is ready at both ends once connected', () => {
    expect(client.readiness()).toEqual({ ready: true, draining: false, outstanding: 0 });
    expect(service.server.readiness()).toEqual({
      ready: true,
      draining: false,
      connected: true,
      epochKnown: true,
      inFlight: 0,
    });
  });

  it('says once that a call is over: with its answer, or when its service has ended what nobody waits for', async () => {
    const over: number[] = [];
    const begin = performance.now();
    const options = () => ({ onOver: () => void over.push(performance.now() - begin) });
    await client.call(readCall, caller, { n: 1 }, options());
    await client.call(failingCall, caller, { kind: 'domain' }, options()).catch(() => undefined);
    expect(over).toHaveLength(2);
    const nobody = new AbortController();
    const left = client.call(readCall, caller, { n: 2, ms: 600 }, { ...options(), signal: nobody.signal });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(service.server.readiness().inFlight).toBe(1);
    nobody.abort();
    await expect(left).rejects.toMatchObject({ code: 'SERVICE-UNAVAILABLE' });
    expect(over).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect([over.length, await settled(service)]).toEqual([3, 0]);
    await client.call(readCall, caller, { n: 3 }, { ...options(), signal: AbortSignal.abort() }).catch(() => undefined);
    expect(over).toHaveLength(4);
  });

  it('stops listening to the signal of a call that has ended', async () => {
    const { signal } = new AbortController();
    await client.call(readCall, caller, { n: 1 }, { signal });
    await client.call(failingCall, caller, { kind: 'domain' }, { signal }).catch(() => undefined);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('matches 200 concurrent answers to their questions', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => client.call(n % 2 ? readCall : writeCall, caller, { n })),
    );
    expect(answers.map((answer) => answer.n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  it('refuses input that does not fit with the code of the call and names the field', async () => {
    const bad = { n: 'seven' } as unknown as { n: number };
    const error = await client.call(readCall, caller, bad).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ code: 'AUTH-INVALIDINPUT', details: [{ path: 'n' }] });
  });

  it('carries a DomainError with its details', async () => {
    await expect(client.call(failingCall, caller, { kind: 'domain' })).rejects.toMatchObject({
      code: 'AUTH-USEREXIST',
      details: [{ path: 'email', message: 'taken' }],
    });
  });

  it('hides what an unexpected error says', async () => {
    const error = await client.call(failingCall, caller, { kind: 'other' }).catch((reason: unknown) => reason);
    expect(codeOf(error)).toBe('UNKNOWN');
    expect(JSON.stringify(error) + String(error)).not.toMatch(/fire|match/);
  });

  it('gives a nested call what remains, less 50 ms', async () => {
    const { ms } = await client.call(nestedCall, caller, { n: 1 }, { timeLeftMs: 1_000 });
    expect(ms).toBeGreaterThan(700);
    expect(ms).toBeLessThanOrEqual(950);
  });

  it('refuses at once a call whose time is over', async () => {
    await expect(client.call(readCall, caller, { n: 1 }, { timeLeftMs: -1 })).rejects.toMatchObject({
      code: 'SERVICE-UNAVAILABLE',
    });
  });

  it('answers SERVICE-UNAVAILABLE at the deadline when nobody serves, and the request is taken back', async () => {
    const lonely = { ...writeCall, service: 'diagnostic' as const };
    const started = Date.now();
    await expect(client.call(lonely, caller, { n: 1 }, { timeLeftMs: 300 })).rejects.toMatchObject({
      code: 'SERVICE-UNAVAILABLE',
    });
    expect(Date.now() - started).toBeGreaterThanOrEqual(295);
    expect(Date.now() - started).toBeLessThan(800);
    expect(await service.server.unwrap().xlen('{aivy:rpc:diagnostic}:q')).toBe(0);
  });

  it('refuses calls right away while a service has no live replica, and serves them once one is back', async () => {
    const prefix = 'absent';
    const patient = new RpcClient({ redisUrl: redis.url, prefix, source: 'spec', drainMs: 0 });
    // Ten minutes: only a call that doesn't wait ends within this test.
    const call = (timeLeftMs = 600_000) => patient.call(readCall, caller, { n: 2 }, { timeLeftMs }).catch(codeOf);
    try {
      expect(await call(300)).toBe('SERVICE-UNAVAILABLE');
      await waitFor(async () => (await Promise.race([call(), sleep(100)])) === 'SERVICE-UNAVAILABLE');
      const back = await startTestService({ redisUrl: redis.url, prefix });
      await waitFor(async () => (await call()) !== 'SERVICE-UNAVAILABLE');
      expect(await call()).toEqual({ n: 2, by: back.server.replica });
      await back.close();
    } finally {
      await patient.close();
    }
  });

  it('answers OUTCOME-UNKNOWN at the deadline of a write that runs', async () => {
    await expect(client.call(writeCall, caller, { n: 1, ms: 600 }, { timeLeftMs: 250 })).rejects.toMatchObject({
      code: 'OUTCOME-UNKNOWN',
    });
  });

  it('refuses the 257th outstanding call of a service', async () => {
    const many = Array.from({ length: 256 }, (_, n) => client.call(readCall, caller, { n, ms: 100 }));
    await expect(client.call(readCall, caller, { n: 256 })).rejects.toMatchObject({ code: 'SERVICE-UNAVAILABLE' });
    expect(await Promise.all(many)).toHaveLength(256);
  });

  it('answers null where a handler returns nothing, and UNKNOWN where JSON cannot hold the answer', async () => {
    expect(await client.call(oddCall, caller, { kind: 'nothing' })).toBeNull();
    await expect(client.call(oddCall, caller, { kind: 'bigint' })).rejects.toMatchObject({ code: 'UNKNOWN' });
    expect(await settled(service)).toBe(0);
  });

  it('keeps what is not a request as a dead letter and goes on', async () => {
    const admin = service.server.unwrap();
    const keys = serviceKeys(DEFAULT_KEY_PREFIX, 'auth');
    await admin.xadd(keys.queue, '*', 'm', '{"v":1');
    await admin.xadd(
      keys.queue,
      '*',
      'm',
      JSON.stringify({ v: 1, i: 'x', p: readCall.pattern, r: 'nobody', d: Date.now() + 5_000 }),
    );
    expect(await client.call(readCall, caller, { n: 3 })).toMatchObject({ n: 3 });
    expect(await admin.xlen(keys.deadLetters)).toBe(2);
    expect(await settled(service)).toBe(0);
  });

  it('finds its answers again after its reply stream was lost', async () => {
    const admin = service.server.unwrap();
    await admin.del(...(await admin.keys('aivy:rpc:r:*')));
    // The refresh of the stream comes within 5 s.
    await new Promise((resolve) => setTimeout(resolve, 5_200));
    expect(await client.call(readCall, caller, { n: 4 })).toMatchObject({ n: 4 });
  }, 15_000);

  it('forgets replicas that died long ago, but not one that lives or one that had read something', async () => {
    const admin = service.server.unwrap();
    const keys = serviceKeys('forget', 'auth');
    await admin.xgroup('CREATE', keys.queue, GROUP, '0', 'MKSTREAM');
    await admin.xadd(keys.queue, '*', 'm', 'a');
    for (const name of ['reader', 'dead', 'alive'])
      await admin.xreadgroup('GROUP', GROUP, name, 'COUNT', 1, 'STREAMS', keys.queue, '>');
    for (const name of ['dead', 'alive']) await admin.xgroup('CREATECONSUMER', keys.queue, GROUP, name);
    await admin.set(keys.heartbeat('alive'), '1');
    expect(await removeDeadConsumers(admin, keys.queue, keys, 3_600_000)).toBe(0);
    expect(await removeDeadConsumers(admin, keys.queue, keys, 0)).toBe(1);
    const left = (await admin.xinfo('CONSUMERS', keys.queue, GROUP)) as string[][];
    expect(left.map((fields) => fields[1]).sort()).toEqual(['alive', 'reader']);
  });

  it('runs handlers inside what the process puts around them, and reports to its observer', async () => {
    const storage = new AsyncLocalStorage<string>();
    const metrics = createMetrics('spec');
    const seen: (string | undefined)[] = [];
    const other = await startTestService(
      {
        redisUrl: redis.url,
        prefix: 'around',
        metrics: promRpcMetrics(metrics),
        around: (who, work) => storage.run(who.requestId, work),
      },
      { executed: () => void seen.push(storage.getStore()) },
    );
    const observed = createMetrics('caller');
    const asking = new RpcClient({
      redisUrl: redis.url,
      prefix: 'around',
      source: 'spec',
      metrics: promRpcMetrics(observed),
    });
    await Promise.all([
      asking.call(readCall, { requestId: 'r-1' }, { n: 1, ms: 5 }),
      asking.call(readCall, { requestId: 'r-2' }, { n: 2, ms: 5 }),
    ]);
    await asking.close();
    await other.close();
    expect(seen).toEqual(['r-1', 'r-2']);
    expect(await metrics.registry.metrics()).toMatch(
      /aivy_rpc_server_seconds_count\{[^}]*pattern="auth.test-read"[^}]*\} 2\n/,
    );
    expect(await observed.registry.metrics()).toMatch(/aivy_rpc_outstanding\{[^}]*lane="fast"[^}]*\} 0\n/);
  });

  it('finishes what runs when it is closed, and leaves nothing behind', async () => {
    const other = await startTestService({ redisUrl: redis.url, prefix: 'drain' });
    const asking = new RpcClient({ redisUrl: redis.url, source: 'spec', prefix: 'drain' });
    const running = Array.from({ length: 20 }, (_, n) => asking.call(writeCall, caller, { n, ms: 300 }));
    await asking.call(readCall, caller, { n: 0 });
    await other.close();
    expect(await Promise.all(running)).toHaveLength(20);
    const left = service.server.unwrap();
    expect(await left.keys('*drain:rpc:auth}:hb:*')).toEqual([]);
    expect(await left.xlen('{drain:rpc:auth}:q')).toBe(0);
    await asking.close();
    expect(await left.keys('drain:rpc:r:*')).toEqual([]);
  });
});
