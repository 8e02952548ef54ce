import { describe, expect, it } from '@jest/globals';
import { attemptForReport, testForReport, type StoredDiagnosticReport, type Subject } from '@aivy/contracts';
import { BankSnapshot, LiveBank, packBank, type BankItem } from '@aivy/item-bank';
import type { JobHandler, RedisClient, RpcClient } from '@aivy/server-kit';
import { diagnosticReportHandler, type ReportParts } from './diagnostic-report.handler.js';
import { fullTestReportHandler } from './full-test-report.handler.js';

const packs = packBank();
const form = packs.currentDiagnosticForm;
/** The one question that the student misses. */
const missed = form.english[2]!;

/** The bank as it was, or after the missed question went out of use. */
function bankWith(state: BankItem['state']): LiveBank {
  const newer = { ...missed, version: missed.version + 1, state };
  const bank = new BankSnapshot({
    release: packs.release,
    items: [...packs.items(), newer],
    current: new Map([...packs.items(), newer].map(({ id, version }): [number, number] => [id, version])),
    forms: [{ id: form.id, english: idsOf(form.english), math: idsOf(form.math), versions: {} }],
    diagnosticForm: form.id,
  });
  return new LiveBank(bank, () => Promise.resolve(bank));
}

const idsOf = (items: readonly BankItem[]): number[] => items.map(({ id }) => id);
const answersTo = (items: readonly BankItem[]): string[] =>
  items.map((item) => (item === missed ? '' : item.answer.split(',')[0]!.trim()));
const module = (number: number, subject: Subject) => ({
  module: number,
  route: number % 2 === 1 ? 'first' : 'higher',
  questions: form[subject].map(({ id, version }) => ({ id, version, pretest: false })),
  answers: answersTo(form[subject]),
  spent_ms: form[subject].map(() => 60_000),
});

/** What the owners of tests hand out. */
const OWNERS = new Map<unknown, object>([
  [
    attemptForReport,
    {
      form_id: form.id,
      item_versions: Object.fromEntries([...form.english, ...form.math].map(({ id, version }) => [id, version])),
      ...{ english: answersTo(form.english), math: answersTo(form.math) },
      ...{ english_time: form.english.map(() => 60), math_time: form.math.map(() => 60) },
    },
  ],
  [testForReport, { modules: [module(1, 'english'), module(2, 'english'), module(3, 'math'), module(4, 'math')] }],
]);

async function reportOf(handler: (parts: ReportParts) => JobHandler, bank: LiveBank) {
  const stored: { report: StoredDiagnosticReport }[] = [];
  const call = async (asked: unknown, _caller: unknown, input: (typeof stored)[number]) =>
    OWNERS.get(asked) ?? stored.push(input);
  const redis = { publish: async () => 1 } as unknown as RedisClient;
  const { run } = handler({ rpc: { call } as unknown as RpcClient, bank, redis, prefix: 'test' });
  await run({ user_id: 'u', attempt_id: 'a', test_id: 't' }, { jobId: 'j', attempt: 1 });
  expect(stored).toHaveLength(1);
  return stored[0]!.report.sections;
}

describe.each([
  ['diagnostic', diagnosticReportHandler, [2]],
  ['full test', fullTestReportHandler, [2, 2 + form.english.length]],
] as const)('the report of a %s', (_what, handler, places) => {
  it('leaves out a question that went out of use after it was asked, and scores every other one', async () => {
    const [counted, left] = [
      await reportOf(handler, bankWith('operational')),
      await reportOf(handler, bankWith('quarantined')),
    ];
    expect(counted.english.withdrawn).toBeUndefined();
    expect(left.english.withdrawn).toEqual(places);
    expect(places.map((place) => [counted.english.cost![place]! > 0, left.english.cost![place]])).toEqual(
      places.map(() => [true, 0]),
    );
    // Without its only miss the section is all right.
    expect(left.english.theta!).toBeGreaterThan(counted.english.theta!);
    expect(left.english.correct).toEqual(counted.english.correct);
    expect(left.math).toEqual(counted.math);
  });
});
