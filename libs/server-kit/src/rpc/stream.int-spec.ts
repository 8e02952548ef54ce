import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { ERRORS } from '@aivy/contracts';
import { realRedis, type RedisKind, RedisProcess, waitFor } from '@aivy/server-testing';
import * as z from 'zod/mini';
import { createMetrics } from '../metrics/metrics.js';
import { promRpcMetrics, RpcClient } from './index.js';
import { packetKey } from './keys.js';
import { caller, readCall } from './testing/test-calls.js';
import { startTestService, type TestHooks, type TestService } from './testing/test-service.js';
import { readAll, upTo } from './testing/read-all.js';
import { CLOSED, countStream, writeStream } from './testing/test-streams.js';

jest.setTimeout(30_000);

const kinds: RedisKind[] = realRedis ? ['real', 'embedded'] : ['embedded'];
const WINDOW = countStream.window ?? 0;

describe.each(kinds)('streams over the %s Redis', (kind) => {
  let redis: RedisProcess;
  let service: TestService;
  let client: RpcClient;
  let made: number[] = [];
  let closed = 0;
  const hooks: TestHooks = {
    executed: (pattern, n) => {
      if (pattern === CLOSED) closed++;
      else made.push(n);
    },
  };
  const soon = { timeoutMs: 5_000 };

  beforeAll(async () => {
    redis = await RedisProcess.start(kind);
    client = new RpcClient({ redisUrl: redis.url, source: 'spec' });
    service = await startTestService({ redisUrl: redis.url }, hooks);
  });
  beforeEach(() => {
    made = [];
    closed = 0;
  });
  afterEach(() => waitFor(() => service.server.readiness().inFlight === 0 && client.readiness().outstanding === 0));
  afterAll(async () => {
    await client?.close();
    await service?.close();
    await redis?.remove();
  });

  // The embedded server is for a laptop: a grant and its packets take it 20 ms.
  const many = kind === 'real' ? 10_000 : 500;
  it(`gives ${many} packets in order, each once, and then the end with its value`, async () => {
    const stream = client.stream(countStream, caller, { count: many, size: 20 });
    expect(await readAll(stream)).toEqual({ numbers: upTo(many), end: { count: many } });
    expect(await stream.output).toEqual({ count: many });
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  it('ends an empty stream with its value', async () => {
    expect(await readAll(client.stream(countStream, caller, { count: 0 }))).toEqual({ numbers: [], end: { count: 0 } });
  });

  it('gives the packets before an error, then the error of the handler with its details, once', async () => {
    const stream = client.stream(countStream, caller, { count: 10, fail_at: 4 });
    for (let n = 0; n < 4; n++) expect(await stream.next()).toMatchObject({ value: { n } });
    const error = { code: 'AUTH-USEREXIST', details: [{ path: 'n', message: '4' }] };
    await expect(stream.next()).rejects.toMatchObject(error);
    await expect(stream.output).rejects.toMatchObject(error);
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  it('refuses input that does not fit', async () => {
    const bad = { count: 'many' } as unknown as { count: number };
    expect((await readAll(client.stream(countStream, caller, bad))).end).toBe('AUTH-INVALIDINPUT');
  });

  it('never lets the service be further ahead than the window while its reader sleeps', async () => {
    const stream = client.stream(countStream, caller, { count: 200, size: 1_000 });
    for (let read = 1; read <= 40; read++) {
      await stream.next();
      if (read % 13 === 0) await sleep(150);
      expect(made.length).toBeLessThanOrEqual(read + WINDOW);
    }
    const entries = await service.server.unwrap().xlen((await service.server.unwrap().keys('*rpc:p:*'))[0] ?? '');
    expect(entries).toBeLessThanOrEqual(3 * WINDOW);
    const rest = await readAll(stream);
    expect(rest).toEqual({ numbers: upTo(200).slice(40), end: { count: 200 } });
  });

  it('does not hold the time in which its reader was busy against the service', async () => {
    const stream = client.stream(countStream, caller, { count: 40 }, { packetWithinMs: 300 });
    expect(await stream.next()).toMatchObject({ value: { n: 0 } });
    await sleep(900);
    expect(await readAll(stream)).toEqual({ numbers: upTo(40).slice(1), end: { count: 40 } });
  });

  it('stops the service when its reader leaves the loop, and nothing is made afterwards', async () => {
    const stream = client.stream(countStream, caller, { count: 10_000, ms: 5 });
    for await (const { n } of stream) if (n === 5) break;
    await waitFor(() => closed === 1, soon);
    const then = made.length;
    await sleep(100);
    expect(made.length).toBe(then);
    expect(then).toBeLessThanOrEqual(6 + WINDOW);
    await expect(stream.output).rejects.toMatchObject({ code: 'SERVICE-UNAVAILABLE' });
  });

  it('stops the service when its reader aborts, also while a packet is waited for', async () => {
    const nobody = new AbortController();
    const reading = readAll(client.stream(countStream, caller, { count: 5, stall_at: 2 }, { signal: nobody.signal }));
    await waitFor(() => made.length === 2);
    nobody.abort();
    expect((await reading).end).toBe('SERVICE-UNAVAILABLE');
    await waitFor(() => closed === 1, soon);
  });

  it('does not begin a stream whose reader left before', async () => {
    const stream = client.stream(countStream, caller, { count: 5, ms: 50 });
    await stream.return();
    await sleep(300);
    expect(made.length).toBeLessThanOrEqual(1);
    await waitFor(() => closed === 1 || made.length === 0, soon);
  });

  it.each([
    ['a read may simply be asked again', countStream, 'SERVICE-UNAVAILABLE'],
    ['a write may have happened', writeStream, 'OUTCOME-UNKNOWN'],
  ] as const)('ends on both sides when no packet comes in time: %s', async (_why, call, code) => {
    const started = Date.now();
    const stream = client.stream(call, caller, { count: 5, stall_at: 3 }, { packetWithinMs: 400 });
    expect(await readAll(stream)).toEqual({ numbers: [0, 1, 2], end: code });
    expect(Date.now() - started).toBeLessThan(4_000);
    await waitFor(() => closed === 1, soon);
    expect(made).toEqual([0, 1, 2]);
  });

  it('ends on both sides when the time for the whole is over', async () => {
    const started = Date.now();
    const { numbers, end } = await readAll(
      client.stream(countStream, caller, { count: 10_000, ms: 10 }, { timeLeftMs: 500 }),
    );
    expect(end).toBe('SERVICE-UNAVAILABLE');
    expect(numbers).toEqual(upTo(numbers.length));
    expect(Date.now() - started).toBeLessThan(4_000);
    await waitFor(() => closed === 1, soon);
    const then = made.length;
    await sleep(100);
    expect(made.length).toBe(then);
  });

  it('serves two readers at once: one that sleeps does not hold up the other', async () => {
    const sleeper = client.stream(countStream, caller, { count: 100 });
    await sleeper.next();
    expect(await readAll(client.stream(countStream, caller, { count: 500 }))).toMatchObject({ numbers: upTo(500) });
    expect(await client.call(readCall, caller, { n: 1 })).toMatchObject({ n: 1 });
    expect((await readAll(sleeper)).numbers).toEqual(upTo(100).slice(1));
  });

  it('sends no packet that is larger than allowed, and closes the handler', async () => {
    const fits = await readAll(client.stream(countStream, caller, { count: 40, size: 65_000 }));
    expect(fits.numbers).toEqual(upTo(40));
    expect(await readAll(client.stream(countStream, caller, { count: 5, size: 65_536 }))).toEqual({
      numbers: [],
      end: 'UNKNOWN',
    });
    expect(closed).toBe(2);
  });

  it('sends no packet that does not fit the contract', async () => {
    expect(await readAll(client.stream(countStream, caller, { count: 5, misfit_at: 2 }))).toEqual({
      numbers: [0, 1],
      end: 'UNKNOWN',
    });
    expect(closed).toBe(1);
  });

  it('hands out no packet that does not fit what its reader knows, and stops the service', async () => {
    const stricter = { ...countStream, packet: z.object({ n: z.number().check(z.maximum(2)) }) };
    const { numbers, end } = await readAll(client.stream(stricter, caller, { count: 10_000, ms: 5 }));
    expect([numbers, end]).toEqual([[0, 1, 2], 'UNKNOWN']);
    await waitFor(() => closed === 1, soon);
  });

  it('refuses a call that is asked for in the other way', async () => {
    const asCall = { ...readCall, pattern: countStream.pattern };
    const asStream = { ...countStream, pattern: readCall.pattern };
    await expect(client.call(asCall, caller, { n: 1 })).rejects.toMatchObject({ code: 'SERVICE-UNAVAILABLE' });
    expect((await readAll(client.stream(asStream, caller, { count: 1 }))).end).toBe('SERVICE-UNAVAILABLE');
  });

  it('answers SERVICE-UNAVAILABLE when nobody serves', async () => {
    const lonely = { ...writeStream, service: 'diagnostic' as const };
    const started = Date.now();
    const { end } = await readAll(client.stream(lonely, caller, { count: 1 }, { startWithinMs: 300 }));
    expect(end).toBe('SERVICE-UNAVAILABLE');
    expect(Date.now() - started).toBeLessThan(800);
  });

  it('lets streams finish while the service drains, and ends those that take longer with an error to retry', async () => {
    const other = await startTestService({ redisUrl: redis.url, prefix: 'drain', drainMs: 700 }, hooks);
    const asking = new RpcClient({ redisUrl: redis.url, prefix: 'drain', source: 'spec' });
    const short = asking.stream(countStream, caller, { count: 30, ms: 10 });
    const long = asking.stream(countStream, caller, { count: 10_000, ms: 10 });
    await Promise.all([short.next(), long.next()]);
    const [finished, cut] = await Promise.all([readAll(short), readAll(long), other.close()]);
    expect(finished).toEqual({ numbers: upTo(30).slice(1), end: { count: 30 } });
    expect(cut.end).toBe('SERVICE-UNAVAILABLE');
    expect(ERRORS['SERVICE-UNAVAILABLE'].status).toBe(503);
    expect(closed).toBe(2);
    const left = service.server.unwrap();
    expect(await left.keys('*drain:rpc:auth}:c:*')).toEqual([]);
    await asking.close();
    expect(await left.keys(packetKey('drain', '*').replace('{*}', '*'))).toEqual([]);
  });

  it('cancels its streams when the reading process stops', async () => {
    const asking = new RpcClient({ redisUrl: redis.url, source: 'leaving', drainMs: 100 });
    const reading = readAll(asking.stream(countStream, caller, { count: 10_000, ms: 5 }));
    await waitFor(() => made.length > 5);
    await asking.close();
    expect((await reading).end).toBe('SERVICE-UNAVAILABLE');
    await waitFor(() => closed === 1, soon);
  });

  it('counts streams like calls, and their packets', async () => {
    const served = createMetrics('spec');
    const asked = createMetrics('caller');
    const prefix = 'metrics';
    const other = await startTestService({ redisUrl: redis.url, prefix, metrics: promRpcMetrics(served) });
    const asking = new RpcClient({ redisUrl: redis.url, prefix, source: 'spec', metrics: promRpcMetrics(asked) });
    await readAll(asking.stream(countStream, caller, { count: 7 }));
    await readAll(asking.stream(countStream, caller, { count: 7, fail_at: 3 }));
    await asking.close();
    await other.close();
    const count = (code: string): RegExp =>
      new RegExp(`_seconds_count\\{[^}]*pattern="auth.test-count"[^}]*code="${code}"[^}]*\\} 1\n`);
    for (const registry of [served.registry, asked.registry]) {
      expect(await registry.metrics()).toMatch(count('OK'));
      expect(await registry.metrics()).toMatch(count('AUTH-USEREXIST'));
    }
    expect(await served.registry.metrics()).toMatch(/aivy_rpc_packets_total\{[^}]*test-count[^}]*\} 10\n/);
  });
});
