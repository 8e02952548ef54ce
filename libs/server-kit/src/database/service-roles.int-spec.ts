import { bankDatabase } from '@aivy/item-bank';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { insistOnSchema } from './schema-version.js';
import { BACKUP_ROLE, grantServiceRoles, READER_ROLE, roleOf } from './service-roles.js';
import { runMigrations } from './run-migrations.js';

const tableIn = (schema: string) =>
  class CreateTable1700000000000 implements MigrationInterface {
    name = 'CreateTable1700000000000';

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(`create table ${schema}.thing (id int generated always as identity, text text)`);
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(`drop table ${schema}.thing`);
    }
  };
const definition = (schema: string) => ({ service: schema, schema, entities: [], migrations: [tableIn(schema)] });
// Roles are of the whole server, and other suites share it: names that nobody else uses.
const mine = definition('roles_mine');
const other = definition('roles_other');
const LOGIN = 'roles_login';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase([bankDatabase]);
  await runMigrations(database.url, [mine, other]);
  await Promise.all([1, 2].map(() => grantServiceRoles(database.url, bankDatabase, [mine, other])));
  await database.query(`create role ${LOGIN} login password 'secret' in role ${roleOf(mine.schema)}`);
});
afterAll(async () => {
  await database.query(`drop role ${LOGIN}`);
  const own = [roleOf(mine.schema), roleOf(other.schema)];
  for (const role of [...own, READER_ROLE, BACKUP_ROLE]) await database.query(`drop owned by ${role}`);
  // The others are other suites' as well, in databases of their own.
  for (const role of own) await database.query(`drop role ${role}`);
  await database.drop();
});

async function asLogin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = new URL(database.url);
  Object.assign(url, { username: LOGIN, password: 'secret' });
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

it("a member of a service's role reads and writes the rows of its own schema, and reads the bank", async () => {
  const { rows } = await asLogin(async (client) => {
    await client.query(`insert into roles_mine.thing (text) values ('a'), ('b')`);
    await client.query(`update roles_mine.thing set text = 'c' where text = 'b'`);
    await client.query(`delete from roles_mine.thing where text = 'a'`);
    await client.query('select count(*) from bank.items');
    // What readiness looks at.
    await insistOnSchema(client, mine);
    await insistOnSchema(client, bankDatabase);
    return client.query('select text from roles_mine.thing');
  });
  expect(rows).toEqual([{ text: 'c' }]);
});

it.each([
  ['reads nothing of another schema', 'select * from roles_other.thing'],
  ['makes no table', 'create table roles_mine.more (id int)'],
  ['drops no table', 'drop table roles_mine.thing'],
  ['writes nothing into the bank', 'delete from bank.items'],
  ['does not say that a migration ran', 'delete from roles_mine.migrations'],
])('it %s', async (_what, statement) => {
  await expect(asLogin((client) => client.query(statement))).rejects.toMatchObject({ code: '42501' });
});

it('a login that may create no roles is told that they are missing, and leaves everything as it was', async () => {
  const third = definition('roles_third');
  const url = new URL(database.url);
  Object.assign(url, { username: LOGIN, password: 'secret' });
  expect(await grantServiceRoles(url.href, bankDatabase, [third])).toBe(false);
});

it('the role of backups reads every row of every schema, and changes none', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(`set role ${BACKUP_ROLE}`);
    for (const table of ['roles_mine.thing', 'roles_other.thing', 'roles_mine.migrations', 'bank.items'])
      await client.query(`select * from ${table} limit 1`);
    await client.query('select last_value from roles_mine.thing_id_seq');
    for (const statement of ['delete from roles_mine.thing', `select nextval('roles_mine.thing_id_seq')`])
      await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
  } finally {
    await client.end();
  }
});

it('what a release does not read any more is taken back from its role', async () => {
  const reading = (...tables: string[]) => ({ ...mine, reads: tables.map((table) => ({ table })) });
  const read = () => asLogin((client) => client.query('select * from roles_other.thing'));
  await grantServiceRoles(database.url, bankDatabase, [reading('roles_other.thing', 'roles_other.migrations'), other]);
  await expect(read()).resolves.toBeDefined();
  for (const less of [reading('roles_other.migrations'), mine]) {
    await grantServiceRoles(database.url, bankDatabase, [less, other]);
    await expect(read()).rejects.toMatchObject({ code: '42501' });
    await grantServiceRoles(database.url, bankDatabase, [reading('roles_other.thing'), other]);
    await expect(read()).resolves.toBeDefined();
  }
});
