import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listReports } from '@aivy/contracts';
import { parse } from 'csv-parse/sync';
import { AnalystUnderTest } from '../../apps/analyst/test/analyst-under-test.js';
import { run } from './run.js';

let analyst: AnalystUnderTest;
let folder: string;
beforeAll(async () => {
  analyst = await AnalystUnderTest.start('test/scripted-thread.ts');
  const { database, redis } = analyst.system;
  Object.assign(process.env, { DATABASE_URL: database.url, REDIS_URL: redis.url, KEY_PREFIX: redis.prefix });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-report-'));
});
afterAll(async () => {
  await analyst.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const report = (words: string, signal = new AbortController().signal) =>
  run(['cohort-scores', ...words.split(' ')], { signal, tell: () => undefined });
const states = async (): Promise<string[]> =>
  (await analyst.call(listReports, {})).jobs.map(({ made_by, state }) => `${made_by} ${state}`);

it('writes the file of a report that the running system has made', async () => {
  const file = path.join(folder, 'made.csv');
  expect(await report(`--out ${file}`)).toMatchObject({ code: 0, said: expect.stringContaining('3 rows') });
  expect(parse(fs.readFileSync(file), { columns: true })).toHaveLength(3);
  expect(fs.readdirSync(folder)).toEqual(['made.csv']);
});

it('says why there is none, and fails', async () => {
  const file = path.join(folder, 'none.csv');
  expect(await report(`--grade 10 --out ${file}`)).toEqual({ code: 1, said: 'Not made: Group under 10 people' });
  expect(fs.existsSync(file)).toBe(false);
});

it('cancels what it has ordered when it is interrupted', async () => {
  const interrupted = new AbortController();
  setTimeout(() => interrupted.abort(), 700);
  const outcome = await report(`--grade 12 --out ${path.join(folder, 'late.csv')}`, interrupted.signal);
  expect(outcome).toMatchObject({ code: 130 });
  expect((await states())[0]).toBe('command cancelled');
});

it('says in a sentence that nobody answers, and fails', async () => {
  const { prefix } = analyst.system.redis;
  process.env['KEY_PREFIX'] = `${prefix}-of-nobody`;
  try {
    const outcome = await report(`--out ${path.join(folder, 'never.csv')}`);
    expect(outcome).toEqual({ code: 1, said: expect.stringContaining('(SERVICE-UNAVAILABLE)') });
  } finally {
    process.env['KEY_PREFIX'] = prefix;
  }
});
