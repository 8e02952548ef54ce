import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import { LATE_IS_HARMLESS } from '@aivy/server-kit';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import type { Attempt, Question, Session, SessionIds } from './session.js';
import { SESSION_COLUMNS } from './session.repository.js';

const COLUMNS = `q.question_id as "questionId", q.place, q.version, q.skill, q.twin_of as "twinOf", q.served_at as "servedAt",
  q.hints_seen as "hintsSeen", q.spent_ms as "spentMs", q.completed_at as "completedAt", q.correct, coalesce((
    select json_agg(json_build_object('attempt', a.attempt, 'answer', a.answer, 'correct', a.correct, 'points', a.points) order by a.attempt)
    from aivydaily.attempts a
    where a.user_id = q.user_id and a.conversation_id = q.conversation_id and a.question_id = q.question_id), '[]') as attempts`;

/** Of the try's own number or text there is one already. */
const UNIQUE_VIOLATION = '23505';
/** The session first, as everybody locks it; nothing happens in one that is over, or to a question that is. */
const INSERT_ATTEMPT = `with open as (
     update aivydaily.sessions set active_at = $11 where user_id = $1 and conversation_id = $2 and ended_at is null returning user_id
   ), asked as (
     update aivydaily.questions set spent_ms = $12, completed_at = case when $13 then $11 end, correct = case when $13 then $6::boolean end
     where user_id = $1 and conversation_id = $2 and question_id = $3 and completed_at is null and hints_seen = $8 and exists (select from open)
     returning question_id
   )
   insert into aivydaily.attempts (user_id, conversation_id, question_id, attempt, answer, correct, points, hints, spent_ms, misconception, given_at)
   select $1, $2, question_id, $4::smallint, $5::text, $6, $7::smallint, $8, $9::integer, $10::text, $11 from asked returning attempt`;

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

  /**
   * A session with one of its questions, if it has that one, as they are at one moment.
   * @throws DomainError CONVERSATION-NOTFOUND also for an id of somebody else
   */
  async selectWithSession(
    { userId, conversationId }: SessionIds,
    questionId: number,
  ): Promise<{ session: Session; questions: Question[] }> {
    const rows: (Session & (Question | { questionId: null }))[] = await this.source.query(
      `select ${SESSION_COLUMNS}, ${COLUMNS} from aivydaily.sessions s
       left join aivydaily.questions q on q.user_id = s.user_id and q.conversation_id = s.conversation_id and q.question_id = $3
       where s.user_id = $1 and s.conversation_id = $2`,
      [userId, conversationId, questionId],
    );
    const [row] = rows;
    if (!row) throw new DomainError('CONVERSATION-NOTFOUND');
    return { session: row, questions: row.questionId === null ? [] : [row] };
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

  /** Items that practice is asking a student now. @param besides a session that doesn't count */
  async selectOpenItems(userId: string, besides: number | null = null): Promise<number[]> {
    const rows: { id: number }[] = await this.source.query(
      `select q.question_id as id from aivydaily.questions q
       join aivydaily.sessions s on s.user_id = q.user_id and s.conversation_id = q.conversation_id
       where q.user_id = $1 and q.completed_at is null and s.ended_at is null
         and ($2::int is null or q.conversation_id <> $2)`,
      [userId, besides],
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
  async insertAttempt(ids: SessionIds, attempt: NewAttempt, manager: EntityManager): Promise<void> {
    await manager.query(INSERT_ATTEMPT, attemptValues(ids, attempt));
  }

  /**
   * The same without a lock or a transaction around it, for whoever has only looked.
   * @returns false when nothing is stored, because the session, the question or its tries are not any more what they were
   */
  async insertAttemptIfUnchanged(ids: SessionIds, attempt: NewAttempt): Promise<boolean> {
    try {
      // The page sends an answer until it has the outcome, under the number of its try: the second time it is there.
      const rows: unknown[] = await this.source.query(
        `${LATE_IS_HARMLESS} ${INSERT_ATTEMPT}`,
        attemptValues(ids, attempt),
      );
      return rows.length > 0;
    } catch (error) {
      if (error instanceof QueryFailedError && (error.driverError as { code?: unknown }).code === UNIQUE_VIOLATION)
        return false;
      throw error;
    }
  }
}

const attemptValues = ({ userId, conversationId }: SessionIds, attempt: NewAttempt): unknown[] => [
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
];
