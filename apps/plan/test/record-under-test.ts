import { randomUUID } from 'node:crypto';
import path from 'node:path';
import {
  learnerEvidence,
  recordEvidence,
  storeLearner,
  type Call,
  type Caller,
  type Evidence,
  type InternalCall,
  type InternalInputOf,
  MINUTE_MS,
} from '@aivy/contracts';
import { packBank, recordItems, skillFrames } from '@aivy/item-bank';
import { computeRecord } from '@aivy/psychometrics';
import { RpcProbe, startTestSystem, type TestSystem } from '@aivy/server-testing';
import type * as z from 'zod/mini';

const bank = packBank();
const frames = skillFrames(bank.items());
/** Some items of a skill, in the order of their ids. */
export const itemsOf = (skill: number) => bank.items().filter((item) => item.skill === skill);

export const START = Date.UTC(2026, 2, 1, 10);

/** A right first answer to the `index`-th item of a skill, so many minutes after the start. */
export function answerTo(skill: number, index: number, overrides: Partial<Evidence> = {}): Evidence {
  const items = itemsOf(skill);
  const { id, version } = items[index % items.length]!;
  return {
    source_id: `unit:${skill}:${index}`,
    item_id: id,
    item_version: version,
    skill,
    correct: true,
    answered: true,
    attempt: 1,
    hints: 0,
    spent_ms: 60_000,
    misconception: null,
    pretest: false,
    given_at: START + index * MINUTE_MS,
    ...overrides,
  };
}

type Batch = InternalInputOf<typeof recordEvidence>;

/** Plan on a real Postgres and Redis, without a worker: a test takes its part where it wants to. */
export class RecordUnderTest {
  private constructor(
    readonly system: TestSystem,
    private readonly probe: RpcProbe,
  ) {}

  static async start(): Promise<RecordUnderTest> {
    const system = await startTestSystem({ apps: [path.resolve('apps/plan/src/app.ts')] });
    return new RecordUnderTest(system, await RpcProbe.connect(system, 'plan-test'));
  }

  call<C extends Call | InternalCall>(
    call: C,
    input: z.infer<C['input']>,
    caller: Partial<Caller> = {},
  ): Promise<z.infer<C['output']>> {
    return this.probe.call(call, input, caller);
  }

  newUser(): string {
    return randomUUID();
  }

  query<T = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    return this.system.database.query(sql, parameters) as Promise<T[]>;
  }

  async record(userId: string, entries: Evidence[], batch: Partial<Batch> = {}): Promise<number> {
    const { added } = await this.call(recordEvidence, {
      user_id: userId,
      source: 'practice',
      attempt_id: randomUUID(),
      finished_at: START,
      scores: null,
      ...batch,
      entries,
    });
    return added;
  }

  /** What a worker reads and computes; handed in with `store`, at once or later. */
  async compute(userId: string): Promise<InternalInputOf<typeof storeLearner>> {
    const found = await this.call(learnerEvidence, { user_id: userId });
    const { state, cards, baseline } = computeRecord({ ...found, frames, itemOf: recordItems(bank) });
    const last = found.unreviewed.at(-1);
    return {
      user_id: userId,
      version: found.version,
      state,
      cards,
      baseline,
      reviewed_through: last ? { given_at: last.given_at, source_id: last.source_id } : found.reviewed_through,
    };
  }

  async store(computed: InternalInputOf<typeof storeLearner>): Promise<boolean> {
    return (await this.call(storeLearner, computed)).stored;
  }

  async update(userId: string): Promise<boolean> {
    return this.store(await this.compute(userId));
  }

  async jobs(userId: string): Promise<string[]> {
    const rows = await this.query<{ job_id: string }>(
      `select job_id from plan.outbox where data->>'user_id' = $1 order by id`,
      [userId],
    );
    return rows.map((row) => row.job_id);
  }

  async close(): Promise<void> {
    await this.probe.close();
    await this.system.close();
  }
}
