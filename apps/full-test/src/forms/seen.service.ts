import { Inject, Injectable } from '@nestjs/common';
import { DomainError, seenItems, type Caller } from '@aivy/contracts';
import type { LiveBank } from '@aivy/item-bank';
import { BANK, RPC, type RpcClient, type Transaction } from '@aivy/server-kit';
import { AttemptRepository } from '../attempt/attempt.repository.js';

/** What a student has met already, so that a test asks something new. */
@Injectable()
export class SeenService {
  constructor(
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  /**
   * Items met in the diagnostic and in full tests, the longest ago first.
   * @throws DomainError SERVICE-UNAVAILABLE when the diagnostic does not answer; a start can wait, a repeated item cannot be taken back
   */
  async of(caller: Caller, userId: string, manager?: Transaction): Promise<number[]> {
    const { item_ids: diagnostic } = await this.rpc.call(seenItems, caller, { user_id: userId });
    return [...diagnostic, ...(await this.attempts.selectSeenQuestions(userId, manager))];
  }

  /**
   * The same for a test in progress, which must go on while the diagnostic is away: then everything that the diagnostic
   * may ask counts as met.
   */
  async ofOrAll(caller: Caller, userId: string): Promise<number[]> {
    try {
      return await this.of(caller, userId);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'SERVICE-UNAVAILABLE')) throw error;
      const { english, math } = this.bank.current.currentDiagnosticForm;
      return [...[...english, ...math].map(({ id }) => id), ...(await this.attempts.selectSeenQuestions(userId))];
    }
  }
}
