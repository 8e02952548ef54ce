import { Controller, Module, type Type } from '@nestjs/common';
import { callsOf, diagnosticSchedules, schedulesOf } from '@aivy/contracts';
import { testRedis, type TestRedis, waitFor } from '@aivy/server-testing';
import { baseConfig } from '../config/base-config.js';
import { parseConfig } from '../config/parse-config.js';
import { HealthRegistry } from '../health/health-registry.js';
import { createLogger } from '../log/logger.js';
import { createMetrics } from '../metrics/metrics.js';
import { promRpcMetrics, RpcHandler } from '../rpc/index.js';
import { SCHEDULED_WORK, type ScheduledWork } from '../schedule/scheduled-work.js';
import { Cleanup } from './cleanup.js';
import type { KitParts } from './kit.module.js';
import { nestService } from './nest-service.js';

/** A service of the contracts that has schedules. */
const SERVICE = 'diagnostic';
const EVERY_MS = 100;
const { enqueueLateReports, enqueueOverdueReports } = diagnosticSchedules;

/** Its controller, with a handler for each of its calls. */
function everyHandler(): Type {
  class Handlers {}
  for (const call of callsOf(SERVICE).filter((each) => 'output' in each)) {
    const handler: TypedPropertyDescriptor<() => never> = {
      value: () => {
        throw new Error('nobody calls here');
      },
    };
    Object.defineProperty(Handlers.prototype, call.pattern, handler);
    RpcHandler(call)(Handlers.prototype, call.pattern, handler);
  }
  Controller()(Handlers);
  return Handlers;
}

function moduleWith(work: readonly ScheduledWork[]): Type {
  @Module({ controllers: [everyHandler()], providers: [{ provide: SCHEDULED_WORK, useValue: work }] })
  class ServiceModule {}
  return ServiceModule;
}

/** Work on a schedule of that name, every now and then. */
const workOf = ({ name }: { name: string }, run: () => unknown, atStart?: true): ScheduledWork => ({
  schedule: { name, everyMs: EVERY_MS, ...(atStart && { atStart }) },
  run: async () => void (await run()),
});

/** The service's other schedules, with nothing to do. */
const idle = (...busy: readonly ScheduledWork[]): ScheduledWork[] =>
  schedulesOf(SERVICE)
    .filter(({ name }) => !busy.some(({ schedule }) => schedule.name === name))
    .map((schedule) => workOf(schedule, () => undefined));

let redis: TestRedis;
let parts: KitParts;
let cleanup: Cleanup;
beforeEach(async () => {
  redis = await testRedis();
  const env = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    REDIS_URL: redis.url,
    KEY_PREFIX: redis.prefix,
    LOG_LEVEL: 'silent',
  };
  const config = parseConfig(baseConfig, env);
  const metrics = createMetrics(SERVICE);
  parts = {
    name: SERVICE,
    config,
    logger: createLogger(SERVICE, config),
    redis: redis.redis,
    redisQueue: redis.redis,
    redisCache: redis.redis,
    health: new HealthRegistry(),
    metrics,
    rpcMetrics: promRpcMetrics(metrics),
  };
  cleanup = new Cleanup();
});
afterEach(async () => {
  await cleanup.run();
  await redis.close();
});

const rpcCheck = async () => (await parts.health.run()).checks['rpc'];

it('a service does all its scheduled work again and again, until it is closed', async () => {
  const runs = { late: 0, overdue: 0 };
  const work = [
    workOf(enqueueLateReports, () => (runs.late += 1)),
    workOf(enqueueOverdueReports, () => (runs.overdue += 1)),
  ];
  await nestService(moduleWith([...work, ...idle(...work)]))(parts, cleanup);
  await waitFor(() => runs.late >= 2 && runs.overdue >= 2);

  await cleanup.run();
  const before = { ...runs };
  await new Promise((resolve) => setTimeout(resolve, 4 * EVERY_MS));
  expect(runs).toEqual(before);
});

it('a service with a schedule that lacks its work does not start, and says which', async () => {
  const work = idle().filter(({ schedule }) => schedule.name !== enqueueOverdueReports.name);
  await expect(nestService(moduleWith(work))(parts, cleanup)).rejects.toThrow(`${enqueueOverdueReports.name} has none`);
});

it('a service is ready for calls from when it serves to when it is told to end', async () => {
  const starting = nestService(moduleWith(idle()))(parts, cleanup);
  expect(await rpcCheck()).toMatchObject({ ok: false, error: 'not serving' });
  await starting;
  expect(await rpcCheck()).toMatchObject({ ok: true });
  await cleanup.run();
  expect(await rpcCheck()).toMatchObject({ ok: false, error: 'not serving' });
});

it('a service serves while it still does what is due at every start, and ends that before it ends itself', async () => {
  let ended = false;
  const slow = workOf(
    enqueueLateReports,
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      ended = true;
    },
    true,
  );
  await nestService(moduleWith([slow, ...idle(slow)]))(parts, cleanup);
  expect([ended, (await rpcCheck())?.ok]).toEqual([false, true]);
  await cleanup.run();
  expect(ended).toBe(true);
});
