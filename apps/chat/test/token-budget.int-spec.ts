import { setTimeout as sleep } from 'node:timers/promises';
import { testRedis, type TestRedis } from '@aivy/server-testing';
import { TokenBudget } from '../src/model/token-budget.js';

let servers: TestRedis;
beforeAll(async () => {
  servers = await testRedis();
});
afterAll(() => servers.close());

const budget = (
  name: string,
  userDay: number,
  installationMonth: number,
  more: { now?: () => number; heldMs?: number } = {},
) => new TokenBudget(servers.redis, `${servers.prefix}-${name}`, { userDay, installationMonth }, more.now, more.heldMs);

describe('the tokens of the tutor', () => {
  it('are never exceeded by 200 replies at the same time', async () => {
    const of = budget('parallel', 10_000, 100_000);
    let inUse = 0;
    let most = 0;
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, async (_, nth) => {
        const reserved = await of.reserve('u', 700);
        if (reserved.state === 'empty') return 0;
        inUse += 700;
        most = Math.max(most, inUse);
        await sleep(nth % 7);
        const used = 100 + (nth % 3) * 100;
        inUse -= 700 - used;
        await of.settle(reserved.reservation, used);
        return used;
      }),
    );
    expect(most).toBeLessThanOrEqual(10_000);
    expect(outcomes.reduce((sum, used) => sum + used, 0)).toBeLessThanOrEqual(10_000);
    expect(outcomes.filter((used) => used > 0).length).toBeGreaterThanOrEqual(14);
  });

  it('are limited over all users as well', async () => {
    const of = budget('month', 10_000, 2_500);
    const states = await Promise.all(['a', 'b', 'c', 'd'].map((user) => of.reserve(user, 1_000)));
    expect(states.filter(({ state }) => state === 'reserved')).toHaveLength(2);
    expect(states.filter((each) => each.state === 'empty' && each.scope === 'installation')).toHaveLength(2);
  });

  it('come back when less was used, and no more than was reserved is counted', async () => {
    const of = budget('settle', 1_000, 10_000);
    const first = await of.reserve('u', 900);
    if (first.state !== 'reserved') throw new Error('empty');
    expect(await of.reserve('u', 200)).toEqual({ state: 'empty', scope: 'user' });
    await of.settle(first.reservation, 100);
    const second = await of.reserve('u', 900);
    if (second.state !== 'reserved') throw new Error('empty');
    await of.settle(second.reservation, 5_000);
    expect(await of.reserve('u', 1)).toEqual({ state: 'empty', scope: 'user' });
  });

  it('that a dead process had reserved come back by themselves', async () => {
    const of = budget('dead', 1_000, 10_000, { heldMs: 60 });
    expect((await of.reserve('u', 900)).state).toBe('reserved');
    expect((await of.reserve('u', 900)).state).toBe('empty');
    await sleep(90);
    expect((await of.reserve('u', 900)).state).toBe('reserved');
  });

  it('are new every day', async () => {
    let now = Date.UTC(2026, 0, 31, 23, 59);
    const of = budget('days', 1_000, 10_000, { now: () => now });
    const late = await of.reserve('u', 1_000);
    if (late.state !== 'reserved') throw new Error('empty');
    now += 120_000;
    await of.settle(late.reservation, 1_000);
    expect((await of.reserve('u', 1_000)).state).toBe('reserved');
  });
});
