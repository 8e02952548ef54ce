import type { TestDatabase } from '@aivy/server-testing';
import { EVERY_VALUE } from './every-type.js';

const STUDENTS = 1_000;
const EVIDENCE = 5;

/** Rows in tables of several schemas, with foreign keys, documents, and names of all alphabets. */
export async function fill(database: TestDatabase): Promise<void> {
  await database.query(EVERY_VALUE);
  await database.query(
    `insert into auth.users (user_id, email, name, password_hash, products)
     select md5(i::text)::uuid, 'student' || i || '@example.org', 'Žofie 李 ' || i, 'x', array[1, 2] from generate_series(1, ${STUDENTS}) i`,
  );
  await database.query(
    `insert into plan.evidence (user_id, source_id, source, item_id, item_version, skill, correct, answered, attempt, hints,
       spent_ms, pretest, given_at)
     select user_id, 'unit:' || i, 'unit', i, 1, 1 + i % 30, i % 3 = 0, true, 1, 0, i * 1000, false, now() - i * interval '1 hour'
     from auth.users, generate_series(1, ${EVIDENCE}) i`,
  );
  await database.query(
    `insert into chat.conversations (user_id, state, started_at, active_at)
     select user_id, jsonb_build_object('said', name), now(), now() from auth.users`,
  );
}

/** Somebody who signs up and in, in one transaction, again and again. */
export const SIGN_UP = `
  with who as (insert into auth.users (user_id, email, name, password_hash)
    values (gen_random_uuid(), gen_random_uuid() || '@new.example.org', 'New', 'x') returning user_id)
  insert into auth.outbox (queue, name, job_id, data) select 'accounts', 'new', user_id, '{}' from who`;

/** For every table: how many rows, and a checksum of them all, by PostgreSQL itself. */
export async function contents(database: TestDatabase): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  if (tables.length === 0) return {};
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(md5(each::text), '' order by md5(each::text))), '') as content from ${name} each`,
  );
  const rows = await database.query<{ name: string; content: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}

/** What a new row would get of every sequence, and the foreign keys with whether their rows were tried. */
export const frame = (database: TestDatabase): Promise<object[]> =>
  database.query(
    `select schemaname || '.' || sequencename as what, last_value::text as value from pg_sequences
     union all select conrelid::regclass || ' ' || conname, convalidated::text from pg_constraint where contype = 'f' order by 1`,
  );
