import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ReportKindName, ReportOrder } from '@aivy/contracts';
import { createDataSource, createLogger, Outbox, Transactions } from '@aivy/server-kit';
import { testDatabase, waitFor, type TestDatabase } from '@aivy/server-testing';
import type { DataSource } from 'typeorm';
import { loadConfig, type AnalystConfig } from '../src/config.js';
import { database as definition } from '../src/database.js';
import { PartRepository } from '../src/file/part.repository.js';
import { packParts } from '../src/file/parts.js';
import type { JobNotices } from '../src/job/job-notices.js';
import { JobRepository } from '../src/job/job.repository.js';
import { OrderService } from '../src/job/order.service.js';
import { ViewService } from '../src/job/view.service.js';
import type { PublishedReport } from '../src/kinds/kind.js';
import { MakerService } from '../src/run/maker.service.js';
import { CursorDatabase } from '../src/run/read-database.js';
import { ResumeService } from '../src/run/resume.service.js';
import { RunRepository } from '../src/run/run.repository.js';

// Orders and runs on a real database, without a program that makes what is ordered.
const [NOOR, SAM] = [randomUUID(), randomUUID()];
const FINDING = { title: '', points: [], unit: '', note: '' };

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
let folder: string;
let source: DataSource;
let jobs: JobRepository;
let runs: RunRepository;
let orders: OrderService;
let resume: ResumeService;
beforeAll(async () => {
  database = await testDatabase([definition]);
  source = await createDataSource(definition, database.url).initialize();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-threads-'));
  const [transactions, outbox] = [new Transactions(source), new Outbox()];
  [jobs, runs] = [new JobRepository(source), new RunRepository(source)];
  orders = new OrderService(jobs, { moved: () => undefined } as unknown as JobNotices, transactions, outbox);
  resume = new ResumeService(runs, transactions, outbox);
});
beforeEach(() =>
  database.query('truncate analyst.report_jobs, analyst.report_parts, analyst.published_reports, analyst.outbox'),
);
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true });
  await source.destroy();
  await database.drop();
});

const order = (kind: ReportKindName = 'cohort-scores'): ReportOrder => ({
  kind,
  params: { group: {}, period: { from: '2026-01-01', to: '2026-03-31' } },
});
const submit = (who: string | null, kind?: ReportKindName): Promise<string> => orders.submit(order(kind), who);
const set = (jobId: string, values: string) =>
  database.query(`update analyst.report_jobs set ${values} where job_id = $1`, [jobId]);
const fail = (jobId: string) => set(jobId, `state = 'failed', finished_at = now()`);
const stateOf = async (jobId: string) => (await jobs.selectOptional(jobId, NOOR))?.state;
const enqueued = async (): Promise<number> => (await database.query('select 1 from analyst.outbox')).length;
const take = async (): Promise<string | undefined> => (await runs.updateTaken(randomUUID()))?.jobId;

