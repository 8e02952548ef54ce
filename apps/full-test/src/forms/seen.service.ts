import { Inject, Injectable } from '@nestjs/common';
import { seenItems, type Caller } from '@aivy/contracts';
import type { RpcClient } from '@aivy/server-kit';
import type { EntityManager } from 'typeorm';
import { AttemptRepository } from '../attempt/attempt.repository.js';
import { RPC } from '../tokens.js';

/** What a student has met already, so that a test asks something new. */
@Injectable()
export class SeenService {
  constructor(
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
  ) {}

  /**
   * Items met in the diagnostic and in full tests, the longest ago first.
   * @throws DomainError SERVICE-UNAVAILABLE when the diagnostic does not answer; a start can wait, a repeated item cannot be taken back
   */
  async of(caller: Caller, userId: string, manager?: EntityManager): Promise<number[]> {
    const { item_ids: diagnostic } = await this.rpc.call(seenItems, caller, { user_id: userId });
    return [...diagnostic, ...(await this.attempts.selectSeenQuestions(userId, manager))];
  }
}
