import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import { createDataSource } from './data-source.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase([]);
});
afterAll(() => database.drop());

it('a program opens as many connections as its configuration allows, and no more', async () => {
  const definition = { service: 'auth', schema: 'public', entities: [], migrations: [] };
  for (const size of [1, 3]) {
    const settings = { DATABASE_POOL_SIZE: size, DATABASE_PREPARED: 'on' } as const;
    const source = await createDataSource(definition, database.url, settings).initialize();
    const rows = await Promise.all(
      Array.from({ length: 12 }, () =>
        source.query<{ pid: number }[]>('select pg_backend_pid() as pid, pg_sleep(.02)'),
      ),
    );
    expect(new Set(rows.map(([row]) => row!.pid)).size).toBe(size);
    await source.destroy();
  }
});