describe('orders', () => {
  it('of an analyst wait five at a time, also when they come at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => submit(NOOR)));
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as object] : []));
    expect(refused).toEqual(refused.map(() => expect.objectContaining({ code: 'REPORT-TOOMANY' })));
    expect(refused).toHaveLength(3);
    await submit(SAM);
    expect(await enqueued()).toBe(6);
  });

  it('are made anew for whoever gave them, when there is room', async () => {
    const failed = await submit(NOOR);
    await fail(failed);
    for (let n = 0; n < 5; n += 1) await submit(NOOR);
    await expect(orders.retry(failed, NOOR)).rejects.toMatchObject({ code: 'REPORT-TOOMANY' });
    await expect(orders.retry(failed, SAM)).rejects.toMatchObject({ code: 'REPORT-NOTEXIST' });
    expect(await stateOf(failed)).toBe('failed');
  });

  it('that were made anew come behind those that wait, and say nothing of what was in the way before', async () => {
    const failed = await submit(NOOR);
    await submit(NOOR);
    await set(failed, `state = 'failed', finished_at = now(), reason = 'broken'`);
    await orders.retry(failed, NOOR);
    expect(await jobs.selectOptional(failed, NOOR)).toMatchObject({ state: 'waiting', place: 2, reason: null });
  });

  it('that are taken back while they are made leave nothing of the file', async () => {
    const id = await submit(NOOR);
    const run = (await runs.updateTaken(randomUUID()))!;
    await runs.insertPart(run, 0, Buffer.from('half'));
    await orders.remove(id, NOOR);
    expect(await runs.insertPart(run, 1, Buffer.from('half'))).toBe(false);
    expect(await database.query('select 1 from analyst.report_parts')).toEqual([]);
    expect(await stateOf(id)).toBe('cancelled');
  });

  it('that are over are kept for as many days as the page says', async () => {
    const id = await submit(NOOR);
    await set(id, `state = 'failed', finished_at = '2026-03-10T12:00:00Z'`);
    const { kept_until } = await new ViewService(jobs, { REPORT_KEEP_DAYS: 30 } as AnalystConfig).one(id, NOOR);
    expect(kept_until).toBe('2026-04-09T12:00:00.000Z');
  });

  it('of a night are given once, and taken back by nobody; those of the command line by the command line', async () => {
    const night = [order(), order('dif')];
    expect(await orders.orderNight(night, '2026-03-10')).toBe(2);
    expect(await orders.orderNight(night, '2026-03-10')).toBe(0);
    expect(await orders.orderNight(night, '2026-03-11')).toBe(2);
    expect(await enqueued()).toBe(4);
    const [nightly] = await jobs.selectPage(NOOR, undefined, 1);
    const command = await submit(null);
    const shared = { code: 'REPORT-SHARED' };
    for (const [id, who] of [
      [nightly!.jobId, NOOR],
      [nightly!.jobId, null],
      [command, NOOR],
    ] as const)
      await expect(orders.remove(id, who)).rejects.toMatchObject(shared);
    await orders.remove(command, null);
    expect(await stateOf(command)).toBe('cancelled');
  });
});

describe('the next one', () => {
  it('is that of an analyst before those of the night, and of whoever was served longest ago', async () => {
    await orders.orderNight([order('dif')], '2026-03-10');
    const before = await submit(NOOR, 'tutor-usage');
    await set(before, `state = 'failed', started_at = now(), finished_at = now()`);
    const [noor, sam] = [await submit(NOOR, 'plan-adherence'), await submit(SAM, 'skill-mastery')];
    expect([await take(), await take()]).toEqual([sam, noor]);
    expect((await runs.updateTaken(randomUUID()))?.kind).toBe('dif');
    expect(await take()).toBeUndefined();
  });

  it('is never one of a kind that is being made: what that one tells must be known to the other', async () => {
    const [first, second] = [await submit(NOOR), await submit(NOOR)];
    expect(await take()).toBe(first);
    expect(await take()).toBeUndefined();
    await fail(first);
    expect(await take()).toBe(second);
  });

  it('is never one of a kind that counts the same as one that is being made', async () => {
    const [first, second] = [await submit(NOOR, 'item-analysis'), await submit(NOOR, 'item-calibration')];
    const other = await submit(SAM, 'cohort-scores');
    expect([await take(), await take(), await take()]).toEqual([first, other, undefined]);
    await fail(first);
    expect(await take()).toBe(second);
  });

  it('is not one whose program lives, but one whose program is dead; that one can do nothing any more', async () => {
    const id = await submit(NOOR);
    const dead = (await runs.updateTaken(randomUUID()))!;
    expect(await runs.insertPart(dead, 0, Buffer.from('half'))).toBe(true);
    await set(id, `beat_at = now() - interval '7 seconds'`);
    expect([await take(), await runs.hasWork()]).toEqual([undefined, false]);
    await set(id, `beat_at = now() - interval '9 seconds'`);
    expect(await runs.hasWork()).toBe(true);
    const living = (await runs.updateTaken(randomUUID()))!;
    expect(living).toMatchObject({ jobId: id, tries: 2 });
    expect(await database.query('select 1 from analyst.report_parts')).toEqual([]);
    expect([
      await runs.updateStanding(dead, { progress: 1, step: null, stepNumber: null, steps: null }),
      await runs.insertPart(dead, 1, Buffer.from('half')),
      await runs.updateReady(dead, { columns: [], rowCount: 0, finding: FINDING }, []),
      await runs.updateEnded(dead, 'failed', 'too late'),
    ]).toEqual([false, false, false, false]);
    await runs.updateGivenBack(dead);
    expect(await stateOf(id)).toBe('active');
    expect(await database.query('select 1 from analyst.published_reports')).toEqual([]);
  });

  it('is what a leaving program has given back, as if it had not been begun', async () => {
    const id = await submit(NOOR);
    await runs.updateGivenBack((await runs.updateTaken(randomUUID()))!);
    expect(await jobs.selectOptional(id, NOOR)).toMatchObject({
      state: 'waiting',
      progress: 0,
      startedAt: null,
      place: 1,
    });
    expect(await runs.updateTaken(randomUUID())).toMatchObject({ jobId: id, tries: 1 });
  });
});

