import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bankDatabase } from '@aivy/item-bank';
import { type DatabaseDefinition, MIGRATION_LOCK, runMigrations } from '@aivy/server-kit';
import { testDatabase, type TestDatabase, waitFor } from '@aivy/server-testing';
import pg from 'pg';
import { PROGRAMS } from '../../deploy/programs.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { backup, type MadeBackup } from './backup.js';
import { setForCopying } from './copy.js';
import { folderName } from './folders.js';
import { readManifest, writeManifest } from './manifest.js';
import { restore } from './restore.js';
import { run } from './run.js';
import { everyType } from './testing/every-type.js';
import { contents, fill, frame, SIGN_UP } from './testing/filled.js';
import { verify } from './verify.js';

/** What the release before had: the newest migration of one schema was not there yet. */
const withoutNewest = (schema: string, all: readonly DatabaseDefinition[]): DatabaseDefinition[] =>
  all.map((each) => (each.schema === schema ? { ...each, migrations: each.migrations.slice(0, -1) } : each));

let definitions: DatabaseDefinition[];
let source: TestDatabase;
let out: string;
let made: MadeBackup;
let before: Record<string, string>;
const signedUp = { whenItBegan: 0, whenItEnded: 0 };
const restored: TestDatabase[] = [];
const emptyDatabase = async (): Promise<TestDatabase> => {
  const database = await testDatabase([]);
  restored.push(database);
  return database;
};

beforeAll(async () => {
  definitions = [bankDatabase, everyType];
  for (const { name } of PROGRAMS) {
    const file = path.join(ROOT, `apps/${name}/src/database.ts`);
    if (fs.existsSync(file)) definitions.push(((await import(file)) as { database: DatabaseDefinition }).database);
  }
  source = await testDatabase(withoutNewest('aivydaily', definitions), { withBank: true });
  await fill(source);
  await source.query('create schema reports_of_the_company');
  await source.query('create table reports_of_the_company.numbers (id int)');
  before = await contents(source);
  out = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-backup-'));

  // Students sign up before, while and after it is made.
  let signUps = 0;
  let isOver = false;
  const students = (async () => {
    for (; !isOver; signUps += 1) await source.query(SIGN_UP);
  })();
  await waitFor(() => signUps > 3);
  signedUp.whenItBegan = signUps;
  made = await backup(source.url, definitions, { out, release: '1.2.3' });
  signedUp.whenItEnded = signUps;
  isOver = true;
  await students;
}, 60_000);
afterAll(async () => {
  fs.rmSync(out, { recursive: true, force: true });
  for (const database of [source, ...restored]) await database.drop();
});

/** The backup with something done to it. */
function damaged(how: (folder: string) => void): string {
  const folder = path.join(out, randomBytes(6).toString('hex'));
  fs.cpSync(made.folder, folder, { recursive: true });
  how(folder);
  return folder;
}

