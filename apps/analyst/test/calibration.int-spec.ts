import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import {
  getReport,
  getTestDetail,
  publishReport,
  submitAnswers,
  type DiagnosticReport,
  type ReportOrder,
} from '@aivy/contracts';
import { loadBank, markAnswers, releaseItems, type BankItem, type BankSnapshot } from '@aivy/item-bank';
import { scoreDiagnostic, seededRandom } from '@aivy/psychometrics';
import { createDataSource, createLogger } from '@aivy/server-kit';
import { waitFor } from '@aivy/server-testing';
import { loadConfig } from '../src/config.js';
import { database as definition } from '../src/database.js';
import type { OrderService } from '../src/job/order.service.js';
import { NewAnswersRepository } from '../src/nightly/new-answers.repository.js';
import { NightlyService } from '../src/nightly/nightly.service.js';
import { AnalystUnderTest } from './analyst-under-test.js';

// One story through the real programs: students answer, an analyst calibrates and publishes, students are measured by it.
const HONEST = 260;
const CLICKING = 30;
const PERIOD = { from: '2026-01-01', to: '2026-01-31' };
const NOOR = randomUUID();

let analyst: AnalystUnderTest;
let bank: BankSnapshot;
/** Of the diagnostic form, and one of the tests that was worded otherwise before. */
let items: BankItem[];
let reworded: BankItem;
/** What the answers are drawn from: authors are off by half a logit, each item by itself. */
const truth = new Map<number, number>();

beforeAll(async () => {
  analyst = await AnalystUnderTest.start('src/run/thread.ts', { others: ['auth', 'diagnostic', 'plan'] });
  bank = await reword();
  const { english, math } = bank.currentDiagnosticForm;
  items = [...english, ...math];
  const random = seededRandom(17);
  for (const { id, b } of [...items, reworded]) truth.set(id, b + 0.5 * random.normal());
  await answer();
  await analyst.query('analyze');
}, 120_000);
afterAll(() => analyst.close());

const databaseUrl = (): string => analyst.system.database.url;

/** An item of the tests gets another question; students have answered either. */
async function reword(): Promise<BankSnapshot> {
  const before = await loadBank(databaseUrl());
  const { id } = before.itemsOf('test').find(({ type }) => type === 'choice')!;
  await analyst.query(
    `insert into bank.items (id, version, key, state, body, origin)
     select id, version + 1, key, state, body || '{"question":"Another?"}', origin from bank.items where id = $1`,
    [id],
  );
  await releaseItems(databaseUrl(), 'another wording');
  const after = await loadBank(databaseUrl());
  reworded = after.item(id)!;
  return after;
}

/** Everybody takes the diagnostic and one item of a test, half of them in its old wording; some click through all of it. */
async function answer(): Promise<void> {
  const random = seededRandom(18);
  const people = Array.from({ length: HONEST + CLICKING }, (_, index) => ({ id: randomUUID(), index }));
  await analyst.query(
    `insert into auth.users (user_id, email, name, password_hash, role, time_factor)
     select id, id || '@example.com', 'Maya', '', 'student', case when index % 3 = 0 then 1.5 else 1 end
     from jsonb_to_recordset($1) as person(id uuid, index int)`,
    [JSON.stringify(people)],
  );
  const evidence = people.flatMap(({ id: user, index }) => {
    const theta = random.normal();
    const [attempt, test] = [randomUUID(), randomUUID()];
    const isHonest = index < HONEST;
    return [...items, reworded].map((item, place) => {
      const { a, c } = item;
      const chance = c + (1 - c) / (1 + Math.exp(-a * (theta - truth.get(item.id)!)));
      const correct = random.next() < (isHonest ? chance : 0.25);
      const isTest = item === reworded;
      return {
        ...{ user_id: user, source: isTest ? 'full-test' : 'diagnostic', item_id: item.id, skill: item.skill },
        source_id: isTest ? `full-test:${test}:${item.id}` : `diagnostic:${attempt}:${item.id}`,
        item_version: isTest && index % 2 === 0 ? 1 : item.version,
        ...{ correct, answered: true, attempt: 1, hints: 0, pretest: false, misconception: null },
        spent_ms: isHonest ? 30_000 + random.int(40_000) : 900,
        given_at: new Date(Date.parse('2026-01-10T10:00:00Z') + 1000 * place).toISOString(),
      };
    });
  });
  await analyst.query(
    `insert into plan.evidence (user_id, source_id, source, item_id, item_version, skill, correct, answered, attempt, hints,
       spent_ms, misconception, pretest, given_at)
     select user_id, source_id, source, item_id, item_version, skill, correct, answered, attempt, hints, spent_ms,
       misconception, pretest, given_at from jsonb_populate_recordset(null::plan.evidence, $1)`,
    [JSON.stringify(evidence)],
  );
}

