import { describe, expect, it } from '@jest/globals';
import { learnerEvidence, type Evidence, type InternalInputOf, type storeLearner } from '@aivy/contracts';
import { BankSnapshot, LiveBank, misconceptionsIn, packBank } from '@aivy/item-bank';
import type { RpcClient } from '@aivy/server-kit';
import type { Redis } from 'ioredis';
import { updateLearnerHandler } from './update-learner.handler.js';

const bank = packBank();
/** An item whose wrong answers show something. */
const item = bank.items().find((each) => misconceptionsIn(each).length > 0)!;
const [misconception] = misconceptionsIn(item);
const START = Date.UTC(2026, 2, 1);

const answer = (id: string, minute: number, more: Partial<Evidence> = {}): Evidence => ({
  source_id: id,
  item_id: item.id,
  item_version: item.version,
  skill: item.skill,
  correct: true,
  answered: true,
  attempt: 1,
  hints: 0,
  spent_ms: 60_000,
  misconception: null,
  pretest: false,
  given_at: START + minute * 60_000,
  ...more,
});
const mistake = (id: string, minute: number) => answer(id, minute, { correct: false, misconception: misconception! });

/** The plan as the worker sees it: one learner, whose answers come in pages. */
class FakePlan {
  version = 1;
  stateVersion = 0;
  answers: Evidence[] = [];
  stored: InternalInputOf<typeof storeLearner>[] = [];
  takes = true;
  /** After which answers pages were asked for. */
  readonly asked: (string | undefined)[] = [];
  readonly notices: string[] = [];
  publishing: () => Promise<number> = async () => 1;

  constructor(private readonly page: number) {}

  call = async (call: unknown, _caller: unknown, input: { reviewed_through?: { source_id: string } }) => {
    if (call !== learnerEvidence) {
      this.stored.push(input as InternalInputOf<typeof storeLearner>);
      return { stored: this.takes };
    }
    const after = input.reviewed_through?.source_id;
    this.asked.push(after);
    const from = after === undefined ? 0 : this.answers.findIndex(({ source_id: id }) => id === after) + 1;
    return {
      version: this.version,
      state_version: this.stateVersion,
      recent: after === undefined ? this.answers : [],
      diagnostic: [],
      unreviewed: this.answers.slice(from, from + this.page),
      more: this.answers.length > from + this.page,
      reviewed_through: null,
      cards: [],
      counts: {},
    };
  };

  async update(live = new LiveBank(bank, async () => bank)): Promise<void> {
    const redis = {
      publish: (_: string, text: string) => {
        this.notices.push(text);
        return this.publishing();
      },
    };
    const handler = updateLearnerHandler({
      rpc: this as unknown as RpcClient,
      bank: live,
      redis: redis as unknown as Redis,
      prefix: 'test',
    });
    await handler.run({ user_id: 'u', version: 1 }, { jobId: 'j', attempt: 1 });
  }
}

describe('a learner is computed anew', () => {
  it('from all pages of a long history, and says up to where it has read', async () => {
    const plan = new FakePlan(2);
    plan.answers = [answer('a', 0), answer('b', 1), answer('c', 2), answer('d', 3), mistake('e', 4)];
    await plan.update();
    expect(plan.stored).toMatchObject([
      { version: 1, reviewed_through: { source_id: 'e' }, cards: [{ misconception, shown: [item.id] }] },
    ]);
  });

  it('with each answer of a long history once, as from a single page', async () => {
    const [paged, whole] = [new FakePlan(2), new FakePlan(100)];
    for (const plan of [paged, whole]) {
      plan.answers = ['a', 'b', 'c', 'd', 'e'].map((id, day) => mistake(id, day * 1_440));
      await plan.update();
    }
    expect(paged.asked).toEqual([undefined, 'b', 'd']);
    expect(paged.stored).toEqual(whole.stored);
    expect(whole.stored).toMatchObject([{ cards: [{ misconception, reps: 5 }] }]);
  });

  it('not when its state is as new as the evidence', async () => {
    const plan = new FakePlan(2);
    plan.stateVersion = 1;
    await plan.update();
    expect(plan.stored).toEqual([]);
  });

  it('with the release that knows its items, which may be newer than the one at hand', async () => {
    const newer = { ...item, version: item.version + 1 };
    const next = new BankSnapshot({
      release: 2,
      items: [...bank.items(), newer],
      current: new Map([...bank.items(), newer].map(({ id, version }) => [id, version])),
      forms: [{ id: 'none', english: [], math: [], versions: {} }],
      diagnosticForm: 'none',
    });
    const plan = new FakePlan(2);
    plan.answers = [{ ...mistake('a', 0), item_version: newer.version }];
    await plan.update(new LiveBank(bank, async () => next));
    expect(plan.stored).toMatchObject([{ cards: [{ misconception }] }]);
  });

  it('tells the page of it, unless the plan had a newer one; a lost notice is no failure', async () => {
    const plan = new FakePlan(2);
    plan.answers = [answer('a', 0)];
    plan.publishing = () => Promise.reject(new Error('redis is away'));
    await plan.update();
    expect(plan.notices.map((text) => JSON.parse(text))).toEqual([
      { user_id: 'u', event: 'learner:updated', data: { version: 1 } },
    ]);
    plan.takes = false;
    await plan.update();
    expect(plan.notices).toHaveLength(1);
  });
});
