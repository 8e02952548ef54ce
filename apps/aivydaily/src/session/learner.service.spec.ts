import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DomainError, getLearnerState, type Caller } from '@aivy/contracts';
import { skillsOf } from '@aivy/exam';
import type { Logger, OpenItems, RpcCallOptions, RpcClient } from '@aivy/server-kit';
import { LearnerService } from './learner.service.js';

const caller = { requestId: 'r', userId: 'maya' } as Caller;
const SKILL = 12;

/** The learner record, which takes a while. */
class FakeRecord {
  readonly asked: { input: { user_id: string; skills?: number[] }; options: RpcCallOptions }[] = [];
  away = false;

  call = async (call: unknown, _caller: unknown, input: { user_id: string }, options: RpcCallOptions) => {
    this.asked.push({ input, options });
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (this.away) throw new DomainError('SERVICE-UNAVAILABLE');
    if (call !== getLearnerState) return { item_ids: [4, 5], open_item_ids: [6] };
    return {
      state: { skills: [11, 12, 13].map((skill) => ({ skill, theta: skill / 10 })) },
      due: [13, 12, 11, 12].map((skill, index) => ({ skill, misconception: `m${index}` })),
    };
  };
}

const record = (open: readonly number[] | null = null) => {
  const fake = new FakeRecord();
  const logger = { warn: () => undefined } as unknown as Logger;
  const diagnostic = { ofDiagnostic: () => Promise.resolve(open) } as unknown as OpenItems;
  return { fake, learners: new LearnerService(fake as unknown as RpcClient, logger, diagnostic) };
};
const known = async (learners: LearnerService) => {
  const knowing = learners.of(caller, SKILL);
  await jest.advanceTimersByTimeAsync(100);
  return knowing;
};
const NOTHING = { ability: null, due: [], met: [] };

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 2, 1) }));
afterEach(() => void jest.useRealTimers());

describe('what the learner record says for the choice of a question', () => {
  it('is the ability in its skill, the cards of its skill alone, and what was met in its domain', async () => {
    const { fake, learners } = record();
    const { ability, due, met } = await known(learners);
    expect([ability, met]).toEqual([1.2, [4, 5, 6]]);
    expect(due.map(({ misconception }) => misconception)).toEqual(['m1', 'm3']);
    const skills = fake.asked.find(({ input }) => input.skills)!.input.skills!;
    expect(skills).toContain(SKILL);
    expect(skills.length).toBeGreaterThan(1);
    expect(skills.every((id) => skillsOf('math').some((each) => each.id === id))).toBe(true);
  });

  it('has beside what was met whatever an open diagnostic asks, also while the record is away', async () => {
    const { fake, learners } = record([8, 9]);
    expect((await known(learners)).met).toEqual([4, 5, 6, 8, 9]);
    fake.away = true;
    expect(await known(learners)).toEqual({ ...NOTHING, met: [8, 9] });
  });

  it('is waited for no longer than a third of a second', async () => {
    const { fake, learners } = record();
    await known(learners);
    expect(fake.asked.map(({ options }) => options.timeLeftMs)).toEqual([300, 300]);
    expect(fake.asked.map(({ input }) => input.user_id)).toEqual(['maya', 'maya']);
  });

  it('is whether a question was met, and nothing while it is away', async () => {
    const { fake, learners } = record();
    const met = async (id: number) => {
      const knowing = learners.hasMet(caller, { id, skill: SKILL });
      await jest.advanceTimersByTimeAsync(100);
      return knowing;
    };
    expect([await met(4), await met(6)]).toEqual([true, false]);
    expect(fake.asked.map(({ input }) => input.skills)).toEqual([[SKILL], [SKILL]]);
    fake.away = true;
    expect(await met(4)).toBeNull();
  });

  it('is nothing while it is away, and it is left alone for five seconds, no longer', async () => {
    const { fake, learners } = record();
    fake.away = true;
    expect(await known(learners)).toEqual(NOTHING);
    fake.away = false;
    await jest.advanceTimersByTimeAsync(4_800);
    expect(await known(learners)).toEqual(NOTHING);
    expect(fake.asked).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(100);
    expect((await known(learners)).ability).toBe(1.2);
  });
});