type Row = Record<string, number | string | boolean | null>;
const order = (): Promise<string> => analyst.submit(NOOR, { period: PERIOD }, 'item-calibration');
/** All items of the bank are read and the fit is run: that takes a while where many specs run at once. */
const made = (jobId: string) => analyst.until(jobId, 'ready', NOOR, 90_000);
async function rowsOf(jobId: string): Promise<Map<number, Row>> {
  const rows = JSON.parse((await analyst.file(jobId, 'json', NOOR)).toString()) as Row[];
  return new Map(rows.map((row) => [Number(row['item_id']), row]));
}

const FORM_ANSWERS = (index: number): string => 'abcd'[index % 4]!;
/** A diagnostic of a new student, handed in. */
async function handIn(): Promise<string> {
  const userId = randomUUID();
  await analyst.query(`insert into auth.users (user_id, email, name, password_hash) values ($1, $2, 'Sam', '')`, [
    ...[userId, `${userId}@example.com`],
  ]);
  const { english, math } = bank.currentDiagnosticForm;
  const answers = {
    english: english.map((_, index) => FORM_ANSWERS(index)),
    math: math.map((item, index) => (item.type === 'choice' ? FORM_ANSWERS(index) : item.answer.split(',')[0]!.trim())),
  };
  const times = { english_time: english.map(() => 60), math_time: math.map(() => 80) };
  const when = { start_time: '2026-03-01 10:00:00', end_time: '2026-03-01 10:40:00' };
  await analyst.call(submitAnswers, { ...answers, ...times, ...when }, userId);
  return userId;
}

async function reportOf(userId: string): Promise<DiagnosticReport> {
  const text = await waitFor(async () => (await analyst.call(getTestDetail, {}, userId)).detail_report, {
    timeoutMs: 60_000,
  });
  return JSON.parse(text) as DiagnosticReport;
}

/** The scores of those answers by the items and the scale of a bank. */
function scoresBy(known: BankSnapshot): [number | null, number | null] {
  const { english, math } = known.currentDiagnosticForm;
  const section = (form: readonly BankItem[], seconds: number) =>
    markAnswers({
      items: form,
      answers: form.map((item, index) =>
        item.type === 'choice' ? FORM_ANSWERS(index) : item.answer.split(',')[0]!.trim(),
      ),
      seconds: form.map(() => seconds),
    });
  const report = scoreDiagnostic({ english: section(english, 60), math: section(math, 80) }, known.scaleOf());
  return [report.sections.english.score, report.sections.math.score];
}

const rms = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, each) => sum + each ** 2, 0) / values.length);

