import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import {
  DomainError,
  markMissionRecorded,
  markPracticeRecorded,
  recordMission,
  recordPractice,
  type Evidence,
} from '@aivy/contracts';
import type { JobHandler, RpcClient } from '@aivy/server-kit';
import { recordMissionHandler, recordPracticeHandler } from './record-practice.handler.js';

/** Plan and practice, which take a while; the calls that have come to their end. */
class FakeServices {
  readonly done: { call: unknown; input: unknown }[] = [];
  failing: unknown;

  call = async (call: unknown, _caller: unknown, input: unknown) => {
    await pause(20);
    if (call === this.failing) throw new DomainError('SERVICE-UNAVAILABLE');
    this.done.push({ call, input });
    return null;
  };

  get calls(): unknown[] {
    return this.done.map(({ call }) => call);
  }
}

const entry = (source_id: string): Evidence => ({
  source_id,
  item_id: 7,
  item_version: 1,
  skill: 12,
  correct: true,
  answered: true,
  attempt: 1,
  hints: 0,
  spent_ms: 9_000,
  misconception: null,
  pretest: false,
  given_at: 1_790_000_000_000,
});
const batches = [
  { user_id: 'maya', entries: [entry('practice:1:7:1'), entry('practice:1:7:2')] },
  { user_id: 'theo', entries: [entry('practice:2:7:1')] },
];
const mission = { user_id: 'maya', conversation_id: 1, date: '2026-03-01' };

describe.each([
  ['attempts of practice', recordPracticeHandler, { batches }, recordPractice, markPracticeRecorded],
  ['a finished mission', recordMissionHandler, mission, recordMission, markMissionRecorded],
] as const)('%s', (_what, make, data, record, mark) => {
  const given = () => {
    const services = new FakeServices();
    const handler: JobHandler = make(services as unknown as RpcClient);
    return { services, run: () => handler.run(data, { jobId: 'j', attempt: 1 }) };
  };

  it('are there before their owner hears of it, who otherwise would not hand them over again', async () => {
    const { services, run } = given();
    await run();
    expect(services.calls).toEqual([record, mark]);
  });

  it('are tried again by the queue when they could not be stored, and their owner hears nothing', async () => {
    const { services, run } = given();
    services.failing = record;
    await expect(run()).rejects.toMatchObject({ code: 'SERVICE-UNAVAILABLE' });
    expect(services.calls).toEqual([]);
  });

  it('are tried again when their owner could not be told', async () => {
    const { services, run } = given();
    services.failing = mark;
    await expect(run()).rejects.toMatchObject({ code: 'SERVICE-UNAVAILABLE' });
  });
});

describe('attempts of several students in one job', () => {
  it('are handed on and marked under the student whose they are', async () => {
    const services = new FakeServices();
    await recordPracticeHandler(services as unknown as RpcClient).run({ batches }, { jobId: 'j', attempt: 1 });
    expect(services.done.map(({ input }) => input)).toEqual([
      { batches },
      {
        batches: [
          { user_id: 'maya', source_ids: ['practice:1:7:1', 'practice:1:7:2'] },
          { user_id: 'theo', source_ids: ['practice:2:7:1'] },
        ],
      },
    ]);
  });
});
