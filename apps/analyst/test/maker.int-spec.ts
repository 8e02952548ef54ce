import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDataSource, createLogger } from '@aivy/server-kit';
import { testDatabase, waitFor, type TestDatabase } from '@aivy/server-testing';
import type { DataSource } from 'typeorm';
import { loadConfig } from '../src/config.js';
import { database as definition } from '../src/database.js';
import type { JobNotices } from '../src/job/job-notices.js';
import { JobRepository } from '../src/job/job.repository.js';
import { MakerService } from '../src/run/maker.service.js';
import { CursorDatabase } from '../src/run/read-database.js';
import { RunRepository } from '../src/run/run.repository.js';

const NOOR = randomUUID();
/** Programs of threads. */
const WAITS = `
  import { parentPort } from 'node:worker_threads';
  parentPort.postMessage({ type: 'part', rows: 1, bytes: new Uint8Array(1) });
  parentPort.postMessage({ type: 'progress', step: 0, steps: 2, text: 'waiting', share: 0.5 });
  parentPort.on('message', ({ type }) => type === 'abort' && process.exit());`;
const GROWS = `
  import { parentPort } from 'node:worker_threads';
  const all = [];
  for (let n = 0; n < 400; n += 1) all.push(new Array(100_000).fill(n));
  parentPort.postMessage({ type: 'suppressed', reason: String(all.length) });`;

let database: TestDatabase;
let source: DataSource;
let folder: string;
beforeAll(async () => {
  database = await testDatabase([definition]);
  source = await createDataSource(definition, database.url).initialize();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-threads-'));
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await source.destroy();
  await database.drop();
});

/** What makes an order of Noor's with such a thread. */
async function given(thread: string) {
  const jobId = randomUUID();
  await database.query(
    `insert into analyst.report_jobs (job_id, created_by, made_by, kind, params) values ($1, $2, 'analyst', 'dif', '{}')`,
    [jobId, NOOR],
  );
  const file = path.join(folder, `${jobId}.mjs`);
  fs.writeFileSync(file, thread);
  const env = { DATABASE_URL: database.url, REDIS_URL: 'redis://none', REPORT_THREAD: file, REPORT_HEAP_MB: '64' };
  const told: string[] = [];
  const notices = { moved: (_job: unknown, { state }: { state: string }) => void told.push(state) };
  const maker = new MakerService(
    new RunRepository(source),
    notices as unknown as JobNotices,
    loadConfig(env),
    createLogger('test', { LOG_LEVEL: 'silent' }),
  );
  const jobs = new JobRepository(source);
  return { maker, told, job: async () => (await jobs.selectOptional(jobId, NOOR))! };
}

it('a program that leaves gives back what it has in hand, as if it had not been begun, and leaves nothing of it', async () => {
  const { maker, job } = await given(WAITS);
  const leaving = new AbortController();
  const made = maker.makeAll(leaving.signal);
  await waitFor(async () => (await job()).step === 'waiting');
  expect(await job()).toMatchObject({ state: 'active', progress: 0.25, stepNumber: 1, steps: 2 });
  leaving.abort(new Error('this program is leaving'));
  await expect(made).rejects.toThrow('leaving');
  expect(await job()).toMatchObject({ state: 'waiting', progress: 0, step: null, startedAt: null });
  expect(await database.query('select tries from analyst.report_jobs')).toEqual([{ tries: 0 }]);
  expect(await database.query('select 1 from analyst.report_parts')).toEqual([]);
  await database.query('truncate analyst.report_jobs cascade');
});

it('a report that needs more memory than it may have fails by itself, and the program goes on', async () => {
  const { maker, job, told } = await given(GROWS);
  await maker.makeAll(new AbortController().signal);
  expect(await job()).toMatchObject({
    state: 'failed',
    reason: expect.stringMatching(/^This report could not be made/),
  });
  expect(told.at(-1)).toBe('failed');
});

describe('what a report reads', () => {
  it('is of one moment, however many statements it is read by', async () => {
    const reader = await CursorDatabase.open(database.url, 5);
    try {
      const count = async (): Promise<number> =>
        (await reader.rows<{ n: number }>('select count(*)::int as n from analyst.published_reports'))[0]!.n;
      const before = await count();
      await database.query(`insert into analyst.published_reports values ($1, 'dif', '{}', now(), '[]')`, [
        randomUUID(),
      ]);
      expect(await count()).toBe(before);
    } finally {
      await reader.close();
    }
  });

  it('takes no longer than a statement may', async () => {
    const reader = await CursorDatabase.open(database.url, 1);
    try {
      await expect(reader.rows('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    } finally {
      await reader.close();
    }
  });
});
