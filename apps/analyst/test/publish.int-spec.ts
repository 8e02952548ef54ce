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
import type { Column, Value } from '../src/kinds/kind.js';
import { PublishService } from '../src/publish/publish.service.js';
import { RunRepository } from '../src/run/run.repository.js';

/** In an order of their own: they are known by their names. */
const COLUMNS = ['proposed_b', 'item_version', 'setting', 'proposed_a', 'item_id', 'se_b'].map((name): Column => ({
  name,
  type: 'float',
  title: name,
}));
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
  const rows = [
    [0.5, one!.version, 'exam', 1.25, one!.id, 0.12],
    [null, two!.version, 'exam', null, two!.id, 0.3],
    [-0.5, three!.version, 'practice', null, three!.id, 0.2],
  ];
  const job = await ready(rows);
  await expect(publishing.publish(job, SAM)).rejects.toMatchObject({ code: 'REPORT-NOTEXIST' });
  const release = await publishing.publish(job, NOOR);
  const after = await loadBank(database.url);
  expect(after.release).toBe(release);
  expect(after.item(one!.id)).toEqual({ ...one!, version: one!.version + 1, a: 1.25, b: 0.5, b_sd: 0.12 });
  expect(after.item(three!.id)).toEqual({ ...three!, version: three!.version + 1, b: -0.5, b_sd: 0.2 });
  for (const same of [two!, four!]) expect(after.item(same.id)).toEqual(same);
  expect(announced).toEqual([[expect.stringContaining('aivy'), String(release)]]);
  expect(await new JobRepository(source).selectOptional(job, NOOR)).toMatchObject({ publishedRelease: release });

  // Said again, it is the same release; by another calibration of the same versions it would undo the first.
  expect(await publishing.publish(job, NOOR)).toBe(release);
  expect(announced).toHaveLength(1);
  await expect(publishing.publish(await ready(rows), NOOR)).rejects.toMatchObject({ code: 'REPORT-OUTDATED' });
  expect(await newest()).toBe(release);
});

it.each([
  ['tests first', 0, 1],
  ['practice first', 1, 0],
])('an item that was met in tests and in practice gets what tests say, once (%s)', async (_order, first, second) => {
  const item = (await loadBank(database.url)).items()[10 + first]!;
  const rows = [
    [1, item.version, 'exam', 1.5, item.id, 0.1],
    [-3, item.version, 'practice', 0.4, item.id, 0.4],
  ];
  await publishing.publish(await ready([rows[first]!, rows[second]!]), NOOR);
  expect((await loadBank(database.url)).item(item.id)).toEqual({
    ...item,
    version: item.version + 1,
    a: 1.5,
    b: 1,
    b_sd: 0.1,
  });
});

it('nothing else is published: no other kind, and no calibration that is not ready', async () => {
  const release = await newest();
  await expect(publishing.publish(await ready([], 'item-analysis'), NOOR)).rejects.toMatchObject({
    code: 'REPORT-NOTEXIST',
  });
  const job = await ready([]);
  await database.query(
    `update analyst.report_jobs set state = 'suppressed', finding = null, reason = 'few' where job_id = $1`,
    [job],
  );
  await expect(publishing.publish(job, NOOR)).rejects.toMatchObject({ code: 'REPORT-NOTREADY' });
  expect(await newest()).toBe(release);
});
