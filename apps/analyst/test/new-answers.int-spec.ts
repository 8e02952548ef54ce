import { randomUUID } from 'node:crypto';
import type { ReportParams, ReportPeriod } from '@aivy/contracts';
import { createDataSource } from '@aivy/server-kit';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import type { DataSource } from 'typeorm';
import { loadConfig } from '../src/config.js';
import { database as definition } from '../src/database.js';
import { NewAnswersRepository } from '../src/nightly/new-answers.repository.js';
import { KindsUnderTest } from './kinds-under-test.js';

/** A year up to a Sunday, as a night calibrates it. */
const YEAR: ReportPeriod = { from: '2025-11-17', to: '2026-11-15' };

let system: KindsUnderTest;
let database: TestDatabase;
let source: DataSource;
let answers: NewAnswersRepository;
beforeAll(async () => {
  system = await KindsUnderTest.start();
  database = await testDatabase([definition]);
  source = await createDataSource(definition, database.url).initialize();
  const urls = { DATABASE_URL: database.url, ANALYTICS_DATABASE_URL: system.database.url };
  answers = new NewAnswersRepository(source, loadConfig({ ...urls, REDIS_URL: 'redis://none' }));
  const [student] = await system.students(1);
  const given = ['2026-03-01', '2026-10-01', '2026-11-10', '2026-11-20'];
  await system.insert(
    'plan.evidence',
    given.map((day, index) => ({
      ...{
        user_id: student,
        source_id: `diagnostic:x:${index}`,
        source: 'diagnostic',
        item_id: index,
        item_version: 1,
      },
      ...{ skill: 12, correct: true, answered: true, attempt: 1, hints: 0, spent_ms: 40_000, pretest: false },
      given_at: `${day}T10:00:00Z`,
    })),
  );
}, 60_000);
beforeEach(() => database.query('truncate analyst.report_jobs, analyst.published_reports cascade'));
afterAll(async () => {
  await source.destroy();
  await database.drop();
  await system.close();
});

const ordered = (
  period: ReportPeriod,
  { state = 'waiting', ...params }: Partial<ReportParams> & { state?: string } = {},
) =>
  database.query(
    `insert into analyst.report_jobs (job_id, made_by, kind, params, state) values ($1, 'command', 'item-calibration', $2, $3)`,
    [randomUUID(), JSON.stringify({ group: {}, period, ...params }), state],
  );

describe('answers that no calibration has read', () => {
  it('are all of them before there was one', async () => {
    expect(await answers.count(YEAR)).toBe(3);
  });

  it('are those behind the last day of the newest one that reached as far back', async () => {
    await ordered({ from: '2025-11-03', to: '2026-09-27' });
    expect(await answers.count(YEAR)).toBe(2);
    await ordered({ from: '2025-11-17', to: '2026-11-15' });
    expect(await answers.count(YEAR)).toBe(0);
  });

  it('are not fewer for one that read a few days, a group or a section', async () => {
    await ordered({ from: '2026-11-09', to: '2026-11-15' });
    await ordered(YEAR, { group: { grade: 9 } });
    await ordered(YEAR, { section: 'math' });
    expect(await answers.count(YEAR)).toBe(3);
  });
});
