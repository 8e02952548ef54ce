import { Inject, Injectable } from '@nestjs/common';
import {
  signedIn,
  type Caller,
  type endPractice,
  type InputOf,
  type OutputOf,
  type startPractice,
} from '@aivy/contracts';
import { MISSION_QUESTIONS, QUESTION_ATTEMPTS } from '@aivy/exam';
import { Transactions } from '@aivy/server-kit';
import { SessionRepository } from './session.repository.js';

/** Begins and ends sessions. */
@Injectable()
export class StartService {
  constructor(
    @Inject(SessionRepository) private readonly sessions: SessionRepository,
    @Inject(Transactions) private readonly transactions: Transactions,
  ) {}

  async start(caller: Caller, { subcategory }: InputOf<typeof startPractice>): Promise<OutputOf<typeof startPractice>> {
    const userId = signedIn(caller);
    const now = new Date();
    const session = await this.transactions.run(async (transaction) => {
      await this.sessions.updateStale(userId, now, transaction);
      return this.sessions.selectOrInsertOpen(userId, subcategory, now, transaction);
    });
    return {
      id: session.conversationId,
      subcategory: session.subcategory,
      started_at: session.startedAt.getTime(),
      max_questions: MISSION_QUESTIONS,
      max_attempts: QUESTION_ATTEMPTS,
    };
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
