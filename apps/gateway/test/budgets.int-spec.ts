import { testRedis, type TestRedis } from '@aivy/server-testing';
import type { Budgets, Draw } from '../src/limits/budgets.js';
import { MemoryBudgets } from '../src/limits/memory-budgets.js';
import { RedisBudgets } from '../src/limits/redis-budgets.js';

let redis: TestRedis;
beforeAll(async () => {
  redis = await testRedis();
});
afterAll(() => redis.close());

const KINDS: readonly [string, (underWayMs?: number) => Budgets][] = [
  ['in Redis', (underWayMs) => new RedisBudgets(redis.redis, underWayMs)],
  ['in memory', (underWayMs) => new MemoryBudgets(underWayMs)],
];
let keys = 0;
const draw = (kind: Draw['kind'], points: number, more: Partial<Draw> = {}): Draw => ({
  key: `${redis.prefix}:budget:${++keys}`,
  field: 'all',
  points,
  windowMs: 60_000,
  kind,
  ...more,
});

describe.each(KINDS)('budgets %s', (_where, make) => {
  it('of calls count each one at once, and give it back when it was refused elsewhere', async () => {
    const [budgets, calls] = [make(), draw('calls', 2)];
    expect(await budgets.take([calls], 'a')).toEqual({ state: 'taken', counted: [1] });
    expect(await budgets.take([calls], 'b')).toEqual({ state: 'taken', counted: [2] });
    const refused = await budgets.take([calls], 'c');
    expect(refused).toEqual({ state: 'refused', retryMs: expect.any(Number) });
    expect(refused.state === 'refused' && refused.retryMs).toBeGreaterThan(50_000);
    await budgets.settle([calls], 'b', false);
    expect((await budgets.take([calls], 'd')).state).toBe('taken');
  });

  it('of failures hold back what calls under way may use up, and let it go when they end', async () => {
    const [budgets, failures] = [make(), draw('failures', 2)];
    for (const id of ['a', 'b']) expect(await budgets.take([failures], id)).toEqual({ state: 'taken', counted: [0] });
    expect(await budgets.take([failures], 'c')).toEqual({ state: 'busy' });
    await budgets.settle([failures], 'a', false);
    expect((await budgets.take([failures], 'c')).state).toBe('taken');
    for (const id of ['b', 'c']) await budgets.settle([failures], id, true);
    expect((await budgets.take([failures], 'd')).state).toBe('refused');
  });

  it('of failures give back what a call held whose gateway died before its end, after its time and not before', async () => {
    const [budgets, failures] = [make(300), draw('failures', 1)];
    const tookAt = performance.now();
    expect((await budgets.take([failures], 'a')).state).toBe('taken');
    const early = await budgets.take([failures], 'b');
    if (performance.now() - tookAt < 300) expect(early).toEqual({ state: 'busy' });
    await new Promise((resolve) => setTimeout(resolve, 320));
    expect((await budgets.take([failures], 'c')).state).toBe('taken');
  });

  it('are drawn on together or not at all', async () => {
    const [budgets, pair, address] = [make(), draw('failures', 5), draw('failures', 1)];
    await budgets.take([address], 'x');
    await budgets.settle([address], 'x', true);
    for (let i = 0; i < 9; i++) expect((await budgets.take([pair, address], `y${i}`)).state).toBe('refused');
    for (let i = 0; i < 5; i++) expect((await budgets.take([pair], `z${i}`)).state).toBe('taken');
  });

  it('that delay count failures and refuse nobody', async () => {
    const [budgets, delay] = [make(), draw('delay', 1)];
    for (let i = 0; i < 3; i++) {
      expect(await budgets.take([delay], `a${i}`)).toEqual({ state: 'taken', counted: [i] });
      await budgets.settle([delay], `a${i}`, true);
    }
  });

  it('of one key are counted apart', async () => {
    const [budgets, one] = [make(), draw('failures', 1, { field: 'one' })];
    const other = { ...one, field: 'other' };
    await budgets.take([one], 'a');
    await budgets.settle([one], 'a', true);
    expect((await budgets.take([one], 'b')).state).toBe('refused');
    expect((await budgets.take([other], 'c')).state).toBe('taken');
  });

  it('have a window that does not slide: what is counted later ends with what was counted first', async () => {
    const [budgets, failures] = [make(), draw('failures', 2, { windowMs: 600 })];
    const beganAt = performance.now();
    for (const id of ['a', 'b']) {
      await budgets.take([failures], id);
      await budgets.settle([failures], id, true);
      if (id === 'a') await new Promise((resolve) => setTimeout(resolve, 400));
    }
    await new Promise((resolve) => setTimeout(resolve, 750 - (performance.now() - beganAt)));
    expect((await budgets.take([failures], 'c')).state).toBe('taken');
  });

  it('of a bucket take some at once and then one at a time, as it runs out, and say when the next one may come', async () => {
    const [budgets, bucket] = [make(), draw('bucket', 4, { windowMs: 4_000 })];
    const beganAt = performance.now();
    for (const id of ['a', 'b', 'c', 'd']) expect((await budgets.take([bucket], id)).state).toBe('taken');
    const fifth = await budgets.take([bucket], 'e');
    if (performance.now() - beganAt > 900) return;
    if (fifth.state !== 'refused') throw new Error(`the fifth was ${fifth.state}`);
    expect(fifth.retryMs).toBeGreaterThan(0);
    expect(fifth.retryMs).toBeLessThanOrEqual(1_000);
    await new Promise((resolve) => setTimeout(resolve, fifth.retryMs + 5));
    const askedAt = performance.now();
    expect((await budgets.take([bucket], 'f')).state).toBe('taken');
    const next = await budgets.take([bucket], 'g');
    // Not whole again: one has run out, not four.
    if (performance.now() - askedAt < 900) expect(next.state).toBe('refused');
  });

  it('of a bucket get back what was refused elsewhere', async () => {
    const [budgets, bucket] = [make(), draw('bucket', 1)];
    expect((await budgets.take([bucket], 'a')).state).toBe('taken');
    expect((await budgets.take([bucket], 'b')).state).toBe('refused');
    await budgets.settle([bucket], 'a', false);
    expect((await budgets.take([bucket], 'c')).state).toBe('taken');
    await budgets.settle([bucket], 'c', true);
    expect((await budgets.take([bucket], 'd')).state).toBe('refused');
  });

  it('are whole again after their window', async () => {
    const [budgets, failures] = [make(), draw('failures', 1, { windowMs: 150 })];
    await budgets.take([failures], 'a');
    await budgets.settle([failures], 'a', true);
    expect((await budgets.take([failures], 'b')).state).toBe('refused');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await budgets.take([failures], 'c')).state).toBe('taken');
  });
});
