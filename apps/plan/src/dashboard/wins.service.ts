import { Inject, Injectable } from '@nestjs/common';
import type { Caller, dailyWins, InputOf, OutputOf } from '@aivy/contracts';
import { goalOfDay, isAnswered, isTestDay } from '@aivy/exam';
import { PlanService } from '../target/plan.service.js';
import { UnitAnswerRepository } from '../unit/unit-answer.repository.js';
import { UnitRepository } from '../unit/unit.repository.js';
import { TestWorkRepository, type TestWork } from './test-work.repository.js';

const MINUTE_MS = 60_000;

/** What was done on a day, beside what was to be done. */
@Injectable()
export class WinsService {
  constructor(
    @Inject(PlanService) private readonly plans: PlanService,
    @Inject(UnitRepository) private readonly units: UnitRepository,
    @Inject(UnitAnswerRepository) private readonly answers: UnitAnswerRepository,
    @Inject(TestWorkRepository) private readonly tests: TestWorkRepository,
  ) {}

  async wins(caller: Caller, { plan_id: planId, day }: InputOf<typeof dailyWins>): Promise<OutputOf<typeof dailyWins>> {
    const { plan } = await this.plans.require(caller, planId);
    const goal = goalOfDay(day);
    const { answered, spentMs } = isTestDay(day)
      ? await this.tests.select(plan.userId, day)
      : await this.ofUnit(plan.userId, day);
    return {
      answered_count: answered,
      // Whoever has answered has not spent none.
      minutes_spent: Math.min(goal.minutes, Math.max(spentMs > 0 ? 1 : 0, Math.round(spentMs / MINUTE_MS))),
      goal_tasks: goal.tasks,
      goal_minutes: goal.minutes,
    };
  }

  private async ofUnit(userId: string, day: number): Promise<TestWork> {
    const [unit, answers] = await Promise.all([
      this.units.selectOptional(userId, day),
      this.answers.selectOfUnit(userId, day),
    ]);
    return { answered: answers.filter(({ answer }) => isAnswered(answer)).length, spentMs: unit?.spentMs ?? 0 };
  }
}