describe('what was lost from the queue', () => {
  it('is put there again while something waits that nobody makes, and only then', async () => {
    await resume.resume();
    expect(await enqueued()).toBe(0);
    const id = await submit(NOOR);
    await database.query('truncate analyst.outbox');
    await resume.resume();
    expect(await enqueued()).toBe(1);
    await take();
    await database.query('truncate analyst.outbox');
    await resume.resume();
    expect(await enqueued()).toBe(0);
    await set(id, `beat_at = now() - interval '1 minute'`);
    await resume.resume();
    expect(await enqueued()).toBe(1);
  });
});

describe('what was told', () => {
  it('is known of kinds that count the same, the oldest first, from the moment at which it was true', async () => {
    const tell = async (kind: ReportKindName, key: string): Promise<void> => {
      await submit(null, kind);
      const run = (await runs.updateTaken(randomUUID()))!;
      await runs.updateReady(run, { columns: [], rowCount: 0, finding: FINDING }, [{ key, people: 10 }]);
    };
    await tell('cohort-scores', 'first');
    await tell('dif', 'an item');
    await tell('cohort-scores', 'second');
    await tell('item-calibration', 'an item again');
    const told = async (kind: ReportKindName): Promise<PublishedReport[]> => {
      const published: PublishedReport[] = [];
      for await (const each of runs.selectPublished(kind)) published.push(each);
      return published;
    };
    expect((await told('item-analysis')).map(({ cells }) => cells[0]!.key)).toEqual(['an item', 'an item again']);
    const published = await told('cohort-scores');
    expect(published.map(({ cells }) => cells[0]!.key)).toEqual(['first', 'second']);
    const starts = await database.query<{ at: Date }>(
      `select started_at as at from analyst.report_jobs where kind = 'cohort-scores' order by 1`,
    );
    expect(published.map(({ madeAt }) => madeAt)).toEqual(starts.map(({ at }) => at));
  });
});

describe('the file', () => {
  const ROWS = Array.from({ length: 5_001 }, (_, n) => [n]);
  /** A ready report with two parts. */
  async function ready(): Promise<string> {
    const id = await submit(NOOR);
    const run = (await runs.updateTaken(randomUUID()))!;
    let part = 0;
    const rows = async function* () {
      yield* ROWS;
    };
    for await (const { bytes } of packParts(rows())) await runs.insertPart(run, part++, bytes);
    await runs.updateReady(run, { columns: [], rowCount: ROWS.length, finding: FINDING }, []);
    return id;
  }

  it('that is removed while it is read is a fault: half of it must not look like the whole', async () => {
    const parts = new PartRepository(source);
    const id = await ready();
    const whole: unknown[] = [];
    for await (const row of parts.selectRows((await parts.selectOptionalFile(id))!)) whole.push(row);
    expect(whole).toEqual(ROWS);
    const rows = parts.selectRows((await parts.selectOptionalFile(id))!);
    await rows.next();
    await orders.remove(id, NOOR);
    const rest = async (): Promise<void> => {
      for await (const _row of rows);
    };
    await expect(rest()).rejects.toThrow('removed while it was read');
  });

  it('goes at the cleaning where nobody counts its parts: those of a run that was broken off', async () => {
    const id = await ready();
    await database.query(`insert into analyst.report_parts values ($1, $2, 0, 'half')`, [id, randomUUID()]);
    await jobs.deleteOld(30);
    expect(await database.query('select part from analyst.report_parts order by 1')).toEqual([
      { part: 0 },
      { part: 1 },
    ]);
  });
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
