import { getProgress, saveProgress, submitModule } from '@aivy/contracts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '@aivy/server-testing';
import { FullTestUnderTest, saveOf } from './full-test-under-test.js';

if (!hasPgBouncer) console.log('The pooler is not tried out: there is no pgbouncer (Debian: pgbouncer).');

/** Connections of the service to the pooler, and of the pooler to PostgreSQL. */
const CLIENTS = 30;
const CONNECTIONS = 2;
const STUDENTS = 6;

let pooler: PgBouncer;
let tests: FullTestUnderTest;
/** Read when the programs start, which is after the database is there. */
const env: NodeJS.ProcessEnv = { DATABASE_POOL_SIZE: String(CLIENTS), DATABASE_PREPARED: 'off' };

(hasPgBouncer ? describe : describe.skip)('through a pooler with two connections for thirty', () => {
  beforeAll(async () => {
    tests = await FullTestUnderTest.start([], {
      env,
      prepare: async ({ url }) => {
        pooler = await startPgBouncer(url, CONNECTIONS);
        env['DATABASE_URL'] = pooler.url;
      },
    });
  });
  afterAll(async () => {
    await tests?.close();
    await pooler?.stop();
  });

  it('every answer is saved and every module submitted while all students work at once', async () => {
    const users = await Promise.all(Array.from({ length: STUDENTS }, () => tests.newUser()));
    await Promise.all(
      users.map(async (user) => {
        const testId = await tests.begin(user);
        for (const module of [1, 2] as const) {
          const questions = await tests.open(user, testId, module);
          const now = Date.now();
          await Promise.all(
            questions.map(({ id, type }, index) =>
              tests.call(
                saveProgress,
                saveOf(testId, {
                  module,
                  question_id: [id],
                  answer: [type === 'blank' ? '1' : 'abcd'[index % 4]!],
                  seq: [now + index],
                }),
                user,
              ),
            ),
          );
          const { user_answer: stored } = await tests.call(getProgress, { test_id: testId }, user);
          const inModule = stored.filter(({ question_id }) => questions.some(({ id }) => id === question_id));
          expect(inModule).toHaveLength(questions.length);
          await tests.call(submitModule, { test_id: testId, module }, user);
        }
      }),
    );
    const rows = await tests.query<{ submitted: number; behind: number }>(
      `select (select count(*)::int from full_test.modules where submitted_at is not null) as submitted,
         (select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'aivy-full-test') as behind`,
    );
    expect(rows[0]!.submitted).toBe(2 * STUDENTS);
    expect(rows[0]!.behind).toBeLessThanOrEqual(CONNECTIONS);
  });
});
