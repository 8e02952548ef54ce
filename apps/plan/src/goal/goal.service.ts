import { Inject, Injectable } from '@nestjs/common';
import { signedIn, type Caller, type getSmallestGoal, type GoalMinutes, type OutputOf } from '@aivy/contracts';
import { addDays, DEFAULT_GOAL, isGoalReached, localDateOf, startOfDay, type LocalDate } from '@aivy/exam';
import { practicedMs } from '@aivy/psychometrics';
import { Transactions, type Transaction } from '@aivy/server-kit';
import { MissionRepository } from '../practice/mission.repository.js';
import { timeZoneOf } from '../target/plan.service.js';
import { GoalRepository, type StoredGoal } from './goal.repository.js';

/** A student who practiced at a moment. */
export interface PracticeMoment {
  userId: string;
  at: Date;
}

/** Without a plan and without a choice there's no place to count days at, so no goal. */
const inForce = ({ minutes, timezone }: StoredGoal): GoalMinutes | null =>
  timezone === null ? null : (minutes ?? DEFAULT_GOAL);

/** The smallest daily goal: so much practice makes a day count for the streak. */
@Injectable()
export class GoalService {
  constructor(
    @Inject(GoalRepository) private readonly goals: GoalRepository,
    @Inject(MissionRepository) private readonly missions: MissionRepository,
    @Inject(Transactions) private readonly transactions: Transactions,
  ) {}

  async get(caller: Caller): Promise<OutputOf<typeof getSmallestGoal>> {
    const [goal] = await this.goals.selectOf([signedIn(caller)]);
    return { minutes: inForce(goal!) };
  }

  set(caller: Caller, minutes: GoalMinutes): Promise<void> {
    return this.goals.upsert(signedIn(caller), minutes, timeZoneOf(caller));
  }

  /** Counts the days on which practice has reached the goal. A day that counts stays counted, whatever goal comes later. */
  async countDays(moments: readonly PracticeMoment[], transaction: Transaction): Promise<void> {
    const known = await this.goals.selectOf([...new Set(moments.map(({ userId }) => userId))], transaction);
    for (const stored of known) {
      const { userId, timezone } = stored;
      const goal = inForce(stored);
      if (goal === null || timezone === null) continue;
      const zone = timeZoneOf({}, timezone);
      const dates = new Set(moments.filter((each) => each.userId === userId).map(({ at }) => localDateOf(at, zone)));
      for (const date of dates) {
        const { practiceMs, openUnitMs } = await this.timeOn(userId, date, zone, transaction);
        if (isGoalReached(practiceMs + openUnitMs, goal)) await this.missions.insertNew(userId, date, transaction);
      }
    }
  }

  /** The same for a set that's being worked on. */
  countDay(moment: PracticeMoment): Promise<void> {
    return this.transactions.run((transaction) => this.countDays([moment], transaction));
  }

  /** Time in practice on a date, with reading the explanations, and on a set that isn't finished. */
  async timeOn(userId: string, date: LocalDate, zone: string, transaction?: Transaction) {
    const span = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)] as const;
    const { answers, openUnitMs } = await this.goals.selectPracticed(userId, ...span, transaction);
    return { practiceMs: answers.reduce((sum, answer) => sum + practicedMs(answer), 0), openUnitMs };
  }
}