describe('a backup that is made while students sign up', () => {
  it('holds every table of every schema of the system, and says what it leaves out', () => {
    const tables = made.manifest.tables.map(({ schema, table }) => `${schema}.${table}`);
    const ofTheSystem = Object.keys(before).filter((name) => !name.startsWith('reports_of'));
    expect(tables.sort()).toEqual(ofTheSystem.map((name) => name.replaceAll('"', '')).sort());
    expect(made.leftOut).toEqual(['reports_of_the_company']);
  });

  it('is whole, lies under one name, and can be read by its owner alone', async () => {
    expect(await verify(made.folder)).toEqual(made.manifest);
    expect(fs.readdirSync(out)).toContain(path.basename(made.folder));
    expect(fs.readdirSync(out).filter((name) => name.includes('partial'))).toEqual([]);
    for (const file of fs.readdirSync(made.folder))
      expect(fs.statSync(path.join(made.folder, file)).mode & 0o077).toBe(0);
  });

  let database: TestDatabase;
  it('comes back in an empty database as it was at one moment', async () => {
    database = await emptyDatabase();
    await restore(database.url, definitions, made.folder);
    const after = await contents(database);
    const written = ['auth.users', 'auth.outbox', 'reports_of_the_company.numbers'];
    for (const [table, content] of Object.entries(before))
      if (!written.includes(table)) expect([table, after[table]]).toEqual([table, content]);

    const [there] = await database.query<{ old: number; new: number; jobs: number }>(
      `select count(*) filter (where email like '%@example.org')::int as old, count(*) filter (where name = 'New')::int as new,
         (select count(*)::int from auth.outbox) as jobs from auth.users`,
    );
    expect(there!.old).toBe(Number(before['auth.users']!.split(' ')[0]));
    // A sign-up is there with its job or not at all, and others have come while the backup was made.
    expect(there!.jobs).toBe(there!.new);
    expect(there!.new).toBeGreaterThanOrEqual(signedUp.whenItBegan);
    expect(there!.new).toBeLessThan(signedUp.whenItEnded);
  });

  it('brings sequences and foreign keys with it, and the migrations that came later run on it', async () => {
    const isStill = (rows: object[]): object[] => rows.filter((row) => !JSON.stringify(row).includes('auth.outbox'));
    expect(isStill(await frame(database))).toEqual(isStill(await frame(source)));
    expect(await frame(database)).toContainEqual({ what: 'Every type.loose', value: '8' });
    await expect(database.query('insert into "Every type".rows (parent) values (99)')).rejects.toMatchObject({
      code: '23503',
    });
    const newest = definitions.find(({ schema }) => schema === 'aivydaily')?.migrations.at(-1)?.name;
    expect(newest).toMatch(/\w\d{13}$/);
    expect(await runMigrations(database.url, definitions)).toEqual([`aivydaily.${newest}`]);
    await database.query(SIGN_UP);
  });
});

describe('a restore', () => {
  const changeByte = (file: string): void => {
    const bytes = fs.readFileSync(file);
    bytes[bytes.length >> 1]! ^= 1;
    fs.writeFileSync(file, bytes);
  };
  it.each<[string, (folder: string) => void, RegExp]>([
    [
      'a file that was cut',
      (folder) => fs.truncateSync(path.join(folder, 'auth.users.gz'), 1_000),
      /auth\.users\.gz has 1000 bytes/,
    ],
    [
      'a changed byte in a file',
      (folder) => changeByte(path.join(folder, 'plan.evidence.gz')),
      /plan\.evidence\.gz was changed/,
    ],
    [
      'a changed byte in the manifest',
      (folder) => changeByte(path.join(folder, 'manifest.json')),
      /manifest\.json of .* was changed/,
    ],
    ['a missing file', (folder) => fs.rmSync(path.join(folder, 'chat.messages.gz')), /chat\.messages\.gz is missing/],
    [
      'no manifest, as when it was not made to its end',
      (folder) => fs.rmSync(path.join(folder, 'manifest.json')),
      /is no backup/,
    ],
  ])('refuses %s, and leaves the database empty', async (_what, how, message) => {
    const folder = damaged(how);
    const database = await emptyDatabase();
    await expect(restore(database.url, definitions, folder)).rejects.toThrow(message);
    await expect(verify(folder)).rejects.toThrow(message);
    expect(await contents(database)).toEqual({});
  });

  it('refuses a manifest without one of the tables, and one whose rows are others', async () => {
    const manifest = await readManifest(made.folder);
    const lacking = damaged(() => undefined);
    await writeManifest(lacking, { ...manifest, tables: manifest.tables.filter(({ table }) => table !== 'evidence') });
    const database = await emptyDatabase();
    await expect(restore(database.url, definitions, lacking)).rejects.toThrow(/lacks the table plan\.evidence/);

    const counted = damaged(() => undefined);
    const [users, ...rest] = manifest.tables.toSorted((a) => (a.file === 'auth.users.gz' ? -1 : 1));
    await writeManifest(counted, { ...manifest, tables: [{ ...users!, digest: '0'.repeat(48) }, ...rest] });
    const other = await emptyDatabase();
    await expect(restore(other.url, definitions, counted)).rejects.toThrow(/does not hold what the manifest names/);
    expect(await other.query('select count(*)::int from auth.users')).toEqual([{ count: 0 }]);
    await expect(verify(counted)).rejects.toThrow(/does not hold the \d+ rows/);

    const more = damaged(() => undefined);
    await writeManifest(more, { ...manifest, tables: [...manifest.tables, { ...users!, table: 'strangers' }] });
    await expect(restore((await emptyDatabase()).url, definitions, more)).rejects.toThrow(
      /do not make: auth\.strangers/,
    );
  });

  it('refuses a database that is not empty, and a backup of a newer release', async () => {
    await expect(restore(source.url, definitions, made.folder)).rejects.toThrow(/not empty/);
    const database = await emptyDatabase();
    const older = withoutNewest('plan', definitions);
    const { name } = definitions.find(({ schema }) => schema === 'plan')!.migrations.at(-1)!;
    await expect(restore(database.url, older, made.folder)).rejects.toThrow(
      `newer release (1.2.3): this one does not know plan.${name}`,
    );
    const smaller = definitions.filter(({ schema }) => schema !== 'chat');
    await expect(restore(database.url, smaller, made.folder)).rejects.toThrow(/newer release.*no schema chat/);
    expect(await contents(database)).toEqual({});
  });
});

