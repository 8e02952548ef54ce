import fs from 'node:fs';
import { limitsOf, sizeFor, USED } from './model.mjs';

/** Round numbers, so that what is expected can be computed in one's head. */
const COST = { gateway: 1, 'full-test': 2, auth: 0, plan: 0, worker: 0, postgres: 0.5, redis: 0.25 };
const NOTHING = { gateway: 0, 'full-test': 0, auth: 0, plan: 0, worker: 0, postgres: 0, redis: 0 };
const MEASURED = {
  on: 'never',
  save: COST,
  arrival: { ...NOTHING, auth: 30 },
  page: { ...NOTHING, gateway: 15 },
  finish: NOTHING,
  walBytes: 500,
  storedBytes: 100_000,
  redisBytes: 2_000,
  socketKb: 10,
};

describe('the size of a system', () => {
  it('is what requests cost, at sixty hundredths of each core', () => {
    expect(USED).toBe(0.6);
    const size = sizeFor({ students: 12_000, everySeconds: 10, startWithinSeconds: 300 }, MEASURED);
    // 1,200 saves a second cost 1.2 cores of gateway and 2.4 of full-test; 40 arrivals 1.2 cores of auth.
    expect(size).toMatchObject({ savesPerSecond: 1_200, arrivalsPerSecond: 40, gateways: 2, fullTests: 4, auths: 2 });
    expect(size.redisNodes).toBe(1);
    expect(size.storedGb).toBeCloseTo(1.2);
    expect(size.walMbPerSecond).toBeCloseTo(0.6);
    expect(size.pageCores).toBeCloseTo(0.6);
  });

  it('asks for a second machine and a pooler where one PostgreSQL does not do', () => {
    const size = sizeFor({ students: 1_000_000, everySeconds: 20, startWithinSeconds: 300 }, MEASURED);
    // 50,000 saves a second are 25 busy cores: 41.7 at sixty hundredths.
    expect(size).toMatchObject({ postgresCores: 42, postgresNodes: 2, pooler: true, redisNodes: 21 });
  });

  it('names what is full first', () => {
    expect(limitsOf(MEASURED, { replicas: 2, postgresCores: 4 })).toEqual([
      { part: 'full-test', savesPerSecond: 1_000 },
      { part: 'gateway', savesPerSecond: 2_000 },
      { part: 'redis', savesPerSecond: 4_000 },
      { part: 'postgres', savesPerSecond: 8_000 },
    ]);
  });
});

it('the document shows what the kept measurement gives, nothing older', () => {
  const measured = JSON.parse(fs.readFileSync(new URL('measured.json', import.meta.url), 'utf8')) as typeof MEASURED;
  const text = fs.readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8');
  expect(text).toContain(`Measured ${measured.on}.`);
  const size = sizeFor({ students: 1_000_000, everySeconds: 5, startWithinSeconds: 300 }, measured);
  const cellsOf = (name: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`| ${name} `))
      ?.split(' | ');
  expect(cellsOf('replicas of gateway')?.at(-1)).toBe(`${size.gateways.toLocaleString('en-US')} |`);
  expect(cellsOf('of full-test')?.at(-1)).toBe(`${size.fullTests.toLocaleString('en-US')} |`);
  expect(cellsOf('nodes of Redis')?.at(-1)).toBe(`${size.redisNodes.toLocaleString('en-US')} |`);
});
