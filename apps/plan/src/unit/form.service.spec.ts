import { jest } from '@jest/globals';
import type { Caller, LearnerState } from '@aivy/contracts';
import { skillById, skillsOf, SKILLS } from '@aivy/exam';
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

const metBy = (met: readonly number[], skills: readonly number[]) =>
  met.filter((id) => skills.includes(bank.item(id)!.skill));

/** A service for a student who has met these items; as the learner record, it says those of the skills asked for. */
function serviceWith(met: readonly number[], state: LearnerState | null = null) {
  const metItems = jest.fn((_user: string, skills: readonly number[]) => Promise.resolve(metBy(met, skills)));
  const standing = () => Promise.resolve({ state });
  const units = { countBySkill: () => Promise.resolve(new Map()), selectOpenItems: () => Promise.resolve([]) };
  const service = new FormService(
    units as unknown as UnitRepository,
    { metItems, standing } as unknown as LearnerService,
    { ofDiagnostic: () => Promise.resolve([]) } as unknown as OpenItems,
    { current: bank } as unknown as LiveBank,
    { warn: () => undefined } as unknown as Logger,
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

describe('the questions of a unit', () => {
  const unit = async (met: readonly number[]) => {
    const { service } = serviceWith(
      met,
      stateOf(() => 0),
    );
    const { skill, questions } = await service.make({ userId: 'u' } as Caller, plan, 1);
    expect(skill).toBe(WEAKEST);
    return questions.map(({ id }) => id);
  };

  it('are practice items', async () => {
    expect((await unit([])).map((id) => bank.poolOf(id))).toEqual(Array(5).fill('practice'));
    // Every practice item was met, and a test item still isn't asked.
    const everything = skillsOf('english').flatMap(({ id }) => practice(id));
    expect((await unit(everything)).map((id) => bank.poolOf(id))).toEqual(Array(5).fill('practice'));
  });

  it('are the five that were never met, where all others were', async () => {
    const all = practice(WEAKEST);
    expect((await unit(all.slice(5))).sort((x, y) => x - y)).toEqual(all.slice(0, 5).sort((x, y) => x - y));
  });

  it('are of the other skills of the domain where the skill is used up, and were never met there either', async () => {
    const domain = SKILLS.filter(({ category }) => category === skillById(WEAKEST).category).map(({ id }) => id);
    const sisters = domain.filter((id) => id !== WEAKEST).flatMap(practice);
    const fresh = [...practice(WEAKEST).slice(0, 2), ...sisters.slice(0, 3)];
    const met = domain.flatMap(practice).filter((id) => !fresh.includes(id));
    expect((await unit(met)).sort((x, y) => x - y)).toEqual(fresh.sort((x, y) => x - y));
  });
});
