import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import { type DataSource, QueryFailedError } from 'typeorm';
import { DomainError } from '@aivy/contracts';
import { Logger, type CallHandler, type ExecutionContext } from '@nestjs/common';
import pg from 'pg';
import { from, lastValueFrom } from 'rxjs';
import { runInRequest } from '../request/request-context.js';
import { steadyNow } from '../time/steady-clock.js';
import { createDataSource } from './data-source.js';
import { databaseFaults, isDatabaseFault } from './database-faults.js';

/** A role that may connect once. */
const ROLE = `once_${Date.now()}`;
let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await testDatabase([]);
  await database.query(`create role ${ROLE} login password 'once' connection limit 1`);
  const url = new URL(database.url);
  url.username = ROLE;
  url.password = 'once';
  source = await createDataSource(
    { service: 'once', schema: 'public', entities: [], migrations: [] },
    url.href,
  ).initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.query(`drop role ${ROLE}`);
  await database.drop();
});

it('a connection that PostgreSQL refuses because it has too many is a fault of the database', async () => {
  const refused = await source.transaction(async () => source.query('select 1').catch((error: unknown) => error));
  expect(refused).toMatchObject({ code: '53300' });
  expect(isDatabaseFault(refused)).toBe(true);
});

describe('a call whose statement', () => {
  let other: DataSource;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    other = createDataSource({ service: 'plan', schema: 'public', entities: [], migrations: [] }, database.url);
    await other.initialize();
    await database.query('create table public.things (id int primary key)');
    await database.query('insert into public.things values (1)');
  });
  afterAll(() => other.destroy());

  const Faults = databaseFaults('PLAN-DB');
  /** The code that a call answers which has so long for its work. */
  async function codeOf(ms: number, work: () => Promise<unknown>): Promise<string> {
    const running = runInRequest({ requestId: 'spec', deadline: steadyNow() + ms }, work);
    const handler = { handle: () => from(running) } as CallHandler;
    const answer = new Faults().intercept({} as ExecutionContext, handler);
    return lastValueFrom(await answer).then(
      () => 'done',
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    );
  }
  const write = 'update public.things set id = id where id = 1';

  it('is not answered in time says SERVICE-UNAVAILABLE, in a transaction or not, reading or writing', async () => {
    const slow = 'select pg_sleep(2)';
    expect(await codeOf(200, () => other.query(slow))).toBe('SERVICE-UNAVAILABLE');
    expect(await codeOf(200, () => other.transaction((manager) => manager.query(slow)))).toBe('SERVICE-UNAVAILABLE');
    expect(await codeOf(-1, () => other.query(write))).toBe('SERVICE-UNAVAILABLE');
  });

  it('waits for a lock until its time is over says SERVICE-UNAVAILABLE', async () => {
    await other.transaction(async (manager) => {
      await manager.query(write);
      expect(await codeOf(300, () => other.query(write))).toBe('SERVICE-UNAVAILABLE');
    });
  });

  it('is given up by PostgreSQL itself, or gets no connection, says SERVICE-UNAVAILABLE', async () => {
    const cancelled = () =>
      other.transaction(async (manager) => {
        await manager.query('set local statement_timeout = 50');
        await manager.query('select pg_sleep(2)');
      });
    expect(await codeOf(2_000, cancelled)).toBe('SERVICE-UNAVAILABLE');
    const noConnection = () => Promise.reject(new Error('timeout exceeded when trying to connect'));
    expect(await codeOf(2_000, noConnection)).toBe('SERVICE-UNAVAILABLE');
  });

  it('finds PostgreSQL gone, going or coming says SERVICE-UNAVAILABLE: it passes, and the page asks again', async () => {
    const ended = () => other.query('select pg_terminate_backend(pg_backend_pid())');
    expect(await codeOf(2_000, ended)).toBe('SERVICE-UNAVAILABLE');
    expect(await codeOf(2_000, () => other.transaction(ended))).toBe('SERVICE-UNAVAILABLE');
    const nowhere = createDataSource(
      { service: 'plan', schema: 'public', entities: [], migrations: [] },
      'postgres://nobody@127.0.0.1:1/none',
    );
    expect(await codeOf(2_000, () => nowhere.initialize())).toBe('SERVICE-UNAVAILABLE');
    // Is shutting down, is starting up or recovering, has too many connections, has become a replica.
    for (const code of ['57P01', '57P03', '53300', '25006']) {
      const refused = new QueryFailedError(write, [], Object.assign(new Error('refused'), { code }));
      expect([code, await codeOf(2_000, () => Promise.reject(refused))]).toEqual([code, 'SERVICE-UNAVAILABLE']);
    }
  });

  it('finds the disk full says the code of its family: that does not pass by itself', async () => {
    const full = new QueryFailedError(write, [], Object.assign(new Error('no space left'), { code: '53100' }));
    expect(await codeOf(2_000, () => Promise.reject(full))).toBe('PLAN-DB');
  });

  it('is refused says the code of its family', async () => {
    expect(await codeOf(2_000, () => other.query('insert into public.things values (1)'))).toBe('PLAN-DB');
    expect(await codeOf(2_000, () => other.query('select * from public.nothing'))).toBe('PLAN-DB');
  });

  it('lost its connection while it was committed says OUTCOME-UNKNOWN: it may have taken effect', async () => {
    const query = pg.Client.prototype.query as (...parts: unknown[]) => Promise<unknown>;
    const ended = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...parts: unknown[]
    ) {
      const [text] = parts;
      return query.apply(this, text === 'COMMIT' ? ['COMMIT; select pg_terminate_backend(pg_backend_pid())'] : parts);
    } as never);
    const lost = createDataSource({ service: 'plan', schema: 'public', entities: [], migrations: [] }, database.url);
    try {
      await lost.initialize();
      expect(await codeOf(2_000, () => lost.query(write))).toBe('OUTCOME-UNKNOWN');
      expect(await codeOf(2_000, () => lost.transaction((manager) => manager.query(write)))).toBe('OUTCOME-UNKNOWN');
    } finally {
      ended.mockRestore();
      await lost.destroy();
    }
  });

  it('was on its way to be committed says OUTCOME-UNKNOWN: it may have taken effect', async () => {
    const query = pg.Client.prototype.query as (...parts: unknown[]) => Promise<unknown>;
    const frozen = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...parts: unknown[]
    ) {
      return parts[0] === 'COMMIT' ? query.apply(this, ['COMMIT; select pg_sleep(2)']) : query.apply(this, parts);
    } as never);
    const held = createDataSource({ service: 'plan', schema: 'public', entities: [], migrations: [] }, database.url);
    try {
      await held.initialize();
      expect(await codeOf(300, () => held.query(write))).toBe('OUTCOME-UNKNOWN');
      expect(await codeOf(300, () => held.transaction((manager) => manager.query(write)))).toBe('OUTCOME-UNKNOWN');
    } finally {
      frozen.mockRestore();
      await held.destroy();
    }
  });
});
