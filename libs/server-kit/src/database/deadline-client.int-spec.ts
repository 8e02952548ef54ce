import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { runInRequest } from '../request/request-context.js';
import { steadyNow } from '../time/steady-clock.js';
import { createDataSource } from './data-source.js';
import { isDatabaseFault } from './database-faults.js';
import { DeadlineClient, LATE_IS_HARMLESS } from './deadline-client.js';

let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await testDatabase([]);
  await database.query('create table public.notes (id int primary key, text text)');
  source = createDataSource({ service: 'auth', schema: 'public', entities: [], migrations: [] }, database.url);
  await source.initialize();
});
beforeEach(() => database.query('truncate public.notes'));
afterAll(async () => {
  await source?.destroy();
  await database.drop();
});

const within = <T>(ms: number, work: () => Promise<T>): Promise<T> =>
  runInRequest({ requestId: 'spec', deadline: steadyNow() + ms }, work);
const notes = (): Promise<{ id: number }[]> => database.query('select id from public.notes order by id');
const insert = (id: number): Promise<unknown> =>
  source.query('insert into public.notes values ($1, $2) returning id', [id, 'x']);
function holdUp(ms: number): void {
  for (const until = steadyNow() + ms; steadyNow() < until;);
}

describe('statements of a request', () => {
  it('answer as ever while there is time', async () => {
    expect(await within(2_000, () => insert(1))).toEqual([{ id: 1 }]);
    await within(2_000, () =>
      source.transaction(async (manager) => manager.query('insert into public.notes values (2, null)')),
    );
    expect(
      await within(2_000, () => source.query('update public.notes set text = $1 where id = $2', ['y', 1])),
    ).toEqual([[], 1]);
    expect(await notes()).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('go on after a migration has changed what they give back, and after the server has forgotten them', async () => {
    const one = new DeadlineClient(database.url);
    await one.connect();
    const read = () => one.query('select * from public.notes where id = $1', [1]);
    const write = () => one.query('update public.notes set text = $2 where id = $1 returning *', [1, 'z']);
    try {
      for (const outdate of ['alter table public.notes add column more int', 'discard all']) {
        await within(2_000, read);
        await within(2_000, write);
        await database.query(outdate);
        if (outdate === 'discard all') await one.query(outdate);
        expect(await within(2_000, read)).toMatchObject({ rows: [] });
        expect(await within(2_000, write)).toMatchObject({ rows: [] });
        expect(await read()).toMatchObject({ rows: [] });
      }
    } finally {
      await one.end();
      await database.query('alter table public.notes drop column more');
    }
  });

  it('are prepared under names told by their text: on a connection that programs share, none means the statement of another', async () => {
    const one = new DeadlineClient(database.url);
    await one.connect();
    const text = 'select text from public.notes where id = $1 /* own */';
    await within(2_000, () => one.query(text, [1]));
    const { rows } = await one.query<{ name: string }>('select name from pg_prepared_statements where statement = $1', [
      text,
    ]);
    expect(rows).toEqual([{ name: `aivy-${createHash('sha256').update(text).digest('hex').slice(0, 32)}` }]);
    // Somebody else has prepared under a name of ours: the statement goes as it is.
    const taken = 'select 1 as one, $1::int as two';
    const name = `aivy-${createHash('sha256').update(taken).digest('hex').slice(0, 32)}`;
    await one.query(`prepare "${name}" as select 'another' as one, $1::int as two`);
    expect(await within(2_000, () => one.query(taken, [2]))).toMatchObject({ rows: [{ one: 1, two: 2 }] });
    await one.end();
  });

  it('fail once at the most where they write, and then go on', async () => {
    for (const outdate of ['alter table public.notes add column more int', 'discard all']) {
      const one = new DeadlineClient(database.url);
      await one.connect();
      const write = () => one.query('update public.notes set text = $2 where id = $1 returning *', [1, 'z']);
      await within(2_000, write);
      await (outdate === 'discard all' ? one.query(outdate) : database.query(outdate));
      await within(2_000, write).catch(() => undefined);
      expect(await within(2_000, write)).toMatchObject({ rows: [] });
      await one.end();
    }
    await database.query('alter table public.notes drop column more');
  });

  it('are not sent after the deadline, and a transaction that outlasts it is rolled back', async () => {
    await expect(within(-1, () => insert(3))).rejects.toThrow('time of the call');
    const slow = within(200, () =>
      source.transaction(async (manager) => {
        await manager.query('insert into public.notes values (4, null)');
        await sleep(300);
      }),
    );
    const error: unknown = await slow.catch((reason: unknown) => reason);
    expect(isDatabaseFault(error)).toBe(true);
    expect(await notes()).toEqual([]);
  });

  it('that wait for a lock end with the deadline and take no effect later', async () => {
    await insert(5);
    const other = source.createQueryRunner();
    await other.startTransaction();
    await other.query('update public.notes set text = $1 where id = 5', ['theirs']);
    const startedAt = performance.now();
    await expect(
      within(400, () => source.query("update public.notes set text = 'late' where id = 5")),
    ).rejects.toThrow();
    expect(performance.now() - startedAt).toBeLessThan(1_500);
    await other.commitTransaction();
    await other.release();
    await sleep(300);
    expect(await database.query('select text from public.notes')).toEqual([{ text: 'theirs' }]);
  });

  it('get a transaction of their own when they write, unless their late effect is harmless', async () => {
    const insertion =
      "insert into public.notes values ($1, null) returning current_setting('statement_timeout') as limit";
    const [usual] = await source.query("select current_setting('statement_timeout') as limit");
    const [guarded] = await within(2_000, () => source.query(insertion, [11]));
    const [harmless] = await within(2_000, () => source.query(`${LATE_IS_HARMLESS} ${insertion}`, [12]));
    expect(guarded.limit).not.toBe(usual.limit);
    expect(harmless.limit).toBe(usual.limit);
    expect(await notes()).toEqual([{ id: 11 }, { id: 12 }]);
  });

  it('that hide a write behind a look (with … insert) are guarded as well', async () => {
    const hidden =
      "with added as (insert into public.notes values (13, null) returning id) select id, current_setting('statement_timeout') as limit from added";
    const [usual] = await source.query("select current_setting('statement_timeout') as limit");
    const [guarded] = await within(2_000, () => source.query(hidden));
    expect(guarded.id).toBe(13);
    expect(guarded.limit).not.toBe(usual.limit);
    expect(await notes()).toEqual([{ id: 13 }]);
  });

  it.each([
    ['a write', 'insert into public.notes values (14, null)'],
    [
      'a write behind a look',
      'with added as (insert into public.notes values (14, null) returning id) select id from added',
    ],
  ])('are not committed when the deadline passes between their answer and the COMMIT: %s', async (_title, text) => {
    const query = pg.Client.prototype.query as (...parts: unknown[]) => Promise<unknown>;
    // The process is frozen right after it has read the answer of the write.
    const frozen = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
      this: pg.Client,
      ...parts: unknown[]
    ) {
      const result = await query.apply(this, parts);
      if (parts[0] === text) holdUp(600);
      return result;
    } as never);
    const held = createDataSource({ service: 'auth', schema: 'public', entities: [], migrations: [] }, database.url);
    try {
      await held.initialize();
      await expect(within(500, () => held.query(text))).rejects.toThrow('over before COMMIT');
      expect(await notes()).toEqual([]);
      expect(await within(2_000, () => held.query('select 1 as one'))).toEqual([{ one: 1 }]);
    } finally {
      frozen.mockRestore();
      await held.destroy();
    }
    expect(await notes()).toEqual([]);
  });

  it('leave the pool usable after faults', async () => {
    await within(200, () => insert(6));
    for (let n = 0; n < 10; n++) await expect(within(2_000, () => insert(6))).rejects.toThrow('duplicate key');
    for (let n = 0; n < 10; n++) await expect(within(60, () => source.query('select pg_sleep(1)'))).rejects.toThrow();
    expect(await within(2_000, () => insert(7))).toEqual([{ id: 7 }]);
  });

  it('outside of a request are left alone', async () => {
    await insert(8);
    expect(await notes()).toEqual([{ id: 8 }]);
  });
});
