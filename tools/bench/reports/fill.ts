// Fills an empty database with answers: `node tools/run-ts.mjs tools/bench/reports/fill.ts ANSWERS` with DATABASE_URL.
import pg from 'pg';
import { bankDatabase, misconceptionsIn, packBank } from '@aivy/item-bank';
import { runMigrations } from '@aivy/server-kit';
import { database as auth } from '../../../apps/auth/src/database.js';
import { database as plan } from '../../../apps/plan/src/database.js';

/** Answers of a student: a diagnostic and a bit, as most have. */
const OF_STUDENT = 50;
/** A step that shares no factor with the number of items meets none twice. */
const STEP = 7919;
const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL is not set');
const answers = Number(process.argv[2]);
await runMigrations(url, [bankDatabase, auth, plan]);
const client = new pg.Client({ connectionString: url });
await client.connect();

const bank = packBank();
const items = bank.items().map((item, place) => ({
  ...{ place, id: item.id, skill: item.skill, a: item.a, b: item.b, c: item.c },
  source:
    bank.poolOf(item.id) === 'practice' ? 'practice' : bank.poolOf(item.id) === 'test' ? 'full-test' : 'diagnostic',
  misconception: misconceptionsIn(item)[0] ?? null,
}));
await client.query(
  'create table items as select * from jsonb_to_recordset($1) as i(place int, id int, skill int, a float8, b float8, c float8, source text, misconception text)',
  [JSON.stringify(items)],
);
await client.query('create index on items (place)');
// Sorted in at once, the two indexes that reports read by cost a tenth of what they would answer by answer.
await client.query('alter table plan.evidence set unlogged');
await client.query('alter table plan.evidence drop constraint evidence_pkey');
for (const index of ['evidence_by_skill', 'evidence_of_diagnostic', 'evidence_by_item', 'evidence_by_time'])
  await client.query(`drop index plan.${index}`);
await client.query(
  `insert into auth.users (user_id, email, name, password_hash, grade, state, time_factor)
   select gen_random_uuid(), n || '@example.com', '', '', 9 + n % 4, 'OH', case when n % 5 = 0 then 1.5 else 1 end
   from generate_series(1, $1::int) n`,
  [Math.ceil(answers / OF_STUDENT)],
);
// A student's ability by the sum of twelve uniforms, an answer by the parameters of its item.
await client.query(
  `insert into plan.evidence (user_id, source_id, source, item_id, item_version, skill, correct, answered, attempt, hints,
     spent_ms, misconception, pretest, given_at)
   select user_id, source || ':' || n, source, id, 1, skill, is_right, true, 1, 0, 20000 + (random() * 80000)::int,
     case when is_right then null else misconception end, false, now() - make_interval(days => 60 - n)
   from (
     select u.user_id, n, i.*, random() < c + (1 - c) / (1 + exp(-a * (u.theta - i.b))) as is_right
     from (select user_id, (row_number() over ())::int as person,
         (select sum(random()) from generate_series(1, 12) where user_id is not null) - 6 as theta from auth.users) u
     cross join generate_series(1, ${OF_STUDENT}) n
     join items i on i.place = (u.person::bigint * 31 + n * ${STEP}) % ${items.length}
   ) answered limit $1`,
  [answers],
);
await client.query('alter table plan.evidence add primary key (user_id, source_id)');
await client.query('create index evidence_by_time on plan.evidence (user_id, given_at, source_id)');
await client.query('vacuum analyze plan.evidence');
await client.end();
