import { randomUUID } from 'node:crypto';
import type { ReportKindName } from '@aivy/contracts';
import { loadBank } from '@aivy/item-bank';
import { createDataSource, createLogger } from '@aivy/server-kit';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { loadConfig } from '../src/config.js';
import { database as definition } from '../src/database.js';
import { PartRepository } from '../src/file/part.repository.js';
import { packParts } from '../src/file/parts.js';
import { JobRepository } from '../src/job/job.repository.js';
import { CALIBRATION_COLUMNS, type Column, type Value } from '../src/kinds/kind.js';
import { PublishService } from '../src/publish/publish.service.js';
import { RunRepository } from '../src/run/run.repository.js';

const NAMES = Object.values(CALIBRATION_COLUMNS);
const COLUMNS = NAMES.map((name): Column => ({ name, type: 'float', title: name }));
const FIELDS = Object.keys(CALIBRATION_COLUMNS) as (keyof typeof CALIBRATION_COLUMNS)[];
type Cells = Partial<Record<keyof typeof CALIBRATION_COLUMNS, Value>>;
const rowsOf = (cells: readonly Cells[]): Value[][] =>
  cells.map((row) => FIELDS.map((field) => ({ setting: 'exam', alarm: false, ...row })[field] ?? null));
const [NOOR, SAM] = [randomUUID(), randomUUID()];

let database: TestDatabase;
let source: DataSource;
let publishing: PublishService;
const announced: unknown[] = [];
beforeAll(async () => {
  database = await testDatabase([definition], { withBank: true });
  source = await createDataSource(definition, database.url).initialize();
  const redis = { publish: async (...said: unknown[]) => void announced.push(said) };
  const config = loadConfig({ DATABASE_URL: database.url, REDIS_URL: 'redis://none' });
  const logger = createLogger('test', { LOG_LEVEL: 'silent' });
  const [jobs, parts] = [new JobRepository(source), new PartRepository(source)];
  publishing = new PublishService(jobs, parts, redis as unknown as Redis, config, logger);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

/** A report of Noor's that is ready, with these rows. */
async function ready(rows: readonly (readonly Value[])[], kind: ReportKindName = 'item-calibration'): Promise<string> {
  const jobId = randomUUID();
  await database.query(
    `insert into analyst.report_jobs (job_id, created_by, made_by, kind, params) values ($1, $2, 'analyst', $3, '{}')`,
    [jobId, NOOR, kind],
  );
  const runs = new RunRepository(source);
  const run = (await runs.updateTaken(randomUUID()))!;
  const all = async function* () {
    yield* rows;
  };
  for await (const { bytes } of packParts(all())) await runs.insertPart(run, 0, bytes);
  const finding = { title: '', points: [], unit: '', note: '' };
  await runs.updateReady(run, { columns: COLUMNS, rowCount: rows.length, finding }, []);
  return jobId;
}

const newest = async (): Promise<unknown> =>
  (await database.query<{ id: number }>('select max(id)::int as id from bank.releases'))[0]!.id;

it('publishing a calibration gives items what was proposed for them, once, and tells the services', async () => {
  const before = await loadBank(database.url);
  const [one, two, three, four] = before.items();
  const measured = { a: 1.25, b: 0.5, c: 0.15, bSd: 0.12, medianSeconds: 52 };
  const rows = rowsOf([
    { id: one!.id, version: one!.version, ...measured },
    { id: two!.id, version: two!.version, bSd: 0.3 },
    { id: three!.id, version: three!.version, setting: 'practice', b: -0.5, bSd: 0.2 },
    { id: four!.id, version: four!.version, b: 3, alarm: true, state: 'quarantined' },
  ]);
  const job = await ready(rows);
  await expect(publishing.publish(job, SAM)).rejects.toMatchObject({ code: 'REPORT-NOTEXIST' });
  const { release, items } = await publishing.publish(job, NOOR);
  expect(items).toEqual([one!.id, three!.id]);
  const after = await loadBank(database.url);
  expect(after.release).toBe(release);
  const from = after.scaleOf(release).parameterVersion;
  expect(from).toMatch(new RegExp(`^calibration-\\d{4}-\\d{2}-\\d{2}-${job.slice(0, 8)}$`));
  expect(after.item(one!.id)).toEqual({
    ...{ ...one!, version: one!.version + 1, parameters_from: from },
    ...{ a: 1.25, b: 0.5, c: one!.type === 'blank' ? 0 : 0.15, b_sd: 0.12, median_seconds: 52 },
  });
  expect(after.item(three!.id)).toEqual({
    ...{ ...three!, version: three!.version + 1, parameters_from: from, b: -0.5, b_sd: 0.2 },
  });
  for (const same of [two!, four!]) expect(after.item(same.id)).toEqual(same);
  expect(announced).toEqual([[expect.stringContaining('aivy'), String(release)]]);
  expect(await new JobRepository(source).selectOptional(job, NOOR)).toMatchObject({ publishedRelease: release });

  // Said again, it is the same release; by another calibration of the same versions it would undo the first.
  expect(await publishing.publish(job, NOOR, { with: [four!.id] })).toEqual({ release, items });
  expect(announced).toHaveLength(1);
  await expect(publishing.publish(await ready(rows), NOOR)).rejects.toMatchObject({ code: 'REPORT-OUTDATED' });
  expect(await newest()).toBe(release);
});

it('a person leaves items out, and takes in what gives reason to look at it', async () => {
  const [one, two] = (await loadBank(database.url)).items().slice(10);
  const job = await ready(
    rowsOf([
      { id: one!.id, version: one!.version, b: 1 },
      { id: two!.id, version: two!.version, alarm: true, state: 'quarantined' },
    ]),
  );
  expect((await publishing.publish(job, NOOR, { with: [two!.id], without: [one!.id] })).items).toEqual([two!.id]);
  const after = await loadBank(database.url);
  expect(after.item(one!.id)).toEqual(one);
  expect(after.item(two!.id)).toMatchObject({ state: 'quarantined', b: two!.b });
});

it('two who publish at the same moment publish once, by what the first of them has chosen', async () => {
  const [one, two] = (await loadBank(database.url)).items().slice(20);
  const cells = [one!, two!].map(({ id, version }) => ({ id, version, b: 1 }));
  const job = await ready(rowsOf(cells));
  const before = await newest();
  const [first, second] = await Promise.all([
    publishing.publish(job, NOOR, { without: [one!.id] }),
    publishing.publish(job, NOOR, { without: [two!.id] }),
  ]);
  expect(first).toEqual(second);
  expect(first.items).toHaveLength(1);
  expect(await newest()).toBe(Number(before) + 1);
  expect(await new JobRepository(source).selectPublishedItems(job)).toEqual(first.items);
});

it('nothing else is published: no other kind, and no calibration that is not ready', async () => {
  const release = await newest();
  await expect(publishing.publish(await ready([], 'item-analysis'), NOOR)).rejects.toMatchObject({
    code: 'REPORT-NOTEXIST',
  });
  await expect(publishing.publish(await ready([]), NOOR)).rejects.toMatchObject({ code: 'REPORT-NOTHING' });
  const job = await ready([]);
  await database.query(
    `update analyst.report_jobs set state = 'suppressed', finding = null, reason = 'few' where job_id = $1`,
    [job],
  );
  await expect(publishing.publish(job, NOOR)).rejects.toMatchObject({ code: 'REPORT-NOTREADY' });
  expect(await newest()).toBe(release);
});
