import { jest } from '@jest/globals';
import type { LearnerState } from '@aivy/contracts';
import { skillsOf, SKILLS } from '@aivy/exam';
import { packBank, practicePool, type LiveBank } from '@aivy/item-bank';
import type { Logger, OpenItems } from '@aivy/server-kit';
import type { LearnerService } from '../learner/learner.service.js';
import type { StoredPlan } from '../target/plan.js';
import { FormService } from './form.service.js';
import type { UnitRepository } from './unit.repository.js';

const bank = packBank();
const pool = practicePool(bank);
const WEAKEST = 1;
const NEXT = 2;

/** Skill 1 is the weakest, 2 the next; so much of each was answered. */
const stateOf = (answered: (skill: number) => number): LearnerState => ({
  layout: 1,
  english: { theta: 0, se: 1 },
  math: { theta: 0, se: 1 },
  skills: SKILLS.map(({ id }) => ({
    skill: id,
    theta: 0,
    se: 0.5,
    mastery: 30 + id,
    accuracy: 30 + id,
    weak_chance: 1,
    answered: answered(id),
    estimated: false,
    points_per_minute: 0,
  })),
});

/** A service for a student who has met these items. */
function serviceWith(met: readonly number[]) {
  const metItems = jest.fn(() => Promise.resolve([...met]));
  const units = { countBySkill: () => Promise.resolve(new Map()), selectOpenItems: () => Promise.resolve([]) };
  const service = new FormService(
    units as unknown as UnitRepository,
    { metItems } as unknown as LearnerService,
    {} as OpenItems,
    { current: bank } as unknown as LiveBank,
    {} as Logger,
  );
  return { service, metItems };
}
const plan = { userId: 'u', target: { englishWeak: [], mathWeak: [] } } as unknown as StoredPlan;
const practice = (skill: number) => pool.ofSkill(skill).map(({ id }) => id);

describe('the key skill of a day', () => {
  it('is the weakest, without a look at what was met, while a student has answered little of every skill', async () => {
    const { service, metItems } = serviceWith([]);
    expect(
      await service.keySkill(
        plan,
        1,
        stateOf(() => 3),
      ),
    ).toBe(WEAKEST);
    expect(metItems).not.toHaveBeenCalled();
  });

  it('is the next weakest once there is no unit of new questions of the weakest', async () => {
    const all = practice(WEAKEST);
    const answered = stateOf((skill) => (skill === WEAKEST ? all.length : 0));
    expect(await serviceWith(all.slice(5)).service.keySkill(plan, 1, answered)).toBe(WEAKEST);
    expect(await serviceWith(all.slice(4)).service.keySkill(plan, 1, answered)).toBe(NEXT);
  });

  it('is the weakest again for a student who has met everything', async () => {
    const everything = skillsOf('english').flatMap(({ id }) => practice(id));
    const { service } = serviceWith(everything);
    expect(
      await service.keySkill(
        plan,
        1,
        stateOf((skill) => practice(skill).length),
      ),
    ).toBe(WEAKEST);
  });
});
