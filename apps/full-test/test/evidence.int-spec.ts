import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { markTestRecorded, storeTestReport, testForEvidence, type FullTestReport } from '@aivy/contracts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { start } from '../src/app.js';
import { FullTestUnderTest } from './full-test-under-test.js';

const report = JSON.parse(
  readFileSync(path.resolve('apps/full-test/test/report-version-1.json'), 'utf8'),
) as FullTestReport;

let tests: FullTestUnderTest;
let user: string;
beforeAll(async () => {
  tests = await FullTestUnderTest.start();
  user = await tests.newUser();
});
afterAll(() => tests.close());

const jobs = async (testId: string): Promise<string[]> =>
  (
    await tests.query<{ job_id: string }>(
      `select job_id from full_test.outbox where queue = 'learning' and data->>'attempt_id' = $1 order by id`,
      [testId],
    )
  ).map(({ job_id: id }) => id.replace(/-again-\d+$/, '-again'));

describe('the answers of a full test', () => {
  it('are ordered into the learner record with the first report, and with no second one', async () => {
    const testId = await tests.finish(user);
    expect(await jobs(testId)).toEqual([]);
    for (let n = 0; n < 2; n += 1) await tests.call(storeTestReport, { user_id: user, test_id: testId, report });
    expect(await jobs(testId)).toEqual([`record-evidence-full-test-${testId}`]);
  });

  it('are handed over with when each was given within its module, what was only tried out, and the report’s scores', async () => {
    const testId = await tests.finish(user, ['right', 'empty', 'right', 'empty']);
    const ids = { user_id: user, test_id: testId };
    expect((await tests.fault(testForEvidence, ids)).code).toBe('FT-TESTNOTEXIST');
    await tests.call(storeTestReport, { ...ids, report });
    // A device whose clock was far ahead.
    await tests.query(`update full_test.answers set seq = 3000000000000 where test_id = $1 and module = 3`, [testId]);
    const test = await tests.call(testForEvidence, ids);
    const modules = await tests.query<{
      module: number;
      started: number;
      submitted: number;
      questions: { id: number; version: number; pretest: boolean }[];
    }>(
      `select module, extract(epoch from started_at)::float8 * 1000 as started, extract(epoch from submitted_at)::float8 * 1000 as submitted, questions
       from full_test.modules where test_id = $1 order by module`,
      [testId],
    );
    expect(test.answers.map(({ item_id: id, item_version: version, pretest }) => ({ id, version, pretest }))).toEqual(
      modules.flatMap(({ questions }) => questions),
    );
    for (const { module, started, submitted, questions } of modules) {
      const own = test.answers.filter(({ item_id: id }) => questions.some((question) => question.id === id));
      const keys = await tests.keys(own.map(({ item_id: id }) => id));
      for (const each of own) {
        expect(each.given_at).toBeGreaterThanOrEqual(Math.floor(started));
        expect(each.given_at).toBeLessThanOrEqual(Math.ceil(submitted));
        expect(each.answer).toBe(module % 2 === 1 ? keys.get(each.item_id)!.toLowerCase() : '');
      }
    }
    expect(test.scores.math).toEqual({
      score: report.math_score,
      score_low: report.math_score_low,
      score_high: report.math_score_high,
      theta: report.math_theta,
      se: report.math_se,
    });
    expect(
      (await tests.fault(testForEvidence, { user_id: '00000000-0000-4000-8000-000000000000', test_id: testId })).code,
    ).toBe('FT-TESTNOTEXIST');
  });

  it('of reports from before the record are ordered at the next look, recorded ones never again', async () => {
    const [old, recorded] = [await tests.finish(user), await tests.finish(user)];
    for (const testId of [old, recorded]) await tests.call(storeTestReport, { user_id: user, test_id: testId, report });
    await tests.call(markTestRecorded, { user_id: user, test_id: recorded });
    await tests.query('update full_test.tests set evidence_enqueued_at = null where test_id = any($1)', [
      [old, recorded],
    ]);
    const { database, redis } = tests.system;
    for (let n = 0; n < 2; n += 1) {
      const replica = await start({
        DATABASE_URL: database.url,
        REDIS_URL: redis.url,
        KEY_PREFIX: redis.prefix,
        LOG_LEVEL: 'silent',
      });
      await replica.close();
    }
    expect(await jobs(old)).toEqual([`record-evidence-full-test-${old}`, `record-evidence-full-test-${old}-again`]);
    expect(await jobs(recorded)).toHaveLength(1);
  });
});
