import { randomUUID } from 'node:crypto';
import {
  analystUserData,
  getReport,
  getReportFile,
  listReports,
  removeReport,
  retryReport,
  submitReport,
  type ServerEvents,
} from '@aivy/contracts';
import { subscribeNotices } from '@aivy/server-kit';
import { waitFor } from '@aivy/server-testing';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import { AnalystUnderTest, order } from './analyst-under-test.js';

const BURN = { group: { grade: 9 } } as const;
const SUPPRESS = { group: { grade: 10 } } as const;
const BREAK = { group: { grade: 11 } } as const;
const WAIT = { group: { grade: 12 } } as const;

let analyst: AnalystUnderTest;
beforeAll(async () => {
  analyst = await AnalystUnderTest.start('test/scripted-thread.ts');
});
afterAll(() => analyst.close());

const newAnalyst = (): string => randomUUID();
const partsOf = async (jobId: string): Promise<number> =>
  (await analyst.query('select 1 from analyst.report_parts where job_id = $1', [jobId])).length;

describe('a report', () => {
  it('is made, and its file says the same in every format', async () => {
    const noor = newAnalyst();
    const id = await analyst.submit(noor, { section: 'math' });
    const job = await analyst.until(id, 'ready', noor);
    expect(job).toMatchObject({
      kind: 'cohort-scores',
      made_by: 'analyst',
      progress: 1,
      rows: 6_000,
      place: null,
      step: null,
      finding: { unit: 'rows' },
    });
    const csv = parse(await analyst.file(id, 'csv', noor), { columns: true }) as Record<string, string>[];
    const json = JSON.parse((await analyst.file(id, 'json', noor)).toString()) as Record<string, unknown>[];
    const bytes = await analyst.file(id, 'parquet', noor);
    const parquet = await parquetReadObjects({ file: new Uint8Array(bytes).buffer });
    expect([csv.length, json.length, parquet.length]).toEqual([6_000, 6_000, 6_000]);
    expect(json[5_999]).toEqual({
      n: 6_000,
      text: '=SUM(A1)',
      share: 0.5,
      flag: true,
      day: '2026-03-01',
      none: null,
      quoted: 'a, "b"',
    });
    // A spreadsheet must not compute what stands in a cell.
    expect(csv[5_999]).toMatchObject({ n: '6000', text: "'=SUM(A1)", flag: 'true', none: '', quoted: 'a, "b"' });
    expect(parquet[5_999]).toMatchObject({ n: 6_000n, text: '=SUM(A1)', flag: true });
    const [{ date } = { date: '' }] = await analyst.query<{ date: string }>(
      `select to_char(finished_at at time zone 'UTC', 'YYYY-MM-DD') as date from analyst.report_jobs where job_id = $1`,
      [id],
    );
    expect(await analyst.call(getReportFile, { job_id: id, format: 'csv' }, noor)).toEqual({
      name: `aivy-cohort-scores-${date}.csv`,
      media_type: 'text/csv; charset=utf-8',
    });
  });

  it('is cancelled at once while its thread computes without a pause, and calls are answered meanwhile', async () => {
    const noor = newAnalyst();
    const id = await analyst.submit(noor, BURN);
    const active = await waitFor(async () => {
      const job = await analyst.call(getReport, { job_id: id }, noor);
      return job.step !== null && job;
    });
    expect(active).toMatchObject({ state: 'active', step: 'reading', step_number: 1, steps: 2, progress: 0.25 });
    const asked = performance.now();
    await analyst.call(listReports, {}, noor);
    expect(performance.now() - asked).toBeLessThan(500);
    await analyst.call(removeReport, { job_id: id }, noor);
    // Made after it in the same program, which would otherwise compute for a minute.
    const next = await analyst.submit(noor);
    await analyst.until(next, 'ready', noor);
    expect((await analyst.call(getReport, { job_id: id }, noor)).state).toBe('cancelled');
    expect(await analyst.fault(getReportFile, { job_id: id, format: 'csv' }, noor)).toBe('REPORT-NOTREADY');
    await analyst.call(retryReport, { job_id: id }, noor);
    await analyst.call(removeReport, { job_id: id }, noor);
    await analyst.call(removeReport, { job_id: id }, noor);
    expect(await analyst.fault(getReport, { job_id: id }, noor)).toBe('REPORT-NOTEXIST');
  });

  it('that has just been made stays when it is only to be cancelled', async () => {
    const noor = newAnalyst();
    const id = await analyst.submit(noor);
    await analyst.until(id, 'ready', noor);
    await analyst.call(removeReport, { job_id: id, only: 'cancel' }, noor);
    expect((await analyst.call(getReport, { job_id: id }, noor)).state).toBe('ready');
  });

  it('that would tell of too few people is not made, and says so', async () => {
    const noor = newAnalyst();
    const job = await analyst.until(await analyst.submit(noor, SUPPRESS), 'suppressed', noor);
    expect(job).toMatchObject({ reason: 'Group under 10 people', finding: null, rows: null });
    expect(await analyst.fault(retryReport, { job_id: job.id }, noor)).toBe('REPORT-NOTFAILED');
  });

  it('that fails says nothing of the cause, and is made again when asked', async () => {
    const noor = newAnalyst();
    const id = await analyst.submit(noor, BREAK);
    const job = await analyst.until(id, 'failed', noor);
    expect(job.reason).toMatch(/^This report could not be made/);
    expect(await analyst.fault(removeReport, { job_id: id }, newAnalyst())).toBe('REPORT-NOTEXIST');
    await analyst.call(retryReport, { job_id: id }, noor);
    await analyst.until(id, 'failed', noor);
    const [{ orders, tries } = { orders: 0, tries: 0 }] = await analyst.query<{ orders: number; tries: number }>(
      'select orders, tries from analyst.report_jobs where job_id = $1',
      [id],
    );
    expect([orders, tries]).toEqual([2, 1]);
  });

  it('tells the page of whoever ordered it how far it is, and of its end', async () => {
    const noor = newAnalyst();
    const heard: ServerEvents['report-job'][] = [];
    const { redis, prefix } = analyst.system.redis;
    const stop = await subscribeNotices(redis, prefix, ({ user_id, event, data }) => {
      if (user_id === noor && event === 'report-job') heard.push(data as ServerEvents['report-job']);
    });
    const id = await analyst.submit(noor);
    await waitFor(() => heard.some(({ state }) => state === 'ready'));
    expect(heard.at(-1)).toEqual({ job_id: id, state: 'ready', progress: 1, step: null });
    await stop();
  });
});

