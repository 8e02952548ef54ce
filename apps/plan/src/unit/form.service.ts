import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type LearnerState } from '@aivy/contracts';
import { firstDayOfJourney, keySkillOf, SKILLS, skillById, subjectOfDay, UNIT_QUESTIONS } from '@aivy/exam';
import { assembleUnit, practicePool, type LiveBank } from '@aivy/item-bank';
import { BANK, LOGGER, type Logger } from '@aivy/server-kit';
import { LearnerService } from '../learner/learner.service.js';
import type { StoredPlan } from '../target/plan.js';
import { standingsOf } from '../target/standings.js';
import { UnitRepository, type NewUnit } from './unit.repository.js';

/** Chooses a day's key skill and its questions. */
@Injectable()
export class FormService {
  constructor(
    @Inject(UnitRepository) private readonly units: UnitRepository,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError PLAN-BANKSHORT when the bank cannot fill a unit */
  async make(plan: StoredPlan, day: number): Promise<Omit<NewUnit, 'servedAt'>> {
    const { state } = await this.learners.standing(plan.userId);
    const skill = await this.keySkill(plan, day, state);
    const { questions, shortages } = assembleUnit(practicePool(this.bank.current), {
      skill,
      ability: abilityIn(skill, state),
      seen: await this.met(plan.userId, skill),
      seed: `${plan.planId}:${day}`,
    });
    const repeated = shortages.filter(({ instead }) => instead === 'seen').length;
    if (repeated > 0)
      this.logger.warn({ skill, day, repeated }, 'the bank has run out of new practice items for a student');
    if (questions.length !== UNIT_QUESTIONS) throw new DomainError('PLAN-BANKSHORT');
    return { day, skill, questions: questions.map(({ item }) => ({ id: item.id, version: item.version })) };
  }

  /** The key skill that a day has, or would have if it were served now. */
  async keySkill({ userId, target }: StoredPlan, day: number, state: LearnerState | null): Promise<number> {
    return keySkillOf({
      day,
      weak: subjectOfDay(day) === 'math' ? target.mathWeak : target.englishWeak,
      skills: standingsOf(state, this.bank.current),
      practised: await this.units.countBySkill(userId, firstDayOfJourney(day), day - 1),
    });
  }

  /** Items met anywhere that the unit could ask, the longest ago first: of the skill and of its domain. */
  private async met(userId: string, skill: number): Promise<number[]> {
    const { category } = skillById(skill);
    const domain = SKILLS.filter((each) => each.category === category).map(({ id }) => id);
    const [recorded, open] = await Promise.all([
      this.learners.metItems(userId, domain),
      this.units.selectOpenItems(userId),
    ]);
    return [...recorded, ...open];
  }
}

/** Logits; the middle of all students before anything is known. */
const abilityIn = (skill: number, state: LearnerState | null): number =>
  state?.skills.find((each) => each.skill === skill)?.theta ?? 0;
