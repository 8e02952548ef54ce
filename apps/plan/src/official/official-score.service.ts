import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  MOST_OFFICIAL_SCORES,
  signedIn,
  type Caller,
  type changeOfficialScore,
  type enterOfficialScore,
  type InputOf,
  type listOfficialScores,
  type OutputOf,
} from '@aivy/contracts';
import { localDateOf } from '@aivy/exam';
import { Transactions } from '@aivy/server-kit';
import { PlanRepository } from '../target/plan.repository.js';
import { timeZoneOf } from '../target/plan.service.js';
import { OfficialScoreRepository } from './official-score.repository.js';

/** Official scores as students enter, correct and delete them. */
@Injectable()
export class OfficialScoreService {
  constructor(
    @Inject(OfficialScoreRepository) private readonly scores: OfficialScoreRepository,
    @Inject(PlanRepository) private readonly plans: PlanRepository,
    @Inject(Transactions) private readonly transactions: Transactions,
  ) {}

  async list(caller: Caller): Promise<OutputOf<typeof listOfficialScores>> {
    const scores = await this.scores.selectOfUser(signedIn(caller));
    return {
      scores: scores.map(({ scoreId, testDate, english, math }) => ({
        score_id: scoreId,
        test_date: testDate,
        english_score: english,
        math_score: math,
      })),
    };
  }

  /** @throws DomainError PLAN-INVALIDINPUT of a day to come, PLAN-OFFICIALEXISTS, PLAN-OFFICIALTOOMANY */
  async enter(caller: Caller, input: InputOf<typeof enterOfficialScore>): Promise<{ score_id: string }> {
    const userId = signedIn(caller);
    await this.requirePast(caller, userId, input.test_date);
    const scoreId = randomUUID();
    await this.transactions.run(async (transaction) => {
      if ((await this.scores.countForUpdate(userId, transaction)) >= MOST_OFFICIAL_SCORES)
        throw new DomainError('PLAN-OFFICIALTOOMANY');
      if (!(await this.scores.insertNew(userId, scoreOf(scoreId, input), new Date(), transaction)))
        throw new DomainError('PLAN-OFFICIALEXISTS');
    });
    return { score_id: scoreId };
  }

  /**
   * @throws DomainError PLAN-INVALIDINPUT of a day to come, PLAN-OFFICIALNOTEXIST also for one of somebody else,
   * PLAN-OFFICIALEXISTS
   */
  async change(caller: Caller, input: InputOf<typeof changeOfficialScore>): Promise<void> {
    const userId = signedIn(caller);
    await this.requirePast(caller, userId, input.test_date);
    await this.transactions.run(async (transaction) => {
      // Nobody enters the date meanwhile.
      await this.scores.countForUpdate(userId, transaction);
      const outcome = await this.scores.update(userId, scoreOf(input.score_id, input), transaction);
      if (outcome === 'unknown') throw new DomainError('PLAN-OFFICIALNOTEXIST');
      if (outcome === 'taken') throw new DomainError('PLAN-OFFICIALEXISTS');
    });
  }

  /** @throws DomainError PLAN-OFFICIALNOTEXIST also for one of somebody else */
  async remove(caller: Caller, scoreId: string): Promise<void> {
    if (!(await this.scores.delete(signedIn(caller), scoreId))) throw new DomainError('PLAN-OFFICIALNOTEXIST');
  }

  /** Today is the student's: it may be tomorrow elsewhere. */
  private async requirePast(caller: Caller, userId: string, date: string): Promise<void> {
    const stored = caller.timezone === undefined ? (await this.plans.selectOptional(userId))?.timezone : undefined;
    if (date > localDateOf(new Date(), timeZoneOf(caller, stored)))
      throw new DomainError('PLAN-INVALIDINPUT', [{ path: 'test_date', message: 'is in the future' }]);
  }
}

const scoreOf = (scoreId: string, input: InputOf<typeof enterOfficialScore>) => ({
  scoreId,
  testDate: input.test_date,
  english: input.english_score,
  math: input.math_score,
});
