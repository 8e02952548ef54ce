import path from 'node:path';
import { bankDatabase, loadBank, OutdatedParameters, publishParameters, seedBank } from '@aivy/item-bank';
import {
  createServiceRoles,
  grantServiceRoles,
  roleOf,
  runMigrations,
  type DatabaseDefinition,
} from '@aivy/server-kit';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import pg from 'pg';
import { READS } from '../src/reads.js';
import { CursorDatabase } from '../src/run/read-database.js';

let database: TestDatabase;
let url: string;
let programUrl: string;
beforeAll(async () => {
  const definitions: DatabaseDefinition[] = [];
  for (const app of ['auth', 'diagnostic', 'full-test', 'plan', 'aivydaily', 'chat', 'analyst'])
    definitions.push(
      ((await import(path.resolve(`apps/${app}/src/database.ts`))) as { database: DatabaseDefinition }).database,
    );
  database = await testDatabase([bankDatabase]);
  await runMigrations(database.url, definitions);
  await seedBank(database.url);
  await createServiceRoles(database.url, definitions);
  await grantServiceRoles(database.url, bankDatabase, definitions);
  [url, programUrl] = await Promise.all([login('reports'), login('analyst')]);
});
afterAll(() => database.drop());

/** A login of its own in a role of this database. */
async function login(part: string): Promise<string> {
  const own = new URL(database.url);
  const role = roleOf(own.pathname.slice(1), part);
  await database.query(`create role ${role}_login login password 'secret' in role ${role}`);
  Object.assign(own, { username: `${role}_login`, password: 'secret' });
  return own.href;
}

async function asAnalyst<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

it.each(READS.map(({ table, columns }) => [table, columns?.join(', ') ?? '*'] as const))(
  'the role of reports reads what reports need of %s',
  async (table, columns) => {
    await expect(asAnalyst((client) => client.query(`select ${columns} from ${table} limit 1`))).resolves.toBeDefined();
  },
);

it.each([
  'select email from auth.users',
  'select name from auth.users',
  'select school from auth.users',
  'select password_hash from auth.users',
  'select * from auth.users',
  'select 1 from auth.sessions',
  'select content from chat.messages',
  'select said from chat.exchanges',
  'select said from aivydaily.messages',
  'select reply from aivydaily.messages',
  'select workspace from full_test.modules',
  'select 1 from plan.mail_settings',
  'update plan.evidence set correct = true',
  'delete from auth.users',
  'update bank.items set state = state',
  'delete from bank.releases',
  'insert into bank.items default values',
  'select 1 from analyst.report_jobs',
  'delete from analyst.published_reports',
])('the role of reports may not: %s', async (statement) => {
  await expect(asAnalyst((client) => client.query(statement))).rejects.toMatchObject({ code: '42501' });
});

it('a report writes nothing, not even what its login might', async () => {
  const reader = await CursorDatabase.open(database.url, 5);
  try {
    await expect(reader.rows(`delete from auth.users`)).rejects.toMatchObject({ code: '25006' });
  } finally {
    await reader.close();
  }
});

it('a report sees one moment, however long it reads, in batches of two streams at once', async () => {
  const reader = await CursorDatabase.open(database.url, 5);
  try {
    const numbers = reader.stream<{ n: number }>('select n::int from generate_series(1, $1::int) n', [4_500]);
    const items = reader.stream<{ id: number }>('select id from bank.items order by id limit 2100');
    const first = await numbers[Symbol.asyncIterator]().next();
    await database.query('delete from bank.releases where false');
    const ids: number[] = [];
    for await (const { id } of items) ids.push(id);
    let last = (first.value as { n: number }).n;
    for await (const { n } of numbers) last = n;
    expect([ids.length, last]).toEqual([Math.min(2_100, ids.length), 4_500]);
  } finally {
    await reader.close();
  }
});

it('publishing makes a release of the new parameters alone, once, by the role of the program, and not of what has moved on', async () => {
  const before = await loadBank(database.url);
  const [one, other] = before.items();
  const changes = [{ id: one!.id, version: one!.version, a: 1.25, b: -9 }];
  const { release } = await publishParameters(programUrl, changes, { note: 'calibration x', parameterVersion: 'x' });
  expect(await publishParameters(programUrl, changes, { note: 'calibration x', parameterVersion: 'x' })).toEqual({
    ...{ release, items: [one!.id] },
  });
  const after = await loadBank(database.url);
  expect(after.release).toBe(release);
  expect(after.item(one!.id)).toMatchObject({ version: one!.version + 1, a: 1.25, b: -4, question: one!.question });
  expect(after.item(other!.id)).toEqual(other);
  // Who began before is scored as before.
  expect(after.scaleOf()).toEqual({ ...before.scaleOf(), parameterVersion: 'x' });
  expect(after.scaleOf(before.release)).toEqual(before.scaleOf());
  // Whatever was measured by the version before still is.
  expect(after.item(one!.id, one!.version)).toEqual(one);
  await expect(
    publishParameters(programUrl, changes, { note: 'calibration y', parameterVersion: 'y' }),
  ).rejects.toThrow(OutdatedParameters);
});
