import { describe, expect, it } from '@jest/globals';
import type { FocusLists, LearnerState } from '@aivy/contracts';
import { SKILLS } from '@aivy/exam';
import { packBank, practicePool, type LiveBank } from '@aivy/item-bank';
import type { LearnerService } from '../learner/learner.service.js';
import type { StoredPlan } from '../target/plan.js';
import type { PlanRepository } from '../target/plan.repository.js';
import type { FocusRepository } from './focus.repository.js';
import { FocusService } from './focus.service.js';

const bank = packBank();
const plan = { userId: 'u', lastFinishedDay: 0 } as StoredPlan;
/** All skills are weak, and those with a smaller id are worth more. */
const state = {
  skills: SKILLS.map(({ id }) => ({ skill: id, mastery: 50, points_per_minute: 1 / id })),
} as LearnerState;

/** For a student who has met these items. @param stored the lists of the journey, once they're there */
function serviceWith(met: readonly number[], stored: () => FocusLists | null = () => null) {
  return new FocusService(
    { selectOptional: async () => stored(), insertFirst: async () => undefined } as unknown as FocusRepository,
    {} as PlanRepository,
    { standing: async () => ({ state, isCurrent: true }), metItems: async () => met } as unknown as LearnerService,
    { current: bank } as LiveBank,
  );
}

describe('the focus areas of a journey', () => {
  it('give way where the student has met all but a few of their questions', async () => {
    expect((await serviceWith([]).of(plan)).english).toEqual([1, 2, 3, 4, 5]);
    // Nine new ones are less than two units.
    const met = [...practicePool(bank).idsOfSkill(2)].slice(9);
    expect((await serviceWith(met).of(plan)).english).toEqual([1, 3, 4, 5, 6]);
  });

  it('are those that another call has stored meanwhile', async () => {
    const others = { english: [7, 8, 9, 10, 11], math: [12, 13, 14, 15, 16] };
    let looks = 0;
    const service = serviceWith([], () => ((looks += 1) > 1 ? others : null));
    expect(await service.of(plan)).toEqual(others);
  });
});
