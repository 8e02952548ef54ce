import { SERVICES } from '@aivy/contracts';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { insistOnSchema } from './schema-version.js';
import { createServiceRoles, grantServiceRoles, roleOf } from './service-roles.js';
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
const mine = definition('roles_mine');
const other = definition('roles_other');
const bank = definition('bank');
const NAMES = ['roles_mine', 'roles_other', 'reader', 'reports', 'backup'];

/** An installation on the server that all suites share: a database, its owner, and a login in every role. */
class Installation {
  private constructor(
    readonly database: TestDatabase,
    readonly name: string,
  ) {}

  static async create(): Promise<Installation> {
    const database = await testDatabase([]);
    const made = new Installation(database, new URL(database.url).pathname.slice(1));
    await database.query(`create role ${made.login('owner')} login createrole password 'secret'`);
    await database.query(`alter database ${made.name} owner to ${made.login('owner')}`);
    await createServiceRoles(made.url('owner'), [mine, other]);
    await runMigrations(made.url('owner'), [bank, mine, other]);
    return made;
  }

  login = (name: string): string => `${this.name}_${name}_login`;
  role = (name: string): string => roleOf(this.name, name);

  /** Address of a login, in this database or another one. */
  url = (name: string, database = this.name): string =>
    Object.assign(new URL(this.database.url), {
      username: this.login(name),
      password: 'secret',
      pathname: `/${database}`,
    }).href;

  migrate = (): Promise<string[]> => grantServiceRoles(this.url('owner'), bank, [mine, other]);

  async addLogins(): Promise<void> {
    for (const name of NAMES)
      await query(
        this.url('owner'),
        `create role ${this.login(name)} login password 'secret' in role ${this.role(name)}`,
      );
  }
}

async function query(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

let here: Installation;
let neighbor: Installation;
let database: TestDatabase;
beforeAll(async () => {
  [here, neighbor] = [await Installation.create(), await Installation.create()];
  database = here.database;
  expect(await Promise.all([here, here, neighbor].map((each) => each.migrate()))).toEqual([[], [], []]);
  await here.addLogins();
  await neighbor.addLogins();
});
afterAll(async () => {
  await here.database.drop();
  await neighbor.database.drop();
});

async function asLogin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: here.url('roles_mine') });
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
    await client.query('select count(*) from bank.thing');
    // What readiness looks at.
    await insistOnSchema(client, mine);
    await insistOnSchema(client, bank);
    return client.query('select text from roles_mine.thing');
  });
  expect(rows).toEqual([{ text: 'c' }]);
});

it.each([
  ['reads nothing of another schema', 'select * from roles_other.thing'],
  ['makes no table', 'create table roles_mine.more (id int)'],
  ['drops no table', 'drop table roles_mine.thing'],
  ['writes nothing into the bank', 'delete from bank.thing'],
  ['does not say that a migration ran', 'delete from roles_mine.migrations'],
])('it %s', async (_what, statement) => {
  await expect(asLogin((client) => client.query(statement))).rejects.toMatchObject({ code: '42501' });
});

it('the role of backups reads every row of every schema, and changes none', async () => {
  const tables = ['roles_mine.thing', 'roles_other.thing', 'roles_mine.migrations', 'bank.thing'];
  for (const statement of [
    ...tables.map((table) => `select * from ${table} limit 1`),
    'select last_value from roles_mine.thing_id_seq',
  ])
    await query(here.url('backup'), statement);
  for (const statement of ['delete from roles_mine.thing', `select nextval('roles_mine.thing_id_seq')`])
    await expect(query(here.url('backup'), statement)).rejects.toThrow('permission denied');
});

it('what a release does not read any more is taken back from its role', async () => {
  const reading = (...tables: string[]) => ({ ...mine, reads: tables.map((table) => ({ table })) });
  const read = () => asLogin((client) => client.query('select * from roles_other.thing'));
  await grantServiceRoles(here.url('owner'), bank, [reading('roles_other.thing', 'roles_other.migrations'), other]);
  await expect(read()).resolves.toBeDefined();
  for (const less of [reading('roles_other.migrations'), mine]) {
    await grantServiceRoles(here.url('owner'), bank, [less, other]);
    await expect(read()).rejects.toMatchObject({ code: '42501' });
    await grantServiceRoles(here.url('owner'), bank, [reading('roles_other.thing'), other]);
    await expect(read()).resolves.toBeDefined();
  }
});

