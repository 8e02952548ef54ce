import {
  advanceStage,
  attemptForReport,
  DomainError,
  markAttemptRecorded,
  markTestRecorded,
  recordEvidence,
  storeLearner,
  storeReport,
  storeTestReport,
  testForReport,
  type Evidence,
  type ModuleNumber,
  type StoredDiagnosticReport,
  type Subject,
} from '@aivy/contracts';
import { LiveBank, packBank, type BankItem } from '@aivy/item-bank';
import type { JobHandler, RedisClient, RpcClient } from '@aivy/server-kit';
import { reportTestHandlers } from '../src/report/report-test.handlers.js';

const packs = packBank();
const form = packs.currentDiagnosticForm;
export const FINISHED = Date.UTC(2026, 2, 1, 12);
const GIVEN = FINISHED - 60_000;

export interface Sheet {
  answers: readonly string[];
  seconds: readonly number[];
}
const rightAnswers = (items: readonly BankItem[]): Sheet => ({
  answers: items.map(({ answer }) => answer.split(',')[0]!.trim()),
  seconds: items.map(() => 60),
});
/** Everything right, a minute for each question. */
export const ALL_RIGHT = { english: rightAnswers(form.english), math: rightAnswers(form.math) };

const moduleOf = (module: ModuleNumber, subject: Subject, { answers, seconds }: Sheet) => ({
  module,
  route: module % 2 === 1 ? ('first' as const) : ('higher' as const),
  questions: form[subject].map(({ id, version }) => ({ id, version, pretest: false })),
  answers: [...answers],
  spent_ms: seconds.map((each) => 1000 * each),
  given_at: answers.map((_, index) => GIVEN + index),
});

/** What the plan gives to compute from: a learner who is ahead of the stored state by these answers. */
const learnerOf = (entries: readonly Evidence[]) => ({
  ...{ version: 1, state_version: 0, recent: entries, diagnostic: entries, unreviewed: entries, more: false },
  ...{ reviewed_through: null, cards: [], counts: {} },
});

/** The services as the worker sees them: one finished test of each kind, and who takes what comes of it. */
export class FakeServices {
  readonly done: { call: unknown; input: Record<string, unknown> }[] = [];
  readonly notices: string[] = [];
  /** The call whose service is away. */
  away: unknown;
  /** What the owner's release and state change of the test; a field that's undefined is missing. */
  test: object = {};
  /** An older plan orders the computation by a job. */
  isPlanOlder = false;

  constructor(private readonly sheets: Record<Subject, Sheet> = ALL_RIGHT) {}

  /** Runs a kind's job with what `bank` knows. */
  async run(name: string, bank = new LiveBank(packs, async () => packs)): Promise<void> {
    const redis = {
      publish: async (_channel: string, text: string) =>
        this.notices.push((JSON.parse(text) as { event: string }).event),
    } as unknown as RedisClient;
    const rpc = { call: this.call } as unknown as RpcClient;
    const { run } = reportTestHandlers({ rpc, bank, redis, prefix: 'test' }).find(
      ({ kind }): boolean => kind.name === name,
    ) as JobHandler;
    await run({ user_id: 'u', attempt_id: 'a', test_id: 'a', source: 'diagnostic' }, { jobId: 'j', attempt: 1 });
  }

  get calls(): unknown[] {
    return this.done.map(({ call }) => call);
  }

  /** What a call was given. */
  given<T>(call: unknown): T | undefined {
    return this.done.find((each) => each.call === call)?.input as T | undefined;
  }

  get report(): StoredDiagnosticReport | undefined {
    return (
      this.given<{ report: StoredDiagnosticReport }>(storeReport) ??
      this.given<{ report: StoredDiagnosticReport }>(storeTestReport)
    )?.report;
  }

  get entries(): Evidence[] {
    return this.given<{ entries: Evidence[] }>(recordEvidence)!.entries;
  }

  private readonly call = async (call: unknown, _caller: unknown, input: Record<string, unknown>): Promise<unknown> => {
    if (call === this.away) throw new DomainError('SERVICE-UNAVAILABLE');
    this.done.push({ call, input });
    return this.answers.get(call)!(input);
  };

  private readonly answers = new Map<unknown, (input: Record<string, unknown>) => object | null>([
    [
      attemptForReport,
      () => ({
        form_id: form.id,
        item_versions: Object.fromEntries([...form.english, ...form.math].map(({ id, version }) => [id, version])),
        ...{ english: this.sheets.english.answers, english_time: this.sheets.english.seconds },
        ...{ math: this.sheets.math.answers, math_time: this.sheets.math.seconds },
        finished_at: FINISHED,
        ...this.test,
      }),
    ],
    [
      testForReport,
      () => ({
        modules: ([1, 2, 3, 4] as const).map((module) => {
          const subject = module <= 2 ? 'english' : 'math';
          return moduleOf(module, subject, this.sheets[subject]);
        }),
        finished_at: FINISHED,
        ...this.test,
      }),
    ],
    [
      recordEvidence,
      ({ entries }) => ({ added: 1, ...(!this.isPlanOlder && { learner: learnerOf(entries as Evidence[]) }) }),
    ],
    [storeLearner, () => ({ stored: true })],
    ...[storeReport, storeTestReport, advanceStage, markAttemptRecorded, markTestRecorded].map(
      (call) => [call, () => null] as const,
    ),
  ]);
}
