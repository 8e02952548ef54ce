import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attemptForReport, markAttemptRecorded, storeReport, submitAnswers } from '@aivy/contracts';
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
  it('get a job of their own with the first report of a worker of the release before, and with no other report', async () => {
    const [older, present] = [await submitted(), await submitted()];
    for (let n = 0; n < 2; n += 1) {
      await diagnostic.call(storeReport, { ...older, report: sampleReport() });
      await diagnostic.call(storeReport, { ...present, report: sampleReport(), records: true });
    }
    expect(await recordJobs(older)).toEqual([`record-evidence-diagnostic-${older.attempt_id}`]);
    expect(await recordJobs(present)).toEqual([]);
  });

  it('are handed over as the student gave them, in the versions that were seen, with the report’s scores once it is there', async () => {
    const english = progress().english.map((_, index) => (index === 3 ? 'c' : ''));
    const english_time = progress().english_time.map((_, index) => (index === 3 ? 41.5 : 20));
    const ids = await submitted({ english, english_time });
    expect(await diagnostic.call(attemptForReport, ids)).not.toHaveProperty('scores');
    const report = sampleReport({ english_theta: -0.1, english_se: 0.5 });
    await diagnostic.call(storeReport, { ...ids, report, records: true });
    const test = await diagnostic.call(attemptForReport, ids);
    const form = packBank().currentDiagnosticForm;
    expect([test.english[3], test.english_time[3]]).toEqual(['c', 41.5]);
    expect(test.item_versions[form.english[3]!.id]).toBe(form.english[3]!.version);
    expect(test.scores!.english).toEqual({ score: 500, score_low: 450, score_high: 550, theta: -0.1, se: 0.5 });
    expect(test.scores!.math.theta).toBeUndefined();
    // The server's clock, whatever the device says of March.
    expect(Math.abs(test.finished_at! - Date.now())).toBeLessThan(60_000);
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
