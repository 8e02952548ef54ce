import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@aivy/contracts';
import type { Transaction } from '@aivy/server-kit';
import { EvidenceService } from '../evidence/evidence.service.js';
import { todayOf } from '../today.js';
import type { SessionIds } from './session.js';
import { SessionRepository } from './session.repository.js';

/** The fifth complete question completes the mission. */
@Injectable()
export class CompletionService {
  constructor(
    @Inject(SessionRepository) private readonly sessions: SessionRepository,
    @Inject(EvidenceService) private readonly evidence: EvidenceService,
  ) {}

  /** In the transaction of the answer that does it. */
  async complete(caller: Caller, ids: SessionIds, now: Date, transaction: Transaction): Promise<void> {
    const date = todayOf(caller, now);
    await this.sessions.updateCompleted(ids, { now, date }, transaction);
    await this.evidence.enqueueMission(transaction, { ...ids, date });
  }
}
