import { randomUUID } from 'node:crypto';
import { loadBank } from '@aivy/item-bank';
import { linkOf, LINKING, scoreDiagnostic, seededRandom, type Scale } from '@aivy/psychometrics';
import { createDataSource, createLogger } from '@aivy/server-kit';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { loadConfig } from '../src/config.js';
import { database as definition } from '../src/database.js';
import { PartRepository } from '../src/file/part.repository.js';
import { packParts } from '../src/file/parts.js';
import { JobRepository } from '../src/job/job.repository.js';
import { ScalePublisher } from '../src/publish/scale-publisher.service.js';
import { RunRepository } from '../src/run/run.repository.js';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import { KindsUnderTest, type MadeReport } from './kinds-under-test.js';

/** Official scores are made by this line here: everybody is better than our scale says. */
const TRUTH = { intercept: 560, slope: 100 };
const STUDENTS = 120;

let system: KindsUnderTest;
let database: TestDatabase;
let source: DataSource;
let publisher: ScalePublisher;
const announced: unknown[] = [];
const NOOR = randomUUID();

beforeAll(async () => {
  system = await KindsUnderTest.start();
  database = await testDatabase([definition], { withBank: true });
  source = await createDataSource(definition, database.url).initialize();
  const redis = { publish: async (...said: unknown[]) => void announced.push(said) } as unknown as Redis;
  const config = loadConfig({ DATABASE_URL: database.url, REDIS_URL: 'redis://none' });
  const logger = createLogger('test', { LOG_LEVEL: 'silent' });
  publisher = new ScalePublisher(new JobRepository(source), new PartRepository(source), redis, config, logger);
  await seed();
}, 60_000);
afterAll(async () => {
  await source.destroy();
  await database.drop();
  await system.close();
});

/** Everybody has a test near the official one in time, and one long before it. */
async function seed(): Promise<void> {
  const random = seededRandom(11);
  const ids = await system.students(STUDENTS);
  const officials: Record<string, unknown>[] = [];
  const measurements: Record<string, unknown>[] = [];
  for (const user of ids) {
    const ability = random.normal();
    const official = (): number => {
      const points = TRUTH.intercept + TRUTH.slope * ability + 35 * random.normal();
      return Math.min(800, Math.max(200, 10 * Math.round(points / 10)));
    };
    const section = () => ({ score: 500, theta: ability + 0.3 * random.normal(), se: 0.3 });
    officials.push({
      ...{ user_id: user, score_id: randomUUID(), test_date: '2026-10-03', entered_at: '2026-10-20T00:00:00Z' },
      ...{ english: official(), math: official() },
    });
    const test = { user_id: user, source: 'full-test', day: 0 };
    measurements.push(
      {
        ...{ ...test, attempt_id: randomUUID(), measured_at: '2026-09-20T10:00:00Z', measured_on: '2026-09-20' },
        scores: { english: section(), math: section() },
      },
      // Too long ago to say anything of the official test.
      {
        ...{ ...test, attempt_id: randomUUID(), measured_at: '2026-06-01T10:00:00Z', measured_on: '2026-06-01' },
        scores: { english: { ...section(), theta: -3 }, math: { ...section(), theta: -3 } },
      },
    );
  }
  await system.insert('plan.official_scores', officials);
  await system.insert('plan.measurements', measurements);
}

/** A report of Noor's that is ready, as the maker stores it. */
async function stored({ columns, rows, finding }: MadeReport): Promise<string> {
  const jobId = randomUUID();
  await database.query(
    `insert into analyst.report_jobs (job_id, created_by, made_by, kind, params) values ($1, $2, 'analyst', 'score-link', '{}')`,
    [jobId, NOOR],
  );
  const runs = new RunRepository(source);
  const run = (await runs.updateTaken(randomUUID()))!;
  const all = async function* () {
    for (const row of rows) yield columns.map(({ name }) => row[name] ?? null);
  };
  for await (const { bytes } of packParts(all())) await runs.insertPart(run, 0, bytes);
  await runs.updateReady(run, { columns: [...columns], rowCount: rows.length, finding }, []);
  return jobId;
}

/** Every second question right. */
const answersOf = (bank: Awaited<ReturnType<typeof loadBank>>) => {
  const section = (subject: 'english' | 'math') =>
    bank.currentDiagnosticForm[subject].map(({ a, b, c, b_sd: bSd, skill, seconds }, index) => ({
      ...{ a, b, c, bSd, skill, seconds, characters: 400 },
      ...{ correct: index % 2 === 0, answered: true, timeSpent: seconds },
    }));
  return { english: section('english'), math: section('math') };
};