it('a backup that fails leaves nothing that looks like one', async () => {
  const [bank] = definitions;
  const missing = { ...bank!, schema: 'not_there' };
  await expect(backup(source.url, [...definitions, missing], { out, release: '1' })).rejects.toThrow(/not_there/);
  expect(fs.readdirSync(out).filter((name) => name.startsWith('aivy-'))).toEqual([path.basename(made.folder)]);
});

it('a backup waits for a migration that runs, and is of after it', async () => {
  const migrating = new pg.Client({ connectionString: source.url });
  await migrating.connect();
  const folder = path.join(out, 'behind');
  try {
    await migrating.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const making = backup(source.url, [everyType], { out: folder, release: '1' });
    await waitFor(async () => {
      const waiting = await source.query(
        `select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
      );
      return waiting.length > 0;
    });
    const ended = new Date();
    await migrating.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    expect(Date.parse((await making).manifest.snapshotAt)).toBeGreaterThanOrEqual(ended.getTime());
  } finally {
    await migrating.end();
  }
});

it('a server’s limits of time for short statements are none for copying', async () => {
  const limits = ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout'];
  const client = new pg.Client({
    connectionString: source.url,
    options: limits.map((name) => `-c ${name}=7000`).join(' '),
  });
  await client.connect();
  try {
    await client.query('begin');
    await setForCopying(client);
    for (const name of limits) expect((await client.query(`show ${name}`)).rows).toEqual([{ [name]: '0' }]);
    await client.query('commit');
    expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '7s' }]);
  } finally {
    await client.end();
  }
});

it('the command removes older backups when it is told how many stay, and else none', async () => {
  const folder = path.join(out, 'kept');
  const old = 'aivy-20200101T000000Z';
  fs.mkdirSync(path.join(folder, old), { recursive: true });
  const installation = { definitions: [everyType], release: '1', migrate: async () => ({ migrations: [] }) };
  const before = process.env['DATABASE_URL'];
  process.env['DATABASE_URL'] = source.url;
  try {
    const told = await run(['--out', folder], installation);
    expect(told).not.toContain('Removed');
    const [, first] = fs.readdirSync(folder).sort();
    expect(fs.readdirSync(folder)).toEqual([old, first]);
    // The name of a backup is its second.
    await waitFor(() => folderName(new Date()) !== first);
    expect(await run(['--out', folder, '--keep', '1'], installation)).toContain(`Removed: ${old}, ${first}.`);
    expect(fs.readdirSync(folder)).toHaveLength(1);
  } finally {
    if (before === undefined) delete process.env['DATABASE_URL'];
    else process.env['DATABASE_URL'] = before;
  }
});
