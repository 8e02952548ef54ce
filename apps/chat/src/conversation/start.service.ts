import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  getItemEvidence,
  LAST_RECORDED_ATTEMPT,
  NO_QUESTION,
  signedIn,
  type Caller,
  type InternalOutputOf,
} from '@aivy/contracts';
import type { LiveBank } from '@aivy/item-bank';
import { BANK, RPC, type RpcClient } from '@aivy/server-kit';
import { startTutor } from '@aivy/tutor';
import { ConversationRepository } from './conversation.repository.js';
import type { TalkedItem } from './conversation.js';

/** Longer than the learner record takes; what is left of the call is needed for the beginning itself. */
const ASK_MS = 2_500;

type Answer = InternalOutputOf<typeof getItemEvidence>['answers'][number];

/**
 * Elsewhere an answer is recorded once the test is over. Practice records every attempt right away, and the record doesn't
 * know how many the session allows. If there are attempts left, the question is still open and is refused below.
 */
const isFinished = ({ source, correct, attempt }: Answer): boolean =>
  source !== 'practice' || correct || attempt >= LAST_RECORDED_ATTEMPT;

/** Begins conversations. */
@Injectable()
export class StartService {
  constructor(
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(ConversationRepository) private readonly conversations: ConversationRepository,
  ) {}

  /**
   * Begins a conversation about a question that the student has finished, or about none.
   * @returns its id
   * @throws DomainError QUESTION-NOTFOUND for a question that the student has not finished, or is asked again now;
   *   SERVICE-UNAVAILABLE while nobody can say that
   */
  async start(caller: Caller, questionId: number): Promise<number> {
    const userId = signedIn(caller);
    const finished = this.finishedItem(caller, userId, questionId);
    // To talk about nothing must be possible also while nobody can say whether question 1 is finished.
    const item = await (questionId === NO_QUESTION ? finished.catch(() => null) : finished);
    if (!item && questionId !== NO_QUESTION) throw new DomainError('QUESTION-NOTFOUND');
    return this.conversations.insert(userId, item, startTutor(randomBytes(4).readUInt32LE()));
  }

  private async finishedItem(caller: Caller, userId: string, questionId: number): Promise<TalkedItem | null> {
    const { answers, open } = await this.rpc.call(
      getItemEvidence,
      caller,
      { user_id: userId, item_id: questionId },
      { timeLeftMs: ASK_MS },
    );
    const finished = answers.find(isFinished);
    // What a student is asked now is not talked about, however often it was answered before.
    if (!finished || open === true) return null;
    if (open === null) throw new DomainError('SERVICE-UNAVAILABLE');
    const item = { id: questionId, version: finished.item_version };
    await this.bank.pinned([item]);
    return item;
  }
}
