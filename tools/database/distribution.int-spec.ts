import fs from 'node:fs';
import path from 'node:path';
import { bankDatabase } from '@aivy/item-bank';
import { type DatabaseDefinition } from '@aivy/server-kit';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import { PROGRAMS } from '../../deploy/programs.mjs';
import { ROOT } from '../lib/workspace.mjs';

interface Table {
  name: string;
  has_user: boolean;
  key: string[];
}
interface Named {
  table: string;
  what: string;
}

const text = fs.readFileSync(path.join(ROOT, 'deploy/citus/distribute.sql'), 'utf8');
const distributed = [...text.matchAll(/^select create_distributed_table\('([\w.]+)', 'user_id'/gm)].map(
  ([, name]) => name!,
);
const staying = [...text.matchAll(/^-- stays ([\w.*]+): \S/gm)].map(([, name]) => name!);
const matches = (pattern: string, table: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '\\w+')}$`).test(table);
const stays = (table: string): boolean => staying.some((each) => matches(each, table));

let database: TestDatabase;
let tables: Table[];
beforeAll(async () => {
  const definitions: DatabaseDefinition[] = [bankDatabase];
  for (const { name } of PROGRAMS) {
    const file = path.join(ROOT, `apps/${name}/src/database.ts`);
    if (fs.existsSync(file)) definitions.push(((await import(file)) as { database: DatabaseDefinition }).database);
  }
  database = await testDatabase(definitions);
  // The statements that any PostgreSQL understands.
  await database.query(text.split('-- 2.')[0]!);
  tables = await database.query<Table>(
    `select c.oid::regclass::text as name,
       exists (select from pg_attribute where attrelid = c.oid and attname = 'user_id') as has_user,
       (select array_agg(attname::text order by place) from pg_constraint k, unnest(conkey) with ordinality u (number, place),
          pg_attribute a where conrelid = c.oid and contype = 'p' and attrelid = c.oid and attnum = number) as key
     from pg_class c where relkind = 'r' and relnamespace = any($1::regnamespace[]) order by 1`,
    [definitions.map(({ schema }) => schema)],
  );
});
afterAll(() => database.drop());

const ofDistributed = (rows: Named[]): Named[] => rows.filter(({ table }) => distributed.includes(table));

describe('distribution by user_id', () => {
  it('takes every table with a user_id, unless the statements say why it stays, and names no other', () => {
    const names = tables.map(({ name }) => name);
    expect([...distributed, ...names.filter(stays)].sort()).toEqual(names);
    const without = tables.filter(({ has_user, name }) => !has_user && distributed.includes(name));
    expect(without).toEqual([]);
    expect(staying.filter((each) => !names.some((name) => matches(each, name)))).toEqual([]);
  });

  it('finds user_id first in every primary key of what it takes', () => {
    const others = tables.filter(({ name, key }) => distributed.includes(name) && key[0] !== 'user_id');
    expect(others).toEqual([]);
  });

  it('finds user_id in every other unique index, and every identity a bigint', async () => {
    const indexes = await database.query<Named>(
      `select indrelid::regclass::text as table, indexrelid::regclass::text as what from pg_index
       where indisunique and not exists
         (select from pg_attribute where attrelid = indrelid and attname = 'user_id' and attnum = any(indkey))`,
    );
    expect(ofDistributed(indexes)).toEqual([]);
    const identities = await database.query<Named>(
      `select attrelid::regclass::text as table, attname::text as what from pg_attribute
       where attidentity <> '' and atttypid <> 'bigint'::regtype`,
    );
    expect(ofDistributed(identities)).toEqual([]);
  });

  it('leads every foreign key from one of them to one that is distributed before it, by user_id', async () => {
    const keys = await database.query<Named & { to: string; by_user: boolean }>(
      `select conrelid::regclass::text as table, conname::text as what, confrelid::regclass::text as to, exists
         (select from pg_attribute where attrelid = conrelid and attname = 'user_id' and attnum = any(conkey)) as by_user
       from pg_constraint where contype = 'f'`,
    );
    const across = keys.filter(({ table, to }) => distributed.includes(table) !== distributed.includes(to));
    expect(across).toEqual([]);
    for (const { table, to, by_user } of keys.filter((each) => distributed.includes(each.table))) {
      expect([table, by_user]).toEqual([table, true]);
      expect(distributed.indexOf(to)).toBeLessThan(distributed.indexOf(table));
    }
  });
});
