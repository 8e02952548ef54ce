import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  signedIn,
  type Caller,
  type endPractice,
  type InputOf,
  type OutputOf,
  type startPractice,
} from '@aivy/contracts';
import { MISSION_QUESTIONS } from '@aivy/exam';
import type { LiveBank } from '@aivy/item-bank';
import { BANK, CONFIG, Transactions } from '@aivy/server-kit';
import type { AivydailyConfig } from '../config.js';
import { LearnerService } from './learner.service.js';
import { SessionRepository } from './session.repository.js';

/** Begins and ends sessions. */
@Injectable()
export class StartService {
  constructor(
    @Inject(SessionRepository) private readonly sessions: SessionRepository,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(CONFIG) private readonly config: Pick<AivydailyConfig, 'QUESTION_ATTEMPTS'>,
  ) {}

  async start(
    caller: Caller,
    { subcategory, like, above }: InputOf<typeof startPractice>,
  ): Promise<OutputOf<typeof startPractice>> {
    const userId = signedIn(caller);
    const now = new Date();
    const liked = like === undefined ? null : await this.liked(caller, subcategory, like);
    const session = await this.transactions.run(async (transaction) => {
      await this.sessions.updateStale(userId, now, transaction);
      const open = await this.sessions.selectOrInsertOpen(
        { userId, subcategory, maxAttempts: this.config.QUESTION_ATTEMPTS },
        now,
        transaction,
      );
      if (liked !== null) await this.sessions.updateLiked(open, liked, transaction);
      if (above) await this.sessions.updateAbove(open, transaction);
      return open;
    });
    return {
      id: session.conversationId,
      subcategory: session.subcategory,
      started_at: session.startedAt.getTime(),
      max_questions: MISSION_QUESTIONS,
      max_attempts: session.maxAttempts,
    };
  }

  /**
   * A question of the topic that the student has met in something finished. All others are not there, alike: an answer
   * that told them apart would tell the topic of a question of a running test.
   * @returns null while the learner record is away: the session then begins as ever
   */
  private async liked(caller: Caller, skill: number, itemId: number): Promise<number | null> {
    const met = await this.learners.hasMet(caller, { id: itemId, skill });
    if (met === null) return null;
    if (!met || this.bank.current.item(itemId)?.skill !== skill) throw new DomainError('QUESTION-NOTFOUND');
    return itemId;
  }

  /** Ending it again changes nothing. */
  async end(caller: Caller, { conversation_id: conversationId }: InputOf<typeof endPractice>): Promise<null> {
    const ids = { userId: signedIn(caller), conversationId };
    await this.transactions.run(async (transaction) => {
      await this.sessions.selectForUpdate(ids, transaction);
      await this.sessions.updateEnded(ids, new Date(), transaction);
    });
    return null;
  }
}
