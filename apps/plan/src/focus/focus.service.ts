import { Inject, Injectable } from '@nestjs/common';
import { signedIn, type Caller, type FocusLists, type focusAreas, type OutputOf, type Subject } from '@aivy/contracts';
import { currentDay, daysOfJourney, focusAreasOf, honoredOf, journeyOf, SKILLS, unitSkillOf } from '@aivy/exam';
import { practicePool, type LiveBank } from '@aivy/item-bank';
import { BANK, type Transaction } from '@aivy/server-kit';
import { LearnerService, type LearnerStanding } from '../learner/learner.service.js';
import type { StoredPlan } from '../target/plan.js';
import { PlanRepository } from '../target/plan.repository.js';
import { standingsOf } from '../target/standings.js';
import { FocusRepository } from './focus.repository.js';

type Wished = Partial<Record<Subject, readonly number[] | undefined>>;
const FIRST_JOURNEY = 1;

/** What a journey works on. Screens and units all get its focus areas here, so they name the same ones. */
@Injectable()
export class FocusService {
  constructor(
    @Inject(FocusRepository) private readonly lists: FocusRepository,
    @Inject(PlanRepository) private readonly plans: PlanRepository,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  async areas(caller: Caller): Promise<OutputOf<typeof focusAreas>> {
    const userId = signedIn(caller);
    const plan = await this.plans.selectOptional(userId);
    if (plan) {
      const journey = journeyIn(plan);
      const [focus, previous] = await Promise.all([this.of(plan), this.lists.selectOptional(userId, journey - 1)]);
      return answer(journey, focus, previous);
    }
    const standing = await this.learners.standing(userId);
    const nothing = { english: [], math: [] };
    return answer(FIRST_JOURNEY, standing.state ? await this.computed(userId, standing) : nothing, null);
  }

  /**
   * The focus areas of the plan's journey. They're stored once all answers so far are in the learner record, and at the
   * latest when a unit of the journey is served (`settle`).
   */
  async of(plan: StoredPlan, { settle = false } = {}): Promise<FocusLists> {
    const journey = journeyIn(plan);
    const stored = () => this.lists.selectOptional(plan.userId, journey);
    const known = await stored();
    if (known) return known;
    const standing = await this.learners.standing(plan.userId);
    const focus = await this.computed(plan.userId, standing);
    if (!settle && !(standing.state && standing.isCurrent)) return focus;
    await this.lists.insertFirst(plan.userId, { journey, ...focus });
    return (await stored()) ?? focus;
  }

  /** The skill of the unit that comes next, as it would be served now. */
  async nextSkill(plan: StoredPlan): Promise<number> {
    return unitSkillOf(currentDay(plan), await this.of(plan));
  }

  /** Stores those of a journey that has just begun, once its record is computed. */
  async begin(userId: string): Promise<void> {
    const plan = await this.plans.selectOptional(userId);
    if (plan) await this.of(plan);
  }

  /** The lists that a wish makes. A subject without a wish that counts keeps its list. @returns null when nothing changes */
  async wished(userId: string, wished: Wished): Promise<FocusLists | null> {
    const standing = await this.learners.standing(userId);
    const skills = standingsOf(standing.state, this.bank.current);
    const isHonored = (subject: Subject): boolean => honoredOf(subject, skills, wished[subject]).length > 0;
    if (!isHonored('english') && !isHonored('math')) return null;
    const [made, plan] = await Promise.all([
      this.computed(userId, standing, wished),
      this.plans.selectOptional(userId),
    ]);
    const kept = (plan && (await this.lists.selectOptional(userId, journeyIn(plan)))) ?? made;
    const of = (subject: Subject): number[] => (isHonored(subject) ? made : kept)[subject];
    return { english: of('english'), math: of('math') };
  }

  /** Replaces those of the running journey. */
  replace(plan: StoredPlan, focus: FocusLists, transaction: Transaction): Promise<void> {
    return this.lists.upsert(plan.userId, { journey: journeyIn(plan), ...focus }, transaction);
  }

  private async computed(userId: string, { state }: LearnerStanding, wished: Wished = {}): Promise<FocusLists> {
    const skills = standingsOf(state, this.bank.current);
    const unmet = await this.unmet(userId);
    const of = (subject: Subject): number[] => focusAreasOf(subject, { skills, unmet, wished: wished[subject] });
    return { english: of('english'), math: of('math') };
  }

  /** Skill id → practice questions that the student hasn't met. */
  private async unmet(userId: string): Promise<Map<number, number>> {
    const pool = practicePool(this.bank.current);
    const ids = SKILLS.map(({ id }) => id);
    const met = new Set(await this.learners.metItems(userId, ids));
    return new Map(ids.map((skill) => [skill, pool.idsOfSkill(skill).filter((id) => !met.has(id)).length]));
  }
}

const journeyIn = (plan: StoredPlan): number => journeyOf(currentDay(plan));

function answer(journey: number, focus: FocusLists, previous: FocusLists | null): OutputOf<typeof focusAreas> {
  const { from, to } = daysOfJourney(journey);
  return { from_day: from, to_day: to, ...focus, previous };
}
