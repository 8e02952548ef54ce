import net from 'node:net';
import { testDatabase, testDatabaseServer, testRedis, type TestRedis, waitFor } from '@aivy/server-testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { baseConfig } from '../config/base-config.js';
import { parseConfig } from '../config/parse-config.js';
import { runMigrations } from '../database/run-migrations.js';
import { boot } from './boot.js';

const loadConfig = (env: NodeJS.ProcessEnv = {}) => parseConfig(baseConfig, env);

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let redis: TestRedis;
let env: NodeJS.ProcessEnv;
let port: number;
beforeAll(async () => {
  redis = await testRedis();
});
beforeEach(async () => {
  port = await freePort();
  env = {
    DATABASE_URL: testDatabaseServer(),
    REDIS_URL: redis.url,
    KEY_PREFIX: redis.prefix,
    LOG_LEVEL: 'silent',
    METRICS_PORT: String(port),
  };
});
afterAll(() => redis.close());

const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const isReady = async (): Promise<boolean> => (await ask('/ready')).ok;
type Checks = Record<string, { ok: boolean; error?: string }>;
const checks = async (): Promise<Checks> => ((await (await ask('/ready')).json()) as { checks: Checks }).checks;
const failing = async (): Promise<string[]> =>
  Object.entries(await checks()).flatMap(([name, { ok }]) => (ok ? [] : [name]));
const faultOf = async (name: string): Promise<string | undefined> => (await checks())[name]?.error;

class AddThing1700000000000 implements MigrationInterface {
  name = 'AddThing1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table test.thing (id int)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table test.thing');
  }
}

/** A newer release. */
class AddMore1700000000001 implements MigrationInterface {
  name = 'AddMore1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table test.thing add column more int');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table test.thing drop column more');
  }
}

it('a program starts nothing before its schema exists, is ready once it serves, and names a missing service without waiting for it', async () => {
  const database = await testDatabase([]);
  const definition = { service: 'test', schema: 'test', entities: [], migrations: [AddThing1700000000000] };
  let ran = false;
  let serve: () => void = () => undefined;
  const { start } = boot({
    name: 'test',
    loadConfig,
    needs: { calls: ['auth'], database: definition },
    run: () => {
      ran = true;
      return new Promise<object>((resolve) => (serve = () => resolve({ port: 7 })));
    },
  });
  const starting = start({ ...env, DATABASE_URL: database.url });
  await waitFor(async () => (await ask('/live').catch(() => undefined))?.ok);
  await waitFor(async () => !(await failing()).includes('redis'));
  expect(await failing()).toEqual(['start', 'database', 'service auth']);
  expect(await faultOf('database')).toContain('the schema test lacks AddThing1700000000000');
  expect(ran).toBe(false);
  await runMigrations(database.url, [definition]);
  await waitFor(() => ran);
  expect([await isReady(), await failing()]).toEqual([false, ['start', 'service auth']]);
  serve();
  const running = await starting;
  expect(running).toMatchObject({ name: 'test', port: 7 });
  expect([await isReady(), await failing()]).toEqual([true, ['service auth']]);
  const metrics = await (await ask('/metrics')).text();
  expect(metrics).toContain('aivy_rpc_outstanding');
  expect(metrics).toMatch(/^aivy_check_ok\{check="service auth".*\} 0$/m);
  await database.drop();
  expect([await isReady(), await failing()]).toEqual([false, ['database', 'service auth']]);
  await running.close();
  await expect(ask('/live')).rejects.toThrow();
});

it('a program of the release before is ready on a schema to which a newer one has added', async () => {
  const database = await testDatabase([]);
  const definition = { service: 'test', schema: 'test', entities: [], migrations: [AddThing1700000000000] };
  await runMigrations(database.url, [{ ...definition, migrations: [AddThing1700000000000, AddMore1700000000001] }]);
  const { start } = boot({
    name: 'test',
    loadConfig,
    needs: { database: definition },
    run: async () => ({}),
  });
  const running = await start({ ...env, DATABASE_URL: database.url });
  await waitFor(async () => (await failing()).length === 0);
  await running.close();
  await database.drop();
});

/** A bank of which nothing but the number of its release is known. */
const bankOf = (release: () => number) => ({
  database: { service: 'test', schema: 'test', entities: [], migrations: [AddThing1700000000000] },
  releaseNumber: async () => release(),
  read: async () => ({ current: { release: release() }, refresh: async () => undefined }),
});

it('a program that needs the item bank waits for its first release', async () => {
  let release = 0;
  const bank = bankOf(() => release);
  const database = await testDatabase([bank.database]);
  const { start } = boot({ name: 'test', loadConfig, needs: { bank }, run: async () => ({}) });
  const starting = start({ ...env, DATABASE_URL: database.url });
  await waitFor(async () => (await ask('/live').catch(() => undefined))?.ok);
  expect(await faultOf('database')).toContain('the item bank is empty');
  release = 1;
  const running = await starting;
  await waitFor(async () => (await failing()).length === 0);
  expect(await (await ask('/metrics')).text()).toMatch(/^aivy_bank_release(\{.*\})? 1$/m);
  await running.close();
  await database.drop();
});

it('a program that needs the item bank alone is not ready either while the database is away', async () => {
  const bank = bankOf(() => 1);
  const database = await testDatabase([bank.database]);
  const { start } = boot({ name: 'test', loadConfig, needs: { bank }, run: async () => ({}) });
  const running = await start({ ...env, DATABASE_URL: database.url });
  try {
    await waitFor(async () => (await failing()).length === 0);
  } finally {
    await database.drop();
  }
  expect(await failing()).toEqual(['database']);
  await running.close();
});

it('a start that fails lets go of everything, last things first, and says why', async () => {
  const undone: string[] = [];
  const connections = async (): Promise<string[]> =>
    String(await redis.redis.client('LIST'))
      .split('\n')
      .flatMap((line) => (/ name=(rpc-\S*failing\S*)/.exec(line) ?? [])[1] ?? []);
  const { start } = boot({
    name: 'failing',
    loadConfig,
    needs: { calls: ['auth'] },
    run: async (_parts, cleanup) => {
      for (const step of ['first', 'second']) cleanup.add(() => undone.push(step));
      cleanup.add(() => Promise.reject(new Error('cannot be closed either')));
      undone.push(`open ${(await connections()).length > 0}`);
      throw new Error('no room for a door');
    },
  });
  await expect(start(env)).rejects.toThrow('no room for a door');
  expect(undone.slice(1)).toEqual(['second', 'first']);
  await expect(ask('/live')).rejects.toThrow();
  await waitFor(async () => (await connections()).length === 0);
});

it('a program that finds its metrics port taken opens nothing else', async () => {
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  let ran = false;
  const { start } = boot({ name: 'test', loadConfig, needs: {}, run: async () => ((ran = true), {}) });
  await expect(start(env)).rejects.toThrow('EADDRINUSE');
  expect(ran).toBe(false);
  await new Promise((resolve) => other.close(resolve));
});
