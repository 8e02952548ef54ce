import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attemptForEvidence, markAttemptRecorded, storeReport, submitAnswers } from '@aivy/contracts';
import { packBank } from '@aivy/item-bank';
import { start } from '../src/app.js';
import { DiagnosticUnderTest, progress, submission } from './diagnostic-under-test.js';
import { sampleReport } from './sample-report.js';

let diagnostic: DiagnosticUnderTest;
beforeAll(async () => {
  diagnostic = await DiagnosticUnderTest.start();
});
afterAll(() => diagnostic.close());

async function submitted(overrides = {}): Promise<{ user_id: string; attempt_id: string }> {
  const user = diagnostic.newUser();
  await diagnostic.call(submitAnswers, submission(overrides), user);
  return { user_id: user, attempt_id: String((await diagnostic.attempts(user))[0]!['attempt_id']) };
}
const recordJobs = async ({ user_id: user }: { user_id: string }): Promise<string[]> =>
  (await diagnostic.jobs(user))
    .filter(({ queue }) => queue === 'learning')
    .map(({ job_id: id }) => id.replace(/-again-\d+$/, '-again'));
/** Starts a replica, which looks for what is missing before it serves, and closes it. */
async function look(): Promise<void> {
  const { database, redis } = diagnostic.system;
  const replica = await start({
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    KEY_PREFIX: redis.prefix,
    LOG_LEVEL: 'silent',
  });
  await replica.close();
}

describe('the answers of a diagnostic', () => {
  it('are ordered into the learner record with the first report, and with no second one', async () => {
    const ids = await submitted();
    expect(await recordJobs(ids)).toEqual([]);
    for (let n = 0; n < 2; n += 1) await diagnostic.call(storeReport, { ...ids, report: sampleReport() });
    expect(await recordJobs(ids)).toEqual([`record-evidence-diagnostic-${ids.attempt_id}`]);
  });

  it('are handed over as the student gave them, in the versions that were seen, with the report’s scores', async () => {
    const english = progress().english.map((_, index) => (index === 3 ? 'c' : ''));
    const english_time = progress().english_time.map((_, index) => (index === 3 ? 41.5 : 20));
    const ids = await submitted({ english, english_time });
    await diagnostic.call(storeReport, { ...ids, report: sampleReport({ english_theta: -0.1, english_se: 0.5 }) });
    const test = await diagnostic.call(attemptForEvidence, ids);
    const form = packBank().currentDiagnosticForm;
    expect(test.answers.map(({ item_id: id }) => id)).toEqual([...form.english, ...form.math].map(({ id }) => id));
    expect(test.answers[3]).toMatchObject({
      answer: 'c',
      spent_ms: 41_500,
      pretest: false,
      item_version: form.english[3]!.version,
    });
    expect(test.scores.english).toEqual({ score: 500, score_low: 450, score_high: 550, theta: -0.1, se: 0.5 });
    expect(test.scores.math.theta).toBeUndefined();
    // The server's clock, whatever the device says of March.
    expect(Math.abs(test.finished_at - Date.now())).toBeLessThan(60_000);
  });

  it('are not there before the report, nor for a foreign id', async () => {
    const ids = await submitted();
    expect((await diagnostic.fault(attemptForEvidence, ids)).code).toBe('DT-TESTNOTEXIST');
    await diagnostic.call(storeReport, { ...ids, report: sampleReport() });
    expect((await diagnostic.fault(attemptForEvidence, { ...ids, user_id: diagnostic.newUser() })).code).toBe(
      'DT-TESTNOTEXIST',
    );
  });

  it('of reports from before the record, and those whose jobs have failed for good, are ordered at the next look; recorded ones never again', async () => {
    const [old, failed, recorded, fresh] = [await submitted(), await submitted(), await submitted(), await submitted()];
    for (const ids of [old, failed, recorded, fresh])
      await diagnostic.call(storeReport, { ...ids, report: sampleReport() });
    await diagnostic.call(markAttemptRecorded, recorded);
    const enqueued = (ids: typeof old, at: string) =>
      diagnostic.system.database.query(
        `update diagnostic.attempts set evidence_enqueued_at = ${at} where attempt_id = $1`,
        [ids.attempt_id],
      );
    await enqueued(old, 'null');
    await enqueued(failed, `now() - interval '11 minutes'`);
    await enqueued(recorded, 'null');
    await look();
    await look();
    const again = (ids: typeof old) => [
      `record-evidence-diagnostic-${ids.attempt_id}`,
      `record-evidence-diagnostic-${ids.attempt_id}-again`,
    ];
    expect(await recordJobs(old)).toEqual(again(old));
    expect(await recordJobs(failed)).toEqual(again(failed));
    expect([(await recordJobs(recorded)).length, (await recordJobs(fresh)).length]).toEqual([1, 1]);
  });
});