describe('two installations on one server', () => {
  it.each([...NAMES, 'owner'])("the %s login opens its own database and not its neighbor's", async (name) => {
    await expect(query(here.url(name), 'select 1')).resolves.toHaveLength(1);
    await expect(query(here.url(name, neighbor.name), 'select 1')).rejects.toThrow('permission denied for database');
    await expect(query(neighbor.url(name, here.name), 'select 1')).rejects.toThrow('permission denied for database');
  });

  it.each(NAMES)("the %s role may do nothing in its neighbor's database, even if it got in", async (name) => {
    for (const statement of [
      ...['roles_mine.thing', 'roles_other.thing', 'roles_mine.migrations', 'bank.thing'].flatMap((table) => [
        `select * from ${table}`,
        `delete from ${table}`,
      ]),
      `insert into roles_mine.thing (text) values ('theirs')`,
      `update roles_mine.thing set text = 'theirs'`,
      'create table roles_mine.more (id int)',
      'create table public.more (id int)',
      'create schema more',
    ])
      expect([
        statement,
        await query(neighbor.database.url, `set role ${here.role(name)}`, statement).catch(String),
      ]).toEqual([statement, expect.stringContaining('permission denied')]);
  });

  it("an owner who may create roles gets at none of its neighbor's", async () => {
    const [role, login] = [neighbor.role('roles_mine'), neighbor.login('roles_mine')];
    for (const statement of [
      `grant ${role} to ${here.login('owner')}`,
      `grant ${role} to ${here.login('roles_mine')}`,
      `create role more login in role ${role}`,
      `set role ${role}`,
      `alter role ${login} password 'mine'`,
      `drop role ${login}`,
      `create database more template ${neighbor.name}`,
    ])
      expect([statement, await query(here.url('owner'), statement).catch(String)]).toEqual([
        statement,
        expect.stringContaining('permission denied'),
      ]);
  });
});

describe('a database that was set up with the roles of the whole server', () => {
  // The name is this suite's alone, as the schema is.
  const OLD = 'aivy_roles_mine';
  beforeAll(async () => {
    await database.query(`create role ${OLD}`);
    await database.query(`grant ${OLD} to ${here.login('owner')} with admin option`);
    for (const { database: each, name, login, url } of [here, neighbor]) {
      await each.query(`grant connect on database ${name} to public`);
      await each.query(`create role ${login('old')} login password 'secret'`);
      await each.query(`grant ${OLD} to ${login('old')}`);
      await query(url('owner'), `grant usage on schema roles_mine to ${OLD}`);
      await query(url('owner'), `grant select on all tables in schema roles_mine to ${OLD}`);
    }
  });
  afterAll(async () => {
    for (const each of [here, neighbor]) await each.database.query(`drop owned by ${OLD}`);
    await database.query(`drop role ${OLD}`);
  });
  const reads = (one: Installation, there: Installation, table = 'roles_mine.thing') =>
    query(one.url('old', there.name), `select * from ${table}`);

  it('keeps its logins, says how to move them, and is closed to the neighbor when they have moved', async () => {
    await expect(reads(neighbor, here)).resolves.toBeDefined();
    const [said = ''] = await here.migrate();
    await query(here.url('owner'), 'create table roles_mine.later (id int)');
    expect(await here.migrate()).toEqual([said]);
    await expect(reads(here, here, 'roles_mine.later')).resolves.toEqual([]);
    await expect(reads(neighbor, neighbor)).resolves.toBeDefined();

    const lines = said.split('\n').slice(1);
    expect(lines).toContainEqual(expect.stringContaining(neighbor.login('old')));
    // All of them at a time do nothing, so no one moves a neighbor's logins by mistake.
    await database.query(lines.join('\n'));
    expect(await here.migrate()).toEqual([said]);
    const ours = lines.filter((line) => line.includes(here.login('old')) || line.startsWith('-- revoke'));
    expect(ours).toHaveLength(2);
    await database.query(ours.join('\n').replaceAll('-- ', ''));
    expect(await here.migrate()).toEqual([]);
    for (const one of [here, neighbor]) await expect(reads(one, one)).resolves.toBeDefined();
    await expect(reads(neighbor, here)).rejects.toThrow('permission denied for database');
    await expect(reads(here, neighbor)).rejects.toThrow('permission denied');
  });
});

describe('a login that cannot do all of it', () => {
  it('says that the database stays open when it is another one that owns it', async () => {
    await database.query(`alter database ${here.name} owner to postgres`);
    await database.query(`grant connect on database ${here.name} to public`);
    const [said = ''] = await here.migrate();
    expect(said).toContain(`revoke connect on database "${here.name}" from public;`);
    await database.query(said.split('\n').slice(1).join('\n'));
    expect(await here.migrate()).toEqual([]);
  });

  it('refuses a database name that makes no role names', () => {
    const [longest = ''] = SERVICES.toSorted((a, b) => b.length - a.length);
    expect(() => roleOf('x'.repeat(52), longest)).not.toThrow();
    expect(() => roleOf('x'.repeat(53), longest)).toThrow('too long');
    expect(() => roleOf('pg_acme', longest)).toThrow('reserves');
  });
});
