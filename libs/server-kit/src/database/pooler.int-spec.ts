import { hasPgBouncer, type PgBouncer, startPgBouncer, testDatabase, type TestDatabase } from '@aivy/server-testing';
import type { DataSource } from 'typeorm';
import { runInRequest } from '../request/request-context.js';
import { steadyNow } from '../time/steady-clock.js';
import { createDataSource } from './data-source.js';
import { isDatabaseFault } from './database-faults.js';

if (!hasPgBouncer) console.log('The pooler is not tried out: there is no pgbouncer (Debian: pgbouncer).');

let database: TestDatabase;
let pooler: PgBouncer;
const sources: DataSource[] = [];
/** A program of its own behind the pooler, with fifteen connections to it. */
async function program(): Promise<DataSource> {
  const definition = { service: 'auth', schema: 'public', entities: [], migrations: [] };
  const source = createDataSource(definition, pooler.url, { DATABASE_POOL_SIZE: 15, DATABASE_PREPARED: 'off' });
  sources.push(source);
  return source.initialize();
}
const within = <T>(ms: number, work: () => Promise<T>): Promise<T> =>
  runInRequest({ requestId: 'spec', deadline: steadyNow() + ms }, work);

(hasPgBouncer ? describe : describe.skip)('a pooler that gives each transaction another of two connections', () => {
  beforeAll(async () => {
    database = await testDatabase([]);
    await database.query('create table public.notes (id int primary key, text text)');
    pooler = await startPgBouncer(database.url, 2);
  });
  afterEach(() => Promise.all(sources.splice(0).map((source) => source.destroy())));
  afterAll(async () => {
    await pooler?.stop();
    await database.drop();
  });

  it('carries two programs whose statements are many and change', async () => {
    const programs = [await program(), await program()];
    const call = async (n: number): Promise<void> => {
      const source = programs[n % 2]!;
      await source.query('insert into public.notes values ($1, $2)', [n, `${n % 2}`]);
      const again = `select id + $2::int as sum from public.notes where id = $1 /* ${n % 20} */`;
      expect(await source.query(again, [n, 1])).toEqual([{ sum: n + 1 }]);
      await source.transaction(async (manager) => {
        await manager.query('update public.notes set text = text || $2 where id = $1', [n, '!']);
        await manager.query('select text from public.notes where id = $1', [n]);
      });
    };
    for (const round of [0, 1]) await Promise.all(Array.from({ length: 30 }, (_, n) => call(30 * round + n)));
    expect(await database.query(`select count(*)::int from public.notes where text ~ '^[01]!$'`)).toEqual([
      { count: 60 },
    ]);
  });

  it('lets no write of a call take effect after its deadline, and is free for others then', async () => {
    const source = await program();
    await database.query(`insert into public.notes values (1000, 'before')`);
    const holder = createDataSource({ service: 'x', schema: 'public', entities: [], migrations: [] }, database.url);
    await holder.initialize();
    await holder.transaction(async (manager) => {
      await manager.query('select * from public.notes where id = 1000 for update');
      const late = Array.from({ length: 4 }, () =>
        within(300, () => source.query(`update public.notes set text = 'late' where id = 1000`)).catch(
          (error: unknown) => error,
        ),
      );
      for (const outcome of await Promise.all(late)) expect(isDatabaseFault(outcome)).toBe(true);
    });
    await holder.destroy();
    await within(2_000, () => source.query(`insert into public.notes values (1001, 'after')`));
    expect(await database.query('select text from public.notes where id >= 1000 order by id')).toEqual([
      { text: 'before' },
      { text: 'after' },
    ]);
  });
});