describe('the comparison with official scores', () => {
  it('is not made below thirty students, and does not say how many there are', async () => {
    await system.query(
      `update auth.users set role = 'analyst' where email not similar to 'secret-[0-9]@%|secret-1[0-9]@%'`,
    );
    try {
      await expect(system.make('score-link')).rejects.toThrow(
        'Fewer than 30 students have an official score and a test of ours within 60 days of it',
      );
    } finally {
      await system.query(`update auth.users set role = 'student'`);
    }
  });

  it('takes the test nearest to the official one, and finds the line that made the scores', async () => {
    const { rows, finding } = await system.make('score-link');
    expect(rows.map(({ section, pairs }) => [section, pairs])).toEqual([
      ['english', STUDENTS],
      ['math', STUDENTS],
    ]);
    for (const row of rows) {
      // Led a little to the 510 that was assumed.
      expect(Math.abs(Number(row['intercept']) - TRUTH.intercept)).toBeLessThan(15);
      expect(Math.abs(Number(row['slope']) - TRUTH.slope)).toBeLessThan(15);
      expect(row).toMatchObject({ present_version: LINKING.version, present_intercept: 510, present_slope: 110 });
      expect(Number(row['scale_sd'])).toBeLessThan(0.1);
    }
    expect(finding.title).toMatch(/^Against official scores, Reading & Writing scores are \d+ points too low at 500/);
    expect(finding.points).toHaveLength(8);
  });

  it('is of the tests of its period', async () => {
    const period = { from: '2026-10-04', to: '2026-11-15' };
    await expect(system.make('score-link', { period })).rejects.toThrow('Fewer than 30 students');
  });
});

describe('publishing it', () => {
  it('gives tests from then on the measured scale, leaves those of before theirs, and changes no item', async () => {
    const made = await system.make('score-link');
    const [job, late] = [await stored(made), await stored(made)];
    const before = await loadBank(database.url);
    const old = before.scaleOf();
    await expect(publisher.publish(job, randomUUID())).rejects.toMatchObject({ code: 'REPORT-NOTEXIST' });

    const release = await publisher.publish(job, NOOR);
    const after = await loadBank(database.url);
    expect(after.release).toBe(release);
    expect(after.items()).toEqual(before.items());
    const scale: Scale = after.scaleOf();
    expect(scale.parameterVersion).toBe(old.parameterVersion);
    expect(scale.link.version).toMatch(/^link-\d{4}-\d{2}-\d{2}-/);
    for (const row of made.rows)
      expect(linkOf(scale.link, row['section'] as 'english' | 'math')).toMatchObject({
        ...{ intercept: row['intercept'], slope: row['slope'], scaleSd: row['scale_sd'], pairs: STUDENTS },
      });
    expect(after.scaleOf(before.release)).toEqual(old);
    expect(announced).toEqual([[expect.anything(), String(release)]]);

    // The same answers, of an attempt from before and of one from after.
    const [earlier, later] = [before.release, release].map((each) =>
      scoreDiagnostic(answersOf(after), after.scaleOf(each)),
    );
    expect(earlier).toMatchObject({ linking_version: LINKING.version, scale_sd: 28 });
    expect(earlier).not.toHaveProperty('scale_pairs');
    expect(later).toMatchObject({ linking_version: scale.link.version, scale_pairs: STUDENTS });
    expect(later!.scale_sd).toBeLessThan(10);
    const theta = later!.sections.math.theta!;
    const { intercept, slope } = linkOf(scale.link, 'math');
    expect(later!.sections.math.score).toBe(10 * Math.round((intercept + slope * theta) / 10));
    expect(earlier!.sections.math.score).toBe(10 * Math.round((510 + 110 * theta) / 10));

    // Said again it is the same release; another comparison with the record of before is out of date.
    expect(await publisher.publish(job, NOOR)).toBe(release);
    await expect(publisher.publish(late, NOOR)).rejects.toMatchObject({ code: 'REPORT-SCALEOUTDATED' });
    expect((await loadBank(database.url)).release).toBe(release);
  });

  it.each([
    ['falls with ability', { slope: -104 }],
    ['tells nobody from others', { slope: 0.1 }],
    ['gives everybody the best score', { intercept: 870 }],
    ['has no number', { intercept: null }],
  ])('is refused for a scale that %s, and nothing is written', async (_, absurd) => {
    const { rows, ...made } = await system.make('score-link');
    const before = await loadBank(database.url);
    const rowsNow = rows.map((row) => ({ ...row, present_version: before.scaleOf().link.version }));
    const job = await stored({ ...made, rows: [rowsNow[0]!, { ...rowsNow[1]!, ...absurd }] });
    await expect(publisher.publish(job, NOOR)).rejects.toMatchObject({ code: 'REPORT-SCALEIMPLAUSIBLE' });
    expect((await loadBank(database.url)).release).toBe(before.release);
  });

  it('is for this kind of report alone', async () => {
    const jobId = randomUUID();
    await database.query(
      `insert into analyst.report_jobs (job_id, created_by, made_by, kind, params) values ($1, $2, 'analyst', 'item-calibration', '{}')`,
      [jobId, NOOR],
    );
    await expect(publisher.publish(jobId, NOOR)).rejects.toMatchObject({ code: 'REPORT-NOTEXIST' });
  });
});
