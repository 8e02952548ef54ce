import { setTimeout as sleep } from 'node:timers/promises';
import { testRedis, type TestRedis } from '@aivy/server-testing';
import { CircuitBreaker } from '../src/model/circuit-breaker.js';

let servers: TestRedis;
beforeAll(async () => {
  servers = await testRedis();
});
afterAll(() => servers.close());

const QUICK = { openMs: 80, probeMs: 120, windowMs: 400 };
/** Two processes with the same Redis. */
const pair = (name: string) =>
  [0, 1].map(() => new CircuitBreaker(servers.redis, `${servers.prefix}-${name}`, QUICK)) as [
    CircuitBreaker,
    CircuitBreaker,
  ];

async function trip([one, other]: [CircuitBreaker, CircuitBreaker]): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await (turn % 2 ? one : other).failed('closed');
}

describe('the circuit breaker', () => {
  it('opens for every process after five failures in the window, not after four', async () => {
    const both = pair('opens');
    for (let turn = 0; turn < 4; turn += 1) await both[turn % 2]!.failed('closed');
    expect(await both[0].admit()).toBe('closed');
    await both[1].failed('closed');
    expect(await Promise.all(both.map((each) => each.admit()))).toEqual(['open', 'open']);
  });

  it('forgets failures that are older than the window', async () => {
    const both = pair('window');
    for (let turn = 0; turn < 4; turn += 1) await both[0].failed('closed');
    await sleep(450);
    await both[0].failed('closed');
    expect(await both[0].admit()).toBe('closed');
  });

  it('lets one probe through at a time, and closes when it succeeds', async () => {
    const both = pair('probe');
    await trip(both);
    await sleep(110);
    const admissions = await Promise.all([...both, ...both, ...both].map((each) => each.admit()));
    expect(admissions.filter((each) => each === 'probe')).toHaveLength(1);
    expect(admissions.filter((each) => each === 'open')).toHaveLength(5);
    await both[0].succeeded('probe');
    expect(await both[1].admit()).toBe('closed');
  });

  it('opens again when the probe fails, and lets the next one through later', async () => {
    const both = pair('again');
    await trip(both);
    await sleep(110);
    expect(await both[0].admit()).toBe('probe');
    await both[0].failed('probe');
    expect(await both[1].admit()).toBe('open');
    await sleep(110);
    expect(await both[1].admit()).toBe('probe');
    await both[1].withdrawn('probe');
    expect(await both[0].admit()).toBe('probe');
  });

  it('gives a probe up that died with its process', async () => {
    const both = pair('lost');
    await trip(both);
    await sleep(110);
    expect(await both[0].admit()).toBe('probe');
    await sleep(150);
    expect(await both[1].admit()).toBe('probe');
  });
});
