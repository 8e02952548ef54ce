import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AttemptIds } from './attempt.repository.js';

/** Which attempts the learner record has. */
@Injectable()
export class EvidenceRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }

  async updateRecorded(userId: string, attemptId: string): Promise<void> {
    await this.source.query(
      'update diagnostic.attempts set evidence_recorded = true where user_id = $1 and attempt_id = $2',
      [userId, attemptId],
    );
  }

  /**
   * Takes reported attempts that the record has not, and that nobody has enqueued within so many minutes, those that
   * waited longest first. Of several replicas that ask at once, one gets them.
   */
  async takeUnrecorded(minutes: number, limit: number, manager: EntityManager): Promise<AttemptIds[]> {
    const [rows]: [AttemptIds[], number] = await manager.query(
      `update diagnostic.attempts set evidence_enqueued_at = now() where (user_id, attempt_id) in (
         select user_id, attempt_id from diagnostic.attempts
         where report is not null and not evidence_recorded
           and (evidence_enqueued_at is null or evidence_enqueued_at < now() - make_interval(mins => $1))
         order by evidence_enqueued_at nulls first limit $2 for update skip locked)
       returning user_id as "userId", attempt_id as "attemptId"`,
      [minutes, limit],
    );
    return rows;
  }
}
