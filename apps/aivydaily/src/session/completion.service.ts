import { Inject, Injectable } from '@nestjs/common';
import { recordMissionJob, type Caller } from '@aivy/contracts';
import { Outbox, type Transaction } from '@aivy/server-kit';
import { missionJobId } from '../evidence/evidence.js';
import { todayOf } from '../today.js';
import type { SessionIds } from './session.js';
import { SessionRepository } from './session.repository.js';

/** The fifth complete question completes the mission. */
@Injectable()
export class CompletionService {
  constructor(
    @Inject(SessionRepository) private readonly sessions: SessionRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** In the transaction of the answer that does it. */
  async complete(caller: Caller, ids: SessionIds, now: Date, transaction: Transaction): Promise<void> {
    const date = todayOf(caller, now);
    await this.sessions.updateCompleted(ids, { now, date }, transaction);
    await this.outbox.add(transaction, recordMissionJob, missionJobId(ids), { user_id: ids.userId, date });
  }
}
