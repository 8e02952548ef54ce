import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '@aivy/server-kit';
import { DataSource } from 'typeorm';
import type { SessionIds } from '../session/session.js';
import type { AttemptIds, FinishedMission, PractisedAttempt } from './evidence.js';

/** Which attempts and missions the learner record and the plan have. */
@Injectable()
export class EvidenceRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async updateRecorded(attempts: readonly AttemptIds[]): Promise<void> {
    await this.source.query(
      `update aivydaily.attempts a set recorded = true
       from jsonb_to_recordset($1::jsonb) as r("userId" uuid, "conversationId" int, "questionId" int, attempt smallint)
       where a.user_id = r."userId" and a.conversation_id = r."conversationId" and a.question_id = r."questionId" and a.attempt = r.attempt`,
      [JSON.stringify(attempts)],
    );
  }

  async updateMissionRecorded({ userId, conversationId }: SessionIds): Promise<void> {
    await this.source.query(
      'update aivydaily.sessions set mission_recorded = true where user_id = $1 and conversation_id = $2',
      [userId, conversationId],
    );
  }

  /** Takes attempts that nobody has enqueued yet, the oldest first. Of several replicas that ask at once, one gets them. */
  takeNew(limit: number, transaction: Transaction): Promise<PractisedAttempt[]> {
    return this.take('enqueued_at is null order by given_at', [limit], transaction);
  }

  /**
   * The same for attempts that the record has not, and that nobody has enqueued within so many minutes, those that waited
   * longest first.
   */
  takeUnrecorded(minutes: number, limit: number, transaction: Transaction): Promise<PractisedAttempt[]> {
    return this.take(
      'enqueued_at < now() - make_interval(mins => $2) order by enqueued_at',
      [limit, minutes],
      transaction,
    );
  }

  private async take(
    which: string,
    parameters: readonly number[],
    transaction: Transaction,
  ): Promise<PractisedAttempt[]> {
    const [rows]: [PractisedAttempt[], number] = await transaction.query(
      `update aivydaily.attempts a set enqueued_at = now() from aivydaily.questions q
       where (a.user_id, a.conversation_id, a.question_id, a.attempt) in (
           select user_id, conversation_id, question_id, attempt from aivydaily.attempts
           where not recorded and ${which} limit $1 for update skip locked)
         and q.user_id = a.user_id and q.conversation_id = a.conversation_id and q.question_id = a.question_id
       returning a.user_id as "userId", a.conversation_id as "conversationId", a.question_id as "questionId", q.version, q.skill,
         a.attempt, a.correct, a.hints, a.spent_ms as "spentMs", a.misconception, a.given_at as "givenAt"`,
      [...parameters],
    );
    return rows;
  }

  /** The same for missions. */
  async takeUnrecordedMissions(minutes: number, limit: number, transaction: Transaction): Promise<FinishedMission[]> {
    const [rows]: [FinishedMission[], number] = await transaction.query(
      `update aivydaily.sessions set mission_enqueued_at = now() where (user_id, conversation_id) in (
         select user_id, conversation_id from aivydaily.sessions
         where completed and not mission_recorded and mission_enqueued_at < now() - make_interval(mins => $1)
         order by mission_enqueued_at limit $2 for update skip locked)
       returning user_id as "userId", conversation_id as "conversationId", mission_date::text as date`,
      [minutes, limit],
    );
    return rows;
  }
}
