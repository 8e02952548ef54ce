import { Inject, Injectable } from '@nestjs/common';
import { MINUTE_MS, type Caller, type dailyWins, type InputOf, type OutputOf } from '@aivy/contracts';
import { currentDay, goalOfDay, isAnswered, isTestDay } from '@aivy/exam';
import { GoalService } from '../goal/goal.service.js';
import type { OpenPlan } from '../target/plan.js';
import { PlanService } from '../target/plan.service.js';
import { DayRepository } from '../unit/day.repository.js';
import { UnitAnswerRepository } from '../unit/unit-answer.repository.js';
import { UnitRepository } from '../unit/unit.repository.js';
import { TestWorkRepository, type TestWork } from './test-work.repository.js';

/** What was done on a day, next to its goal. */
@Injectable()
export class WinsService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(UnitRepository) private readonly units: UnitRepository,
    @Inject(UnitAnswerRepository) private readonly answers: UnitAnswerRepository,
    @Inject(DayRepository) private readonly days: DayRepository,
    @Inject(GoalService) private readonly goals: GoalService,
    @Inject(TestWorkRepository) private readonly tests: TestWorkRepository,
  ) {}

  async wins(caller: Caller, { plan_id: planId, day }: InputOf<typeof dailyWins>): Promise<OutputOf<typeof dailyWins>> {
    const open = await this.plans.require(caller, planId);
    const goal = goalOfDay(day, open.plan.minutesADay);
    const { answered, spentMs } = isTestDay(day)
      ? await this.tests.select(open.plan.userId, day)
      : await this.ofUnit(open, day);
    return {
      answered_count: answered,
      // A student who answered something has spent at least a minute.
      minutes_spent: Math.min(goal.minutes, Math.max(spentMs > 0 ? 1 : 0, Math.round(spentMs / MINUTE_MS))),
      goal_tasks: goal.tasks,
      goal_minutes: goal.minutes,
    };
  }

  /** The set's answers; its time and that of other practice on the same date, which together can reach the chosen minutes. */
  private async ofUnit(open: OpenPlan, day: number): Promise<TestWork> {
    const { userId } = open.plan;
    const [unit, answers, practiceMs] = await Promise.all([
      this.units.selectOptional(userId, day),
      this.answers.selectOfUnit(userId, day),
      this.practiceMs(open, day),
    ]);
    return {
      answered: answers.filter(({ answer }) => isAnswered(answer)).length,
      spentMs: (unit?.spentMs ?? 0) + practiceMs,
    };
  }

  private async practiceMs({ plan, today, timeZone }: OpenPlan, day: number): Promise<number> {
    const date = day === currentDay(plan) ? today : (await this.days.selectOptionalSpan(plan.userId, day))?.from;
    return date === undefined ? 0 : (await this.goals.timeOn(plan.userId, date, timeZone)).practiceMs;
  }
}
