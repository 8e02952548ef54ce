import { Inject, Injectable } from '@nestjs/common';
import type { QuestionAttempt } from '@aivy/exam';
import { DataSource } from 'typeorm';

/** Which sessions are wanted. */
export interface PractisedSessions {
  since: Date | undefined;
  /** Only sessions before this one. */
  before: number | undefined;
  /** This session alone. */
  conversationId: number | undefined;
  most: number;
}

/** A try with its own time. */
export interface TimedAttempt extends QuestionAttempt {
  spentMs: number;
}

/** A complete question of a session. */
export interface PractisedQuestion {
  id: number;
  version: number;
  /** 1-5. */
  place: number;
  /** The oldest first. */
  attempts: readonly TimedAttempt[];
}

export interface PractisedSession {
  conversationId: number;
  startedAt: Date;
  /** In their order. */
  questions: readonly PractisedQuestion[];
}

/** What was answered in practice, read for those who look back at it. */
@Injectable()
export class MistakeRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Sessions with a complete question and their complete questions, the newest first. */
  selectSessions(
    userId: string,
    { since, before, conversationId, most }: PractisedSessions,
  ): Promise<PractisedSession[]> {
    return this.source.query(
      `with page as (
         select s.conversation_id, s.started_at from aivydaily.sessions s
         where s.user_id = $1 and ($2::timestamptz is null or s.started_at >= $2)
           and ($3::int is null or s.conversation_id < $3) and ($4::int is null or s.conversation_id = $4)
           and exists (select from aivydaily.questions q
             where q.user_id = s.user_id and q.conversation_id = s.conversation_id and q.completed_at is not null)
         order by s.conversation_id desc limit $5
       )
       select page.conversation_id as "conversationId", page.started_at as "startedAt", asked.questions
       from page, lateral (
         select json_agg(json_build_object('id', q.question_id, 'version', q.version, 'place', q.place, 'attempts', tried.attempts)
           order by q.place) as questions
         from aivydaily.questions q, lateral (
           select json_agg(json_build_object('answer', a.answer, 'correct', a.correct, 'spentMs', a.spent_ms) order by a.attempt) as attempts
           from aivydaily.attempts a
           where a.user_id = $1 and a.conversation_id = q.conversation_id and a.question_id = q.question_id) tried
         where q.user_id = $1 and q.conversation_id = page.conversation_id and q.completed_at is not null
       ) asked
       order by page.conversation_id desc`,
      [userId, since ?? null, before ?? null, conversationId ?? null, most],
    );
  }
}
