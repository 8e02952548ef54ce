import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getUserInfo, submitAnswers } from '@aivy/contracts';
import { DiagnosticUnderTest, submission } from './diagnostic-under-test.js';

/** No worker runs here: what is true, is true without it. */
let diagnostic: DiagnosticUnderTest;
beforeAll(async () => {
  diagnostic = await DiagnosticUnderTest.start();
});
afterAll(() => diagnostic.close());

async function newAccount(): Promise<string> {
  const user = diagnostic.newUser();
  await diagnostic.system.database.query(
    `insert into auth.users (user_id, email, name, password_hash) values ($1, $2, 'Maya', '')`,
    [user, `${user}@example.com`],
  );
  return user;
}
const stageOf = async (user: string): Promise<number> => (await diagnostic.call(getUserInfo, {}, user)).stage;
const setStage = (user: string, stage: number) =>
  diagnostic.system.database.query('update auth.users set stage = $2 where user_id = $1', [user, stage]);

describe('the stage of an account whose diagnostic is submitted', () => {
  it('is 2 for every device as soon as the submit is answered, while no worker runs', async () => {
    const user = await newAccount();
    expect(await stageOf(user)).toBe(1);
    await diagnostic.call(submitAnswers, submission(), user);
    expect(await stageOf(user)).toBe(2);
  });

  it('is told again by a second submit, whose first one may have died before auth heard of it', async () => {
    const user = await newAccount();
    await diagnostic.call(submitAnswers, submission(), user);
    await setStage(user, 1);
    expect((await diagnostic.fault(submitAnswers, submission(), user)).code).toBe('DT-TESTEXIST');
    expect(await stageOf(user)).toBe(2);
  });

  it('is not lowered by it', async () => {
    const user = await newAccount();
    await setStage(user, 3);
    await diagnostic.call(submitAnswers, submission(), user);
    expect(await stageOf(user)).toBe(3);
  });

  it('is left to the report’s job while auth is away, and the submit is still answered in time', async () => {
    const alone = await DiagnosticUnderTest.start(['diagnostic']);
    try {
      const user = alone.newUser();
      const started = performance.now();
      await alone.call(submitAnswers, submission(), user);
      expect(performance.now() - started).toBeLessThan(4_000);
      const [attempt] = await alone.attempts(user);
      expect((await alone.jobs(user)).map(({ job_id: id }) => id)).toEqual([
        `diagnostic-report-${String(attempt!['attempt_id'])}`,
      ]);
    } finally {
      await alone.close();
    }
  });
});
