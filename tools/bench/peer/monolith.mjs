// The least that does an honest save: one process, Fastify and pg, named prepared statements, no Redis. What it is held
// to is what a save must do: who asks (the session, looked up in PostgreSQL each time), what they say (JSON schema), whether
// it is their test, whether the module is open and in time, the higher sequence number stays, and the commit is on disk
// before the answer. It has no replicas to talk to, no limits by user, no deadlines, no traces and no metrics.
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const GRACE_MS = 20_000;
/** Sequence numbers this far ahead of the server are refused. */
const AHEAD_MS = 60_000;
const CONNECTIONS = 8;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: CONNECTIONS });
const app = Fastify({ trustProxy: true, bodyLimit: 256 * 1024 });

/** @param {object} items */
const list = (items) => ({ type: 'array', maxItems: 60, items });
const moment = { type: 'integer', minimum: 0, maximum: 4_000_000_000_000 };
const text = { type: 'string', maxLength: 2_000 };

const BODY = {
  type: 'object',
  required: ['test_id', 'module', 'time_left', 'question_id', 'answer', 'seq'],
  properties: {
    test_id: { type: 'string', format: 'uuid' },
    module: { type: 'integer', enum: [1, 2, 3, 4] },
    time_left: { type: 'number', minimum: 0, maximum: 86_400 },
    question_id: list({ type: 'integer', minimum: 0 }),
    answer: list({ type: 'string', maxLength: 6 }),
    seq: list(moment),
    spent_ms: list({ type: 'integer', minimum: 0, maximum: 86_400_000 }),
    workspace: {
      type: 'object',
      required: ['position', 'marked', 'eliminated', 'annotations'],
      properties: {
        position: { type: 'integer', minimum: 0, maximum: 60 },
        marked: list({ type: 'integer' }),
        eliminated: { type: 'object', additionalProperties: list(text) },
        annotations: { type: 'array', maxItems: 200, items: { type: 'object' } },
      },
    },
    workspace_seq: moment,
  },
};
const ANSWER = {
  type: 'object',
  properties: {
    data: {
      type: 'object',
      properties: {
        server_time: { type: 'number' },
        deadline: { type: 'number' },
        refused: { type: 'array', items: { type: 'integer' } },
      },
    },
  },
};

const SESSION = 'select user_id, role, expires_at from sessions where token_hash = $1 and expires_at > now()';
const MODULE = 'select question_ids from modules where user_id = $1 and test_id = $2 and module = $3';
/** One statement is one transaction: the module's row is locked, what comes late is left out, the newest answer stays. */
const SAVE = `with open as (
    update modules m set time_left = $8,
      workspace = case when $9::jsonb is not null and $10 > m.workspace_seq then $9::jsonb else m.workspace end,
      workspace_seq = case when $9::jsonb is not null then greatest(m.workspace_seq, $10) else m.workspace_seq end
    where user_id = $1 and test_id = $2 and module = $3 and started_at is not null and submitted_at is null
      and exists (select 1 from tests t where t.user_id = $1 and t.test_id = $2 and t.given_up_at is null)
    returning deadline
  ), stored as (
    insert into answers as a (user_id, test_id, module, question_id, answer, seq, spent_ms)
    select $1, $2, $3, q.question_id, q.answer, q.seq, q.spent_ms
    from open, unnest($4::int[], $5::text[], $6::bigint[], $7::int[]) q(question_id, answer, seq, spent_ms)
    where q.seq <= extract(epoch from open.deadline) * 1000 + $11
    on conflict (user_id, test_id, question_id) do update set
      answer = case when excluded.seq > a.seq then excluded.answer else a.answer end,
      seq = greatest(a.seq, excluded.seq), spent_ms = greatest(a.spent_ms, excluded.spent_ms)
  )
  select deadline from open`;

/** A module's questions never change. @type {Map<string, ReadonlySet<number>>} */
const questions = new Map();

/** @param {string} userId @param {string} testId @param {number} module */
async function questionsOf(userId, testId, module) {
  const key = `${userId}/${testId}/${module}`;
  const known = questions.get(key);
  if (known) return known;
  const { rows } = await pool.query({ name: 'module', text: MODULE, values: [userId, testId, module] });
  const ids = new Set(/** @type {number[]} */ (rows[0]?.question_ids ?? []));
  questions.set(key, ids);
  return ids;
}

/** @typedef {{ test_id: string, module: number, time_left: number, question_id: number[], answer: string[], seq: number[], spent_ms?: number[], workspace?: object, workspace_seq?: number }} Save */

/** @type {import('fastify').FastifySchema} */
const schema = { body: BODY, response: { 200: ANSWER } };

app.post('/save', { schema }, async (request, reply) => {
  const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  const hash = createHash('sha256').update(token).digest('hex');
  const { rows: sessions } = await pool.query({ name: 'session', text: SESSION, values: [hash] });
  if (!sessions[0]) return reply.code(401).send({ code: 'UNAUTHORIZED' });
  const userId = sessions[0].user_id;
  const body = /** @type {Save} */ (request.body);
  const { test_id: testId, module, question_id: ids, answer, seq } = body;
  const spent = body.spent_ms ?? ids.map(() => 0);
  const known = await questionsOf(userId, testId, module);
  const now = Date.now();
  const faulty =
    [answer, seq, spent].some((each) => each.length !== ids.length) ||
    ids.some((id) => !known.has(id)) ||
    seq.some((each) => each > now + AHEAD_MS);
  if (faulty) return reply.code(400).send({ code: 'INVALIDINPUT' });
  const values = [userId, testId, module, ids, answer, seq, spent, body.time_left];
  values.push(body.workspace ? JSON.stringify(body.workspace) : null, body.workspace_seq ?? now, GRACE_MS);
  const { rows } = await pool.query({ name: 'save', text: SAVE, values });
  if (!rows[0]) return reply.code(409).send({ code: 'MODULECLOSED' });
  const deadline = rows[0].deadline.getTime();
  return { data: { server_time: now, deadline, refused: ids.filter((_, n) => (seq[n] ?? 0) > deadline + GRACE_MS) } };
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
