import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { HealthRegistry } from './health-registry.js';

afterEach(() => {
  jest.useRealTimers();
});

describe('health', () => {
  it('is ok when every check answers', async () => {
    const health = new HealthRegistry();
    health.add('redis', async () => 'PONG');
    expect(await health.run()).toEqual({ ok: true, checks: { redis: { ok: true, ms: expect.any(Number) } } });
  });

  it('says which dependency fails, and why', async () => {
    const health = new HealthRegistry();
    health.add('redis', async () => 'PONG');
    health.add('database', () => Promise.reject(new Error('connection refused')));
    const { ok, checks } = await health.run();
    expect(ok).toBe(false);
    expect(checks['redis']?.ok).toBe(true);
    expect(checks['database']).toMatchObject({ ok: false, error: 'connection refused' });
  });

  it('stays ok without what is optional, and names it', async () => {
    const health = new HealthRegistry();
    health.add('redis', async () => 'PONG');
    health.add('redis cache', () => Promise.reject(new Error('not connected')), { optional: true });
    const { ok, checks } = await health.run();
    expect(ok).toBe(true);
    expect(checks['redis cache']).toMatchObject({ ok: false, optional: true, error: 'not connected' });
  });

  it('does not wait longer than a second for an answer', async () => {
    jest.useFakeTimers();
    const health = new HealthRegistry();
    health.add('redis', () => new Promise(() => undefined));
    const report = health.run();
    await jest.advanceTimersByTimeAsync(1_000);
    expect((await report).checks['redis']).toMatchObject({ ok: false, error: 'no answer within 1000 ms' });
  });
});
