import { Inject, Injectable } from '@nestjs/common';
import type { Workspace } from '@aivy/contracts';
import { GRACE_SECONDS, type GivenAnswer, type ModuleNumber } from '@aivy/exam';
import { LATE_IS_HARMLESS } from '@aivy/server-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AnswerRow } from './attempt.entity.js';
import type { StoredAnswer } from './attempt.js';

export interface Desk {
  timeLeft: number;
  workspace: Workspace | null;
  workspaceSeq: number;
}

const answerOf = ({ attemptId, module, questionId, answer, seq, spentMs }: AnswerRow): StoredAnswer => ({
  attemptId,
  module,
  questionId,
  answer,
  seq: Number(seq),
  spentMs,
});

/** Answers of modules. A save is one statement, so it happens whole or not at all. */
@Injectable()
export class AnswerRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /**
   * Stores answers while their module is open and its test goes on. Of two answers to a question the one with the higher sequence number
   * stays, in whatever order they arrive and however often. One given after the deadline and the grace is left out.
   * An answer that was given in time counts however late it comes, so a save may take effect after its caller gave up.
   * The module's row is locked first, so a submit waits for the answers under way and none comes after it.
   * @returns the module's deadline, or null when it is not open
   */
  async upsertOpen(
    userId: string,
    attemptId: string,
    module: ModuleNumber,
    given: readonly GivenAnswer[],
    desk: Desk,
  ): Promise<Date | null> {
    const rows: { deadline: Date }[] = await this.source.query(
      `${LATE_IS_HARMLESS} with open as (
         update full_test.modules m set time_left = $8,
           workspace = case when $9::jsonb is not null and $10 > m.workspace_seq then $9::jsonb else m.workspace end,
           workspace_seq = case when $9::jsonb is not null then greatest(m.workspace_seq, $10) else m.workspace_seq end
         where user_id = $1 and test_id = $2 and module = $3 and started_at is not null and submitted_at is null
           and exists (select 1 from full_test.tests t where t.user_id = $1 and t.test_id = $2 and t.given_up_at is null)
         returning deadline
       ), stored as (
         insert into full_test.answers as a (user_id, test_id, module, question_id, answer, seq, spent_ms)
         select $1, $2, $3, q.question_id, q.answer, q.seq, q.spent_ms
         from open, unnest($4::int[], $5::text[], $6::bigint[], $7::int[]) q(question_id, answer, seq, spent_ms)
         where q.seq <= extract(epoch from open.deadline) * 1000 + $11
         on conflict (user_id, test_id, question_id) do update set
           answer = case when excluded.seq > a.seq then excluded.answer else a.answer end,
           seq = greatest(a.seq, excluded.seq), spent_ms = greatest(a.spent_ms, excluded.spent_ms)
       )
       select deadline from open`,
      [
        userId,
        attemptId,
        module,
        given.map(({ questionId }) => questionId),
        given.map(({ answer }) => answer),
        given.map(({ seq }) => seq),
        given.map(({ spentMs }) => spentMs),
        desk.timeLeft,
        desk.workspace && JSON.stringify(desk.workspace),
        desk.workspaceSeq,
        GRACE_SECONDS * 1000,
      ],
    );
    return rows[0]?.deadline ?? null;
  }

  async selectOfModule(
    userId: string,
    attemptId: string,
    module: ModuleNumber,
    manager: EntityManager = this.source.manager,
  ): Promise<StoredAnswer[]> {
    return (await manager.findBy(AnswerRow, { userId, attemptId, module })).map(answerOf);
  }

  async selectOfUser(userId: string): Promise<StoredAnswer[]> {
    return (await this.source.manager.findBy(AnswerRow, { userId })).map(answerOf);
  }

  async selectOfAttempt(userId: string, attemptId: string): Promise<StoredAnswer[]> {
    return (await this.source.manager.findBy(AnswerRow, { userId, attemptId })).map(answerOf);
  }
}