describe('reports of others', () => {
  it('are not there, but those for everybody are, which nobody cancels', async () => {
    const [noor, sam] = [newAnalyst(), newAnalyst()];
    const own = await analyst.submit(noor);
    const shared = await analyst.submit(undefined);
    await analyst.until(own, 'ready', noor);
    await analyst.until(shared, 'ready');
    const seen = async (who: string): Promise<string[]> =>
      (await analyst.call(listReports, {}, who)).jobs.map(({ id }) => id);
    expect(await seen(noor)).toEqual(expect.arrayContaining([own, shared]));
    expect(await seen(sam)).not.toContain(own);
    expect(await seen(sam)).toContain(shared);
    expect(await analyst.fault(getReportFile, { job_id: own, format: 'csv' }, sam)).toBe('REPORT-NOTEXIST');
    expect(await analyst.fault(removeReport, { job_id: shared }, sam)).toBe('REPORT-SHARED');
    await expect(analyst.file(own, 'csv', sam)).rejects.toMatchObject({ code: 'REPORT-NOTEXIST' });
  });

  it('are listed fifty at a time, the newest first', async () => {
    const noor = newAnalyst();
    await analyst.query(
      `insert into analyst.report_jobs (job_id, created_by, made_by, kind, params, state, created_at, finished_at, reason)
       select gen_random_uuid(), $1, 'analyst', 'dif', '{"group":{},"period":{"from":"2026-01-01","to":"2026-01-02"}}', 'failed',
         now() + n * interval '1 minute', now(), n::text from generate_series(1, 70) n`,
      [noor],
    );
    const first = await analyst.call(listReports, {}, noor);
    expect([first.jobs.length, first.more, first.jobs[0]!.reason]).toEqual([50, true, '70']);
    const rest = await analyst.call(listReports, { before: first.jobs.at(-1)!.id }, noor);
    expect(rest.jobs.filter(({ made_by }) => made_by === 'analyst').map(({ reason }) => reason)).toEqual(
      Array.from({ length: 20 }, (_, n) => String(20 - n)),
    );
    expect(rest.more).toBe(false);
  });
});

