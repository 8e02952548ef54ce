import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type Caller, type LearnerState } from '@aivy/contracts';
import { SKILLS, skillById, unitSkillOf, UNIT_QUESTIONS } from '@aivy/exam';
import { assembleUnit, practicePool, type LiveBank } from '@aivy/item-bank';
import { BANK, LOGGER, OpenItems, type Logger } from '@aivy/server-kit';
import { FocusService } from '../focus/focus.service.js';
import { LearnerService } from '../learner/learner.service.js';
import type { StoredPlan } from '../target/plan.js';
import { UnitRepository, type NewUnit } from './unit.repository.js';

/** How long a unit waits to hear what the diagnostic is asking, milliseconds. */
const PATIENCE_MS = 300;

/** Chooses a day's questions. */
@Injectable()
export class FormService {
  constructor(
    @Inject(UnitRepository) private readonly units: UnitRepository,
    @Inject(FocusService) private readonly focus: FocusService,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(OpenItems) private readonly open: OpenItems,
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * If the diagnostic doesn't say what it's asking, a unit may ask one of its questions too. That makes the diagnostic a
   * little less precise, but without a unit the student would lose the day.
   * @throws DomainError PLAN-BANKSHORT when the bank can't fill a unit
   */
  async make(caller: Caller, plan: StoredPlan, day: number): Promise<Omit<NewUnit, 'servedAt'>> {
    const [{ state }, focus] = await Promise.all([
      this.learners.standing(plan.userId),
      this.focus.of(plan, { settle: true }),
    ]);
    const skill = unitSkillOf(day, focus);
    const [met, open] = await Promise.all([
      this.met(plan.userId, domainOf(skill)),
      this.open.ofDiagnostic(caller, plan.userId, PATIENCE_MS),
    ]);
    const { questions, shortages } = assembleUnit(practicePool(this.bank.current), {
      skill,
      ability: abilityIn(skill, state),
      seen: [...met, ...(open ?? [])],
      seed: `${plan.planId}:${day}`,
    });
    const repeated = shortages.filter(({ instead }) => instead === 'seen').length;
    if (repeated > 0)
      this.logger.warn({ skill, day, repeated }, 'the bank has run out of new practice items for a student');
    if (questions.length !== UNIT_QUESTIONS) throw new DomainError('PLAN-BANKSHORT');
    return { day, skill, questions: questions.map(({ item }) => ({ id: item.id, version: item.version })) };
  }

  /** Items of some skills that the student has met anywhere, the ones met longest ago first. */
  private async met(userId: string, skills: readonly number[]): Promise<number[]> {
    const [recorded, open] = await Promise.all([
      this.learners.metItems(userId, skills),
      this.units.selectOpenItems(userId),
    ]);
    return [...recorded, ...open];
  }
}

/** A skill and the others in its domain: what its unit may ask. */
const domainOf = (skill: number): number[] => {
  const { category } = skillById(skill);
  return SKILLS.filter((each) => each.category === category).map(({ id }) => id);
};

/** Logits; that of an average student before anything is known. */
const abilityIn = (skill: number, state: LearnerState | null): number =>
  state?.skills.find((each) => each.skill === skill)?.theta ?? 0;
