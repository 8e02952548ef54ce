import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getAllTests, getTestReport, type FullTestReport } from '@aivy/contracts';
import { runMigrations } from '@aivy/server-kit';
import { testDatabase, waitFor } from '@aivy/server-testing';
import { database } from '../src/app.js';
import { AddScores1765400000000 } from '../src/migrations/add-scores-1765400000000.js';
import { FillScores1765400100000 } from '../src/migrations/fill-scores-1765400100000.js';
import { FullTestUnderTest } from './full-test-under-test.js';

const version1 = JSON.parse(
  readFileSync(path.resolve('apps/full-test/test/report-version-1.json'), 'utf8'),
) as FullTestReport;

describe('the scores in a list of tests', () => {
  let tests: FullTestUnderTest;
  let user: string;
  let testId: string;
  let report: FullTestReport;
  const listed = async () =>
    (await tests.call(getAllTests, {}, user)).map((test) => [test.english_score, test.math_score]);
  const update = (what: string, ...values: unknown[]) =>
    tests.query(`update full_test.tests set ${what} where test_id = $1`, [testId, ...values]);

  beforeAll(async () => {
    tests = await FullTestUnderTest.start(['diagnostic', 'plan', 'worker']);
    user = await tests.newUser();
    testId = await tests.finish(user, ['right', 'right', 'empty', 'empty']);
    const text = await waitFor(async () => (await tests.call(getTestReport, { test_id: testId }, user)).detail_report, {
      timeoutMs: 15_000,
    });
    report = JSON.parse(text) as FullTestReport;
  });
  afterAll(() => tests.close());

  it('are those of the report, and reading the report is no part of it', async () => {
    // As if there were nothing in it: nobody looks.
    await update(`report = '{}'`);
    expect(await listed()).toEqual([[report.english_score, report.math_score]]);
  });

  it('are those of a report that a replica of the release before has stored, which writes none beside it', async () => {
    await update('report = $2, report_at = clock_timestamp()', JSON.stringify(version1));
    expect([version1.english_score, version1.math_score]).not.toEqual([report.english_score, report.math_score]);
    expect(await listed()).toEqual([[version1.english_score, version1.math_score]]);
  });

  it('are gone with a report that was taken away to be made again', async () => {
    await update('scored_at = report_at');
    await update('report = null, report_at = null');
    expect(await listed()).toEqual([[null, null]]);
  });
});

describe('the reports from before scores stood beside them', () => {
  const NEW = [AddScores1765400000000, FillScores1765400100000];
  const before = {
    ...database,
    migrations: (database.migrations as unknown[]).filter(
      (each) => !NEW.includes(each as (typeof NEW)[number]),
    ) as typeof database.migrations,
  };
  const version2 = { version: 2, sections: { english: { score: 610 }, math: { score: 590.5 } } };
  const damaged = { version: 2, sections: { english: { score: '610' }, math: {} } };
  /** More than one step takes. */
  const OTHERS = 4_500;

  it('get them by the migration, of every version; what cannot be read is left alone', async () => {
    const db = await testDatabase([]);
    try {
      await runMigrations(db.url, [before]);
      for (const report of [version1, version2, damaged, null])
        await db.query(
          `insert into full_test.tests (user_id, test_id, time_factor, end_time, report, report_at)
           values (gen_random_uuid(), gen_random_uuid(), 1, now(), $1, case when $1::jsonb is not null then now() end)`,
          [report && JSON.stringify(report)],
        );
      await db.query(
        `insert into full_test.tests (user_id, test_id, time_factor, end_time, report, report_at)
         select gen_random_uuid(), gen_random_uuid(), 1.5, now(), '{"english_score": 400, "math_score": 500}', now()
         from generate_series(1, $1::int)`,
        [OTHERS],
      );
      expect(await runMigrations(db.url, [database])).toEqual(NEW.map(({ name }) => `full_test.${name}`));
      const rows = await db.query(
        `select english_score, math_score, scored_at = report_at as scored, count(*)::int from full_test.tests
         group by 1, 2, 3 order by 4 desc, 1 nulls last`,
      );
      expect(rows).toEqual(
        expect.arrayContaining([
          { english_score: 400, math_score: 500, scored: true, count: OTHERS },
          { english_score: version1.english_score, math_score: version1.math_score, scored: true, count: 1 },
          { english_score: 610, math_score: 590.5, scored: true, count: 1 },
          // The damaged one and the one that is not there.
          { english_score: null, math_score: null, scored: null, count: 2 },
        ]),
      );
      expect(rows).toHaveLength(4);
    } finally {
      await db.drop();
    }
  });
});
