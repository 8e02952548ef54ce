import type { Caller } from '@aivy/contracts';
import { skillById, skillsOf, SKILLS } from '@aivy/exam';
import { packBank, practicePool, type LiveBank } from '@aivy/item-bank';
import type { Logger, OpenItems } from '@aivy/server-kit';
import type { FocusService } from '../focus/focus.service.js';
import type { LearnerService } from '../learner/learner.service.js';
import type { StoredPlan } from '../target/plan.js';
import { FormService } from './form.service.js';
import type { UnitRepository } from './unit.repository.js';

const bank = packBank();
const pool = practicePool(bank);
/** Central Ideas and Details. */
const SKILL = 1;

const metBy = (met: readonly number[], skills: readonly number[]) =>
  met.filter((id) => skills.includes(bank.item(id)!.skill));

/** A service for a student who has met these items and whose first focus area is `SKILL`. */
function serviceWith(met: readonly number[]) {
  const metItems = (_user: string, skills: readonly number[]) => Promise.resolve(metBy(met, skills));
  return new FormService(
    { selectOpenItems: () => Promise.resolve([]) } as unknown as UnitRepository,
    { of: () => Promise.resolve({ english: [SKILL, 2, 3, 4, 5], math: [] }) } as unknown as FocusService,
    { metItems, standing: () => Promise.resolve({ state: null }) } as unknown as LearnerService,
    { ofDiagnostic: () => Promise.resolve([]) } as unknown as OpenItems,
    { current: bank } as unknown as LiveBank,
    { warn: () => undefined } as unknown as Logger,
  );
}
const plan = { userId: 'u' } as unknown as StoredPlan;
const practice = (skill: number) => pool.ofSkill(skill).map(({ id }) => id);

describe('the questions of a unit', () => {
  const unit = async (met: readonly number[]) => {
    const { skill, questions } = await serviceWith(met).make({ userId: 'u' } as Caller, plan, 1);
    expect(skill).toBe(SKILL);
    return questions.map(({ id }) => id);
  };

  it('are practice items', async () => {
    expect((await unit([])).map((id) => bank.poolOf(id))).toEqual(Array(5).fill('practice'));
    // The student has met every practice item, and a test item still isn't asked.
    const everything = skillsOf('english').flatMap(({ id }) => practice(id));
    expect((await unit(everything)).map((id) => bank.poolOf(id))).toEqual(Array(5).fill('practice'));
  });

  it('are the five that the student has never met', async () => {
    const all = practice(SKILL);
    expect((await unit(all.slice(5))).sort((x, y) => x - y)).toEqual(all.slice(0, 5).sort((x, y) => x - y));
  });

  it('come from the other skills of the domain once the skill has no new ones', async () => {
    const domain = SKILLS.filter(({ category }) => category === skillById(SKILL).category).map(({ id }) => id);
    const sisters = domain.filter((id) => id !== SKILL).flatMap(practice);
    const fresh = [...practice(SKILL).slice(0, 2), ...sisters.slice(0, 3)];
    const met = domain.flatMap(practice).filter((id) => !fresh.includes(id));
    expect((await unit(met)).sort((x, y) => x - y)).toEqual(fresh.sort((x, y) => x - y));
  });

  it('never repeat a template family while the skill has another', async () => {
    const familyOf = (id: number) => bank.item(id)!.family;
    for (const day of [1, 11, 31, 61]) {
      const { questions } = await serviceWith([]).make({ userId: 'u' } as Caller, plan, day);
      expect(new Set(questions.map(({ id }) => familyOf(id))).size).toBe(5);
    }
  });
});
