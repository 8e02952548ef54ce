import path from 'node:path';
import {
  getAllTests,
  getPlan,
  getRewards,
  getTestDetail,
  outlook,
  scorePath,
  signIn,
  submitReport,
  USER_DATA_PARTS,
} from '@aivy/contracts';
import { subscribeEndedSessions } from '@aivy/server-kit';
import { RpcProbe, startTestSystem, waitFor, type TestSystem } from '@aivy/server-testing';
import pg from 'pg';
import { run as runLearner } from '../learner/run.js';
import { run } from './run.js';

let system: TestSystem;
let probe: RpcProbe;
let client: pg.Client;
const firstUsers: unknown[] = [];
beforeAll(async () => {
  system = await startTestSystem({
    apps: ['auth', 'diagnostic', 'full-test', 'plan', 'aivydaily', 'chat', 'analyst'].map((name) =>
      path.resolve(`apps/${name}/src/app.ts`),
    ),
  });
  probe = await RpcProbe.connect(system, 'demo-tool-test');
  client = new pg.Client({ connectionString: system.database.url });
  await client.connect();
  Object.assign(process.env, {
    DATABASE_URL: system.database.url,
    REDIS_URL: system.redis.url,
    KEY_PREFIX: system.redis.prefix,
  });
}, 60_000);
afterAll(async () => {
  await client.end();
  await probe.close();
  await system.close();
});

const demo = (...args: string[]) => run(args, () => undefined).catch((error: Error) => error.message);
const column = async (sql: string): Promise<unknown[]> =>
  (await client.query<{ it: unknown }>(sql)).rows.map(({ it }) => it);

it('makes students who can sign in, and of whom every service shows what it has', async () => {
  const told = await demo('--students', '12', '--weeks', '4', '--until', '2026-06-30');
  expect(told).toMatch(/^12 students with [\d,]+ rows/);
  const password = /password (\S+):/.exec(told)![1]!;
  const [email] = (await column(
    'select u.email as it from auth.users u join plan.plans p using (user_id) order by p.last_finished_day desc limit 1',
  )) as string[];
  await expect(probe.call(signIn, { email: email!, password })).resolves.toMatchObject({ token: expect.any(String) });

  const users = (await column(`select user_id as it from auth.users where role = 'student'`)) as string[];
  expect(users).toHaveLength(12);
  firstUsers.push(...users);
  // Four weeks of which the last day is told.
  expect(
    await column(
      `select count(*)::int as it from auth.users where role = 'student' and created_at not between '2026-06-02' and '2026-07-01'`,
    ),
  ).toEqual([0]);
  for (const userId of users) {
    const caller = { userId, timezone: 'America/New_York' };
    // Answers of calls are held against their contracts.
    for (const part of USER_DATA_PARTS) await probe.call(part.export, { user_id: userId });
    const detail = await probe.call(getTestDetail, {}, caller);
    expect(detail.report_status).toBe('ready');
    await probe.call(getAllTests, {}, caller);
    await probe.call(getRewards, {}, caller);
    const plan = await probe.call(getPlan, {}, caller);
    if (plan) for (const call of [scorePath, outlook] as const) await probe.call(call, { plan_id: plan.id }, caller);
  }
}, 60_000);

it('leaves learner records that are what their answers give', async () => {
  await expect(runLearner(['rebuild'])).resolves.toMatchObject({
    exitCode: 0,
    text: expect.stringContaining('12 learners'),
  });
});

it('does not put made-up students among real ones unless it is told to, nor a second time', async () => {
  expect(await demo('--students', '3')).toContain('demo accounts already');
});

it('takes everything away again, and nothing else; who is signed in is signed out at once', async () => {
  const [analyst] = await column(`select user_id as it from auth.users where role = 'analyst'`);
  const params = { group: {}, period: { from: '2026-06-01', to: '2026-06-30' } };
  await probe.call(submitReport, { kind: 'cohort-scores', params }, { userId: String(analyst) });
  const { redis, prefix } = system.redis;
  const ended: string[] = [];
  const stop = await subscribeEndedSessions(redis, prefix, { onEnded: (hashes) => void ended.push(...hashes) });
  await client.query(
    `insert into auth.users (user_id, email, name, password_hash) values (gen_random_uuid(), 'real@example.org', 'Real', '')`,
  );
  const sessions = await column('select token_hash as it from auth.sessions');
  expect(sessions).toHaveLength(1);
  expect(await demo('--remove')).toContain('14 demo accounts are gone');
  await waitFor(() => ended.length === 1);
  expect(ended).toEqual(sessions);
  stop();
  expect(await column('select email as it from auth.users')).toEqual(['real@example.org']);
  for (const table of [
    'diagnostic.attempts',
    'full_test.answers',
    'plan.evidence',
    'plan.learners',
    'plan.plans',
    'aivydaily.attempts',
    'chat.messages',
    // Those that a night orders are nobody's, and the night may come while this runs.
    `analyst.report_jobs where made_by <> 'nightly'`,
  ])
    expect(await column(`select count(*)::int as it from ${table}`)).toEqual([0]);
  expect(await demo('--students', '3')).toContain('There are 1 students here');
});

it('puts them beside real students when it is told to, others with another seed', async () => {
  const told = await demo('--students', '3', '--weeks', '1', '--until', '2026-06-30', '--seed', '2', '--beside');
  expect(told).toMatch(/^3 students/);
  const users = await column(`select user_id as it from auth.users where role = 'student'`);
  expect(users).toHaveLength(4);
  expect(users.filter((each) => firstUsers.includes(each))).toEqual([]);
});

it('tells what it does not understand', async () => {
  expect(await demo('--students', 'many')).toContain('--students is a whole number');
  expect(await demo('--until', '2999-01-01')).toContain('no day that is over');
});
