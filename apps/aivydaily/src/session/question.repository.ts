import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { Attempt, Question, SessionIds } from './session.js';

const COLUMNS = `q.question_id as "questionId", q.place, q.version, q.skill, q.twin_of as "twinOf", q.served_at as "servedAt",
  q.hints_seen as "hintsSeen", q.spent_ms as "spentMs", q.completed_at as "completedAt", q.correct, coalesce((
    select json_agg(json_build_object('attempt', a.attempt, 'answer', a.answer, 'correct', a.correct, 'points', a.points) order by a.attempt)
    from aivydaily.attempts a
    where a.user_id = q.user_id and a.conversation_id = q.conversation_id and a.question_id = q.question_id), '[]') as attempts`;

export type NewQuestion = Pick<Question, 'questionId' | 'place' | 'version' | 'skill' | 'twinOf' | 'servedAt'>;

/** A try, and what it makes of its question. */
export interface NewAttempt extends Attempt {
  questionId: number;
  hints: number;
  /** On the try, and on the question in all. */
  spentMs: number;
  questionSpentMs: number;
  misconception: string | null;
  givenAt: Date;
  completes: boolean;
}

/** Questions of sessions and the tries at them. Their session is locked by whoever changes them. */
@Injectable()
export class QuestionRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** All of a session, in their order. */
  selectOfSession(
    { userId, conversationId }: SessionIds,
    manager: EntityManager = this.source.manager,
  ): Promise<Question[]> {
    return manager.query(
      `select ${COLUMNS} from aivydaily.questions q where q.user_id = $1 and q.conversation_id = $2 order by q.place`,
      [userId, conversationId],
    );
  }

  /** The latest serving of an item to a student. @throws DomainError QUESTION-NOTFOUND when there is none */
  async selectLatest(userId: string, questionId: number): Promise<Question> {
    const rows: Question[] = await this.source.query(
      `select ${COLUMNS} from aivydaily.questions q where q.user_id = $1 and q.question_id = $2
       order by q.conversation_id desc limit 1`,
      [userId, questionId],
    );
    if (!rows[0]) throw new DomainError('QUESTION-NOTFOUND');
    return rows[0];
  }

  /** Items that were asked of a student here, the longest ago first. */
  async selectMetItems(userId: string): Promise<number[]> {
    const rows: { id: number }[] = await this.source.query(
      'select question_id as id from aivydaily.questions where user_id = $1 group by question_id order by max(served_at), question_id',
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  async insert(
    { userId, conversationId }: SessionIds,
    { questionId, place, version, skill, twinOf, servedAt }: NewQuestion,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `insert into aivydaily.questions (user_id, conversation_id, question_id, place, version, skill, twin_of, served_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [userId, conversationId, questionId, place, version, skill, twinOf, servedAt],
    );
  }

  /** Stores a try with what it changes of its question and session, in one statement. */
  async insertAttempt(
    { userId, conversationId }: SessionIds,
    attempt: NewAttempt,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `with tried as (
         insert into aivydaily.attempts (user_id, conversation_id, question_id, attempt, answer, correct, points, hints, spent_ms, misconception, given_at, enqueued_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
       ), asked as (
         update aivydaily.questions set spent_ms = $12, completed_at = case when $13 then $11::timestamptz end, correct = case when $13 then $6::boolean end
         where user_id = $1 and conversation_id = $2 and question_id = $3
       )
       update aivydaily.sessions set active_at = $11 where user_id = $1 and conversation_id = $2`,
      [
        userId,
        conversationId,
        attempt.questionId,
        attempt.attempt,
        attempt.answer,
        attempt.correct,
        attempt.points,
        attempt.hints,
        attempt.spentMs,
        attempt.misconception,
        attempt.givenAt,
        attempt.questionSpentMs,
        attempt.completes,
      ],
    );
  }
}
