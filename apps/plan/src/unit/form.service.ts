import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type Caller, type LearnerState } from '@aivy/contracts';
import { firstDayOfJourney, keySkillOf, SKILLS, skillById, skillsOf, subjectOfDay, UNIT_QUESTIONS } from '@aivy/exam';
import { assembleUnit, practicePool, type LiveBank } from '@aivy/item-bank';
import { BANK, LOGGER, OpenItems, type Logger } from '@aivy/server-kit';
import { LearnerService } from '../learner/learner.service.js';
import type { StoredPlan } from '../target/plan.js';
import { standingsOf } from '../target/standings.js';
import { UnitRepository, type NewUnit } from './unit.repository.js';

/** A unit waits this long for what the diagnostic is asking, milliseconds. */
const PATIENCE_MS = 300;

/** Chooses a day's key skill and its questions. */
@Injectable()
export class FormService {
  constructor(
    @Inject(UnitRepository) private readonly units: UnitRepository,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(OpenItems) private readonly open: OpenItems,
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * While the diagnostic does not say what it asks, a unit may ask one of its questions too: that costs a little of what the
   * diagnostic measures, a day without a unit costs the student the day.
   * @throws DomainError PLAN-BANKSHORT when the bank cannot fill a unit
   */
  async make(caller: Caller, plan: StoredPlan, day: number): Promise<Omit<NewUnit, 'servedAt'>> {
    const { state } = await this.learners.standing(plan.userId);
    const skill = await this.keySkill(plan, day, state);
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

  /** The key skill that a day has, or would have if it were served now. */
  async keySkill({ userId, target }: StoredPlan, day: number, state: LearnerState | null): Promise<number> {
    const subject = subjectOfDay(day) === 'math' ? 'math' : 'english';
    const skills = skillsOf(subject).map(({ id }) => id);
    const [practised, unmet] = await Promise.all([
      this.units.countBySkill(userId, firstDayOfJourney(day), day - 1),
      this.mayRunOut(skills, state) ? this.unmet(userId, skills) : undefined,
    ]);
    return keySkillOf({
      day,
      weak: subject === 'math' ? target.mathWeak : target.englishWeak,
      skills: standingsOf(state, this.bank.current),
      practised,
      ...(unmet && { unmet }),
    });
  }

  /**
   * Has a student answered so much of a skill that a unit of new questions may be too much? Spares the others a look at
   * all that they have met.
   */
  private mayRunOut(skills: readonly number[], state: LearnerState | null): boolean {
    const pool = practicePool(this.bank.current);
    return (state?.skills ?? []).some(
      ({ skill, answered }) => skills.includes(skill) && answered + UNIT_QUESTIONS > pool.ofSkill(skill).length,
    );
  }

  /** Skill id → practice items of it that the student has never met. */
  private async unmet(userId: string, skills: readonly number[]): Promise<Map<number, number>> {
    const pool = practicePool(this.bank.current);
    const met = new Set(await this.met(userId, skills));
    return new Map(skills.map((skill) => [skill, pool.ofSkill(skill).filter(({ id }) => !met.has(id)).length]));
  }

  /** Items of some skills met anywhere, the longest ago first. */
  private async met(userId: string, skills: readonly number[]): Promise<number[]> {
    const [recorded, open] = await Promise.all([
      this.learners.metItems(userId, skills),
      this.units.selectOpenItems(userId),
    ]);
    return [...recorded, ...open];
  }
}

/** A skill with the others of its domain: what a unit of it could ask. */
const domainOf = (skill: number): number[] => {
  const { category } = skillById(skill);
  return SKILLS.filter((each) => each.category === category).map(({ id }) => id);
};

/** Logits; the middle of all students before anything is known. */
const abilityIn = (skill: number, state: LearnerState | null): number =>
  state?.skills.find((each) => each.skill === skill)?.theta ?? 0;
