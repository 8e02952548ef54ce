import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { markTestRecorded, storeTestReport, testForReport, type FullTestReport } from '@aivy/contracts';
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
  it('get a job of their own with the first report of a worker of the release before, and with no other report', async () => {
    const [older, present] = [await tests.finish(user), await tests.finish(user)];
    for (let n = 0; n < 2; n += 1) {
      await tests.call(storeTestReport, { user_id: user, test_id: older, report });
      await tests.call(storeTestReport, { user_id: user, test_id: present, report, records: true });
    }
    expect(await jobs(older)).toEqual([`record-evidence-full-test-${older}`]);
    expect(await jobs(present)).toEqual([]);
  });

  it('are handed over with when each was given within its module, what was only tried out, and the report’s scores', async () => {
    const testId = await tests.finish(user, ['right', 'empty', 'right', 'empty']);
    const ids = { user_id: user, test_id: testId };
    expect(await tests.call(testForReport, ids)).not.toHaveProperty('scores');
    await tests.call(storeTestReport, { ...ids, report });
    // A device whose clock was far ahead.
    await tests.query(`update full_test.answers set seq = 3000000000000 where test_id = $1 and module = 3`, [testId]);
    const test = await tests.call(testForReport, ids);
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
    expect(test.modules.map(({ questions }) => questions)).toEqual(modules.map(({ questions }) => questions));
    for (const [place, { module, started, submitted, questions }] of modules.entries()) {
      const { answers, given_at: givenAt } = test.modules[place]!;
      const keys = await tests.keys(questions.map(({ id }) => id));
      for (const [index, { id }] of questions.entries()) {
        expect(givenAt![index]).toBeGreaterThanOrEqual(Math.floor(started));
        expect(givenAt![index]).toBeLessThanOrEqual(Math.ceil(submitted));
        expect(answers[index]).toBe(module % 2 === 1 ? keys.get(id)!.toLowerCase() : '');
      }
    }
    expect(test.scores!.math).toEqual({
      score: report.math_score,
      score_low: report.math_score_low,
      score_high: report.math_score_high,
      theta: report.math_theta,
      se: report.math_se,
    });
    expect(
      (await tests.fault(testForReport, { user_id: '00000000-0000-4000-8000-000000000000', test_id: testId })).code,
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