it('answers become a proposal, a proposal becomes a release, and students are measured by it from then on', async () => {
  const earlier = await handIn();
  const proposal = await order();
  const job = await made(proposal);
  expect(job).toMatchObject({ progress: 1, published_release: null, published_items: null });

  const rows = await rowsOf(proposal);
  for (const { id } of items) expect(rows.get(id)).toMatchObject({ n: HONEST, left_out: CLICKING, setting: 'exam' });
  // Half of the answers were given to another wording: what is left are too few for new parameters.
  expect(rows.get(reworded.id)).toMatchObject({ n: HONEST / 2, left_out: CLICKING / 2, proposed_b: null });
  const errorsOf = (value: (row: Row) => number): number =>
    rms(items.map(({ id }) => value(rows.get(id)!) - truth.get(id)!));
  expect(errorsOf((row) => Number(row['proposed_b']))).toBeLessThan(0.75 * errorsOf((row) => Number(row['b'])));
  expect(rows.get(items[0]!.id)!['median_seconds']).toBeGreaterThan(45);
  expect(rows.get(items[0]!.id)!['median_seconds']).toBeLessThan(55);

  const sound = items.filter(({ id }) => rows.get(id)!['alarm'] === false);
  const left = sound[0]!;
  const [first, second] = await Promise.all(
    [1, 2].map(() => analyst.call(publishReport, { job_id: proposal, without: [left.id] }, NOOR)),
  );
  expect(first).toEqual(second);
  expect(first!.items).toEqual(
    sound
      .slice(1)
      .map(({ id }) => id)
      .sort((x, y) => x - y),
  );
  expect(await analyst.call(getReport, { job_id: proposal }, NOOR)).toMatchObject({
    ...{ published_release: first!.release, published_items: first!.items },
  });

  const after = await loadBank(databaseUrl());
  expect(after.release).toBe(first!.release);
  for (const { id } of sound.slice(1)) {
    const row = rows.get(id)!;
    expect(after.item(id)).toMatchObject({ median_seconds: row['median_seconds'], b_sd: row['se_b'] });
    expect(after.item(id)!.b).toBeCloseTo(Number(row['proposed_b']), 6);
    expect(after.item(id)!.c).toBeCloseTo(Number(row['proposed_c']), 6);
  }
  expect(after.item(left.id)).toEqual(left);
  expect(after.anchors().length).toBeGreaterThan(0);

  const later = await handIn();
  await analyst.system.startApp(path.resolve('apps/worker/src/app.ts'));
  const [old, fresh] = [await reportOf(earlier), await reportOf(later)];
  expect([old.parameter_version, fresh.parameter_version]).toEqual([
    ...[bank.scaleOf().parameterVersion, after.scaleOf().parameterVersion],
  ]);
  expect([old.linking_version, fresh.linking_version]).toEqual([
    ...[bank.scaleOf().link.version, after.scaleOf().link.version],
  ]);
  expect(fresh.linking_version).not.toBe(old.linking_version);
  expect([old.english_score, old.math_score]).toEqual(scoresBy(bank));
  expect([fresh.english_score, fresh.math_score]).toEqual(scoresBy(after));
}, 300_000);

it('a calibration after it counts the answers to the version before, since it asks the same, and holds the scale', async () => {
  const job = await order();
  await made(job);
  const [rows, now] = [await rowsOf(job), await loadBank(databaseUrl())];
  for (const { id } of items) expect(rows.get(id)).toMatchObject({ n: HONEST, item_version: now.item(id)!.version });
  for (const id of now.anchors()) expect(rows.get(id)).toMatchObject({ anchor: 'held', proposed_b: null });
}, 180_000);

it('one is ordered by night when enough has been answered since the last one, from the weeks that are set', async () => {
  const source = await createDataSource(definition, databaseUrl()).initialize();
  const env = {
    DATABASE_URL: databaseUrl(),
    REDIS_URL: 'redis://none',
    CALIBRATION_NEW_ANSWERS: '100',
    CALIBRATION_WEEKS: '3',
  };
  const config = loadConfig(env);
  const ordered: ReportOrder[][] = [];
  const orders = { orderNight: (all: ReportOrder[]) => Promise.resolve(ordered.push(all)) };
  const nightly = () =>
    new NightlyService(
      orders as unknown as OrderService,
      new NewAnswersRepository(source, config),
      config,
      createLogger('test', { LOG_LEVEL: 'silent' }),
    );
  const give = (count: number): Promise<unknown> =>
    analyst.query(
      `insert into plan.evidence select user_id, 'practice:' || gen_random_uuid(), 'practice', item_id, item_version, skill,
         correct, answered, attempt, hints, spent_ms, misconception, pretest, '2026-02-08T23:59:59Z'
       from plan.evidence where source = 'diagnostic' limit $1`,
      [count],
    );
  try {
    // Tuesday; all up to 31 January was read by the calibrations before.
    const night = new Date('2026-02-10T03:00:00Z');
    await give(99);
    await nightly().order(night);
    expect(ordered.pop()!.map(({ kind }) => kind)).not.toContain('item-calibration');
    await give(1);
    const program = nightly();
    await program.order(night);
    expect(ordered.pop()!.at(-1)).toEqual({
      kind: 'item-calibration',
      params: { group: {}, period: { from: '2026-01-19', to: '2026-02-08' }, focal: { time_factor: 'extended' } },
    });
    // Counted once a night, however often the schedule comes round.
    await program.order(night);
    expect(ordered.pop()!.map(({ kind }) => kind)).not.toContain('item-calibration');
    // By day nothing is ordered.
    await program.order(new Date('2026-02-10T13:00:00Z'));
    expect(ordered).toEqual([]);
  } finally {
    await source.destroy();
  }
}, 180_000);