describe('the queue', () => {
  it('lets analysts take turns, takes five of each, and is made by nobody twice with two replicas', async () => {
    const [noor, sam] = [newAnalyst(), newAnalyst()];
    const second = await analyst.replica();
    const blocker = await analyst.submit(noor, WAIT);
    await waitFor(async () => (await analyst.call(getReport, { job_id: blocker }, noor)).step);
    // One of a kind is made at a time: these wait behind it.
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await analyst.submit(noor));
    expect(await analyst.fault(submitReport, order(), noor)).toBe('REPORT-TOOMANY');
    const late = await analyst.submit(sam);
    expect((await analyst.call(getReport, { job_id: late }, sam)).place).toBe(1);
    expect((await analyst.call(getReport, { job_id: ids[0]! }, noor)).place).toBe(2);
    for (const id of ids.splice(2)) await analyst.call(removeReport, { job_id: id }, noor);
    await analyst.call(removeReport, { job_id: blocker }, noor);
    for (const id of ids) await analyst.until(id, 'ready', noor);
    await analyst.until(late, 'ready', sam);
    const runs = await analyst.query<{ tries: number; parts: number }>(
      `select tries, (select count(distinct run_id)::int from analyst.report_parts p where p.job_id = j.job_id) as parts
       from analyst.report_jobs j where job_id = any($1)`,
      [[...ids, late]],
    );
    expect(runs).toEqual(Array.from({ length: 3 }, () => ({ tries: 1, parts: 1 })));
    await second.close();
  });

  it('gives what a leaving program had in hand to another one, and what a dead one had too, once more and no oftener', async () => {
    const noor = newAnalyst();
    const file = await analyst.submit(noor);
    await analyst.until(file, 'ready', noor);
    // As a program leaves it that was killed in the middle: half a file, and no sign of life for a while.
    const kill = (tries: number) =>
      analyst.query(
        `with job as (update analyst.report_jobs set state = 'active', run_id = $2, tries = $3, finding = null, finished_at = null,
           beat_at = now() - interval '1 minute' where job_id = $1 returning job_id)
         insert into analyst.report_parts select job_id, $2, 7, 'half' from job`,
        [file, randomUUID(), tries],
      );
    await kill(1);
    expect(await analyst.fault(getReportFile, { job_id: file, format: 'csv' }, noor)).toBe('REPORT-NOTREADY');
    const nudge = await analyst.submit(noor);
    const made = await analyst.until(file, 'ready', noor);
    expect(made.rows).toBe(3);
    expect(parse(await analyst.file(file, 'csv', noor), { columns: true })).toHaveLength(3);
    await analyst.until(nudge, 'ready', noor);
    await kill(2);
    await analyst.submit(noor);
    expect((await analyst.until(file, 'failed', noor)).reason).toMatch(/^The program ended twice/);
  });
});

describe('what is kept', () => {
  it('goes when it is old, with its file; what was told of groups stays', async () => {
    const noor = newAnalyst();
    const id = await analyst.submit(noor);
    await analyst.until(id, 'ready', noor);
    expect(await partsOf(id)).toBe(1);
    const { RetentionService } = await import('../src/retention/retention.service.js');
    const { JobRepository } = await import('../src/job/job.repository.js');
    const source = { query: (sql: string, values?: unknown[]) => typeormLike(sql, values) };
    const retention = new RetentionService(
      new JobRepository(source as never),
      { REPORT_KEEP_DAYS: 30 } as never,
      { info: () => undefined } as never,
    );
    await analyst.query(`update analyst.report_jobs set finished_at = now() - interval '29 days' where job_id = $1`, [
      id,
    ]);
    await retention.erase();
    expect(await partsOf(id)).toBe(1);
    await analyst.query(`update analyst.report_jobs set finished_at = now() - interval '31 days' where job_id = $1`, [
      id,
    ]);
    await retention.erase();
    expect(await analyst.fault(getReport, { job_id: id }, noor)).toBe('REPORT-NOTEXIST');
    expect(await partsOf(id)).toBe(0);
    expect(await analyst.query('select cells from analyst.published_reports where job_id = $1', [id])).toEqual([
      { cells: [{ key: 'all', people: 13 }] },
    ]);
  });

  it('of an account goes with it, and is in its file', async () => {
    const noor = newAnalyst();
    const id = await analyst.submit(noor);
    await analyst.until(id, 'ready', noor);
    expect(await analyst.call(analystUserData.export, { user_id: noor })).toMatchObject([
      { kind: 'cohort-scores', state: 'ready', params: order().params },
    ]);
    await analyst.call(analystUserData.erase, { user_id: noor });
    expect(await analyst.query('select 1 from analyst.report_jobs where created_by = $1', [noor])).toEqual([]);
  });
});

/** Answers as TypeORM does: what changed and how many rows, or the rows of a read. */
async function typeormLike(sql: string, values: unknown[] = []): Promise<unknown> {
  const rows = await analyst.query(sql, values);
  return /^\s*(delete|update)/i.test(sql) ? [rows, rows.length] : rows;
}
