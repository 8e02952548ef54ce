import 'reflect-metadata';
import { DomainError } from '@aivy/contracts';
import { RpcClient } from './index.js';
import { realRedis, type RedisKind, RedisProcess } from './testing/redis-process.js';
import { caller, failingCall, nestedCall, readCall, writeCall } from './testing/test-calls.js';
import { startTestService, type TestHooks, type TestService } from './testing/test-service.js';

const kinds: RedisKind[] = realRedis ? ['real', 'embedded'] : ['embedded'];
if (!realRedis) console.warn('no redis-server on PATH: the rows that need a real Redis are left out');

const codeOf = (error: unknown): string => (error instanceof DomainError ? error.code : String(error));

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
    expect(service.server.readiness()).toEqual({ ready: true, draining: false, connected: true, epochKnown: true, inFlight: 0 });
  });

  it('matches 200 concurrent answers to their questions', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => client.call(n % 2 ? readCall : writeCall, caller, { n })));
    expect(answers.map((answer) => answer.n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  it('refuses input that does not fit with the code of the call and names the field', async () => {
    const bad = { n: 'seven' } as unknown as { n: number };
    const error = await client.call(readCall, caller, bad).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ code: 'AUTH-INVALIDINPUT', details: [{ path: 'n' }] });
  });

  it('carries a DomainError with its details', async () => {
    await expect(client.call(failingCall, caller, { kind: 'domain' })).rejects.toMatchObject({ code: 'AUTH-USEREXIST', details: [{ path: 'email', message: 'taken' }] });
  });

  it('hides what an unexpected error says', async () => {
    const error = await client.call(failingCall, caller, { kind: 'other' }).catch((reason: unknown) => reason);
    expect(codeOf(error)).toBe('UNKNOWN');
    expect(JSON.stringify(error) + String(error)).not.toMatch(/fire|match/);
  });

  it('gives a nested call what remains, less 50 ms', async () => {
    const { ms } = await client.call(nestedCall, caller, { n: 1 }, { deadlineAt: Date.now() + 1_000 });
    expect(ms).toBeGreaterThan(700);
    expect(ms).toBeLessThanOrEqual(950);
  });

  it('refuses at once a call whose time is over', async () => {
    await expect(client.call(readCall, caller, { n: 1 }, { deadlineAt: Date.now() - 1 })).rejects.toMatchObject({ code: 'SERVICE-UNAVAILABLE' });
  });

  it('answers SERVICE-UNAVAILABLE at the deadline when nobody serves, and the request is taken back', async () => {
    const lonely = { ...writeCall, service: 'diagnostic' as const };
    const started = Date.now();
    await expect(client.call(lonely, caller, { n: 1 }, { deadlineAt: started + 300 })).rejects.toMatchObject({ code: 'SERVICE-UNAVAILABLE' });
    expect(Date.now() - started).toBeGreaterThanOrEqual(295);
    expect(Date.now() - started).toBeLessThan(800);
    expect(await service.server.unwrap().xlen('{aivy:rpc:diagnostic}:q')).toBe(0);
  });

  it('answers OUTCOME-UNKNOWN at the deadline of a write that runs', async () => {
    await expect(client.call(writeCall, caller, { n: 1, ms: 600 }, { deadlineAt: Date.now() + 250 })).rejects.toMatchObject({ code: 'OUTCOME-UNKNOWN' });
  });

  it('refuses the 257th outstanding call of a service at once', async () => {
    const many = Array.from({ length: 256 }, (_, n) => client.call(readCall, caller, { n, ms: 100 }));
    const started = Date.now();
    await expect(client.call(readCall, caller, { n: 256 })).rejects.toMatchObject({ code: 'SERVICE-UNAVAILABLE' });
    expect(Date.now() - started).toBeLessThan(100);
    expect(await Promise.all(many)).toHaveLength(256);
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
