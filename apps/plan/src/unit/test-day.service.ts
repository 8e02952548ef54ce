import { Inject, Injectable } from '@nestjs/common';
import { currentDay, finishesTestDay, localDateOf, testDayDate } from '@aivy/exam';
import type { Transaction } from '@aivy/server-kit';
import { TestDayRepository } from './test-day.repository.js';

/** Where a full test stands in the plan. */
export interface TestDay {
  /** Finished days of the plan at the time of the test, its own included. */
  day: number;
  /** Date of the test where the student was. */
  date: string;
}

/** A test day of the plan is finished by a full test. */
@Injectable()
export class TestDayService {
  constructor(@Inject(TestDayRepository) private readonly days: TestDayRepository) {}

  /**
   * Finishes the next day of the plan if it is a test day. Call it once a test, in the transaction that takes its
   * measurement in; locks the plan. Without a plan, or while a unit comes next, only tells where the test stands.
   * @param at when the test was finished
   */
  async finish(manager: Transaction, userId: string, at: Date): Promise<TestDay> {
    const plan = await this.days.selectOptionalForUpdate(userId, manager);
    if (!plan) return { day: 0, date: localDateOf(at, 'UTC') };
    const before = await this.days.countFinished(userId, at, manager);
    // A test from before the day that came last belongs to another time: it is taken in late.
    const isNow = before === plan.lastFinishedDay;
    if (!isNow || !finishesTestDay(plan)) return { day: before, date: localDateOf(at, plan.timeZone) };
    const date = testDayDate(at, plan.timeZone, plan.lastFinishedDate);
    await this.days.insertFinished(userId, currentDay(plan), date, at, manager);
    return { day: currentDay(plan), date };
  }

  /** Where a diagnostic stands in the plan; locks the plan as `finish` does. */
  async place(manager: Transaction, userId: string, at: Date): Promise<TestDay> {
    const plan = await this.days.selectOptionalForUpdate(userId, manager);
    return {
      day: plan ? await this.days.countFinished(userId, at, manager) : 0,
      date: localDateOf(at, plan?.timeZone ?? 'UTC'),
    };
  }
}
