// The database of the monolith: sessions, tests, modules and answers as Aivy's are, without what a save never touches.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { addressOf } from '../aivy.mjs';

const TABLES = `
  create table sessions (
    token_hash text primary key, user_id uuid not null, role text not null, expires_at timestamptz not null
  );
  create table tests (
    user_id uuid not null, test_id uuid not null, given_up_at timestamptz, primary key (user_id, test_id)
  );
  create table modules (
    user_id uuid not null, test_id uuid not null, module smallint not null, question_ids integer[] not null,
    started_at timestamptz, deadline timestamptz, submitted_at timestamptz, time_left real,
    workspace jsonb, workspace_seq bigint not null default 0,
    primary key (user_id, test_id, module), foreign key (user_id, test_id) references tests on delete cascade
  );
  create table answers (
    user_id uuid not null, test_id uuid not null, question_id integer not null, module smallint not null,
    answer text not null, seq bigint not null, spent_ms integer not null default 0,
    primary key (user_id, test_id, question_id),
    foreign key (user_id, test_id, module) references modules on delete cascade
  )`;

/** Questions of a module, as many as Aivy's first. */
const IDS = Array.from({ length: 27 }, (_, n) => 1_000 + n);

/**
 * @param {import('pg').Pool} pool an empty database
 * @param {number} count
 * @returns {Promise<import('../aivy.mjs').Seat[]>}
 */
export async function seatAtPeer(pool, count) {
  await pool.query(TABLES);
  const students = Array.from({ length: count }, () => ({
    token: randomBytes(32).toString('base64url'),
    userId: randomUUID(),
    testId: randomUUID(),
  }));
  const hashes = students.map(({ token }) => createHash('sha256').update(token).digest('hex'));
  const users = students.map(({ userId }) => userId);
  const tests = students.map(({ testId }) => testId);
  await pool.query(
    `insert into sessions select hash, user_id, 'student', now() + interval '6 hours' from unnest($1::text[], $2::uuid[]) s(hash, user_id)`,
    [hashes, users],
  );
  await pool.query('insert into tests select * from unnest($1::uuid[], $2::uuid[])', [users, tests]);
  await pool.query(
    `insert into modules (user_id, test_id, module, question_ids, started_at, deadline)
     select user_id, test_id, 1, $3, now(), now() + interval '6 hours' from tests, unnest($1::uuid[], $2::uuid[]) s(u, t)
     where user_id = u and test_id = t`,
    [users, tests, IDS],
  );
  await pool.query('analyze');
  return students.map(({ token, testId }, n) => ({ token, testId, address: addressOf(n), ids: IDS }));
}
