import { Inject, Injectable } from '@nestjs/common';
import type { Workspace } from '@aivy/contracts';
import { GRACE_SECONDS, type GivenAnswer, type ModuleNumber } from '@aivy/exam';
import { LATE_IS_HARMLESS } from '@aivy/server-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AnswerRow } from './attempt.entity.js';
import type { StoredAnswer } from './attempt.js';

/** Answers to questions of one module, with the desk as it was when they were sent. */
export interface ModuleSave {
  userId: string;
  attemptId: string;
  module: ModuleNumber;
  given: readonly GivenAnswer[];
  timeLeft: number;
  workspace: Workspace | null;
  workspaceSeq: number;
}

const GRACE_MS = GRACE_SECONDS * 1000;
/** Of two answers to a question the one with the higher sequence number stays. */
const KEEP_NEWEST = `on conflict (user_id, test_id, question_id) do update set
           answer = case when excluded.seq > a.seq then excluded.answer else a.answer end,
           seq = greatest(a.seq, excluded.seq), spent_ms = greatest(a.spent_ms, excluded.spent_ms)`;
/** The desk and its trail, each as JSON: columns of their own, of which the long one is seldom written. */
function textsOf({ workspace }: ModuleSave): { desk: string | null; trail: string | null } {
  if (!workspace) return { desk: null, trail: null };
  const { trail, ...desk } = workspace;
  return { desk: JSON.stringify(desk), trail: trail ? JSON.stringify(trail) : null };
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
   * Stores answers while their module is open and its test goes on. Of two answers to a question the one with the
   * higher sequence number stays, in whatever order they arrive and however often. One given after the deadline and the
   * grace is left out. An answer that was given in time counts however late it comes, so a save may take effect after
   * its caller gave up. The module's row is locked first, so a submit waits for the answers under way and none comes
   * after it.
   * @returns the module's deadline, or null when it is not open
   */
  async upsertOpen(save: ModuleSave): Promise<Date | null> {
    const { userId, attemptId, module, given, timeLeft, workspaceSeq } = save;
    const { desk, trail } = textsOf(save);
    const rows: { deadline: Date }[] = await this.source.query(
      `${LATE_IS_HARMLESS} with open as (
         update full_test.modules m set time_left = $8,
           workspace = case when $9::jsonb is not null and $10 > m.workspace_seq then $9::jsonb else m.workspace end,
           trail = case when $12::jsonb is not null and $10 > m.workspace_seq then $12::jsonb else m.trail end,
           workspace_seq = case when $9::jsonb is not null then greatest(m.workspace_seq, $10) else m.workspace_seq end
         where user_id = $1 and test_id = $2 and module = $3 and started_at is not null and submitted_at is null
           and exists (select 1 from full_test.tests t where t.user_id = $1 and t.test_id = $2 and t.given_up_at is null)
         returning deadline
       ), stored as (
         insert into full_test.answers as a (user_id, test_id, module, question_id, answer, seq, spent_ms)
         select $1, $2, $3, q.question_id, q.answer, q.seq, q.spent_ms
         from open, unnest($4::int[], $5::text[], $6::bigint[], $7::int[]) q(question_id, answer, seq, spent_ms)
         where q.seq <= extract(epoch from open.deadline) * 1000 + $11
         ${KEEP_NEWEST}
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
        timeLeft,
        desk,
        workspaceSeq,
        GRACE_MS,
        trail,
      ],
    );
    return rows[0]?.deadline ?? null;
  }

  /**
   * The same for several modules in one statement. It waits for nobody: a module that is locked is left out, so that no
   * student holds up the others and two such statements never wait for each other.
   * @param saves each module once
   * @returns the deadlines in their order; undefined where nothing was stored, whatever the reason
   */
  async upsertOpenTogether(saves: readonly ModuleSave[]): Promise<(Date | undefined)[]> {
    const texts = saves.map(textsOf);
    const answers = saves.flatMap(({ given }, n) => given.map((answer) => ({ ...answer, n: n + 1 })));
    const rows: { n: number; deadline: Date }[] = await this.source.query(
      `${LATE_IS_HARMLESS} with free as (
         select s.n, m.user_id, m.test_id, m.module, s.new_time_left, s.new_workspace, s.new_trail, s.new_seq
         from unnest($1::uuid[], $2::uuid[], $3::int[], $4::float8[], $5::jsonb[], $6::bigint[], $13::jsonb[])
           with ordinality s(of_user, of_test, of_module, new_time_left, new_workspace, new_seq, new_trail, n)
         join full_test.modules m on m.user_id = s.of_user and m.test_id = s.of_test and m.module = s.of_module
         where m.started_at is not null and m.submitted_at is null and exists
           (select 1 from full_test.tests t where t.user_id = m.user_id and t.test_id = m.test_id and t.given_up_at is null)
         for update of m skip locked
       ), open as (
         update full_test.modules m set time_left = f.new_time_left,
           workspace = case when f.new_workspace is not null and f.new_seq > m.workspace_seq then f.new_workspace else m.workspace end,
           trail = case when f.new_trail is not null and f.new_seq > m.workspace_seq then f.new_trail else m.trail end,
           workspace_seq = case when f.new_workspace is not null then greatest(m.workspace_seq, f.new_seq) else m.workspace_seq end
         from free f where m.user_id = f.user_id and m.test_id = f.test_id and m.module = f.module
         returning f.n, m.user_id, m.test_id, m.module, m.deadline
       ), stored as (
         insert into full_test.answers as a (user_id, test_id, module, question_id, answer, seq, spent_ms)
         select open.user_id, open.test_id, open.module, q.question_id, q.answer, q.seq, q.spent_ms
         from open join unnest($7::int[], $8::int[], $9::text[], $10::bigint[], $11::int[])
           q(n, question_id, answer, seq, spent_ms) on q.n = open.n
         where q.seq <= extract(epoch from open.deadline) * 1000 + $12
         ${KEEP_NEWEST}
       )
       select n::int, deadline from open`,
      [
        saves.map(({ userId }) => userId),
        saves.map(({ attemptId }) => attemptId),
        saves.map(({ module }) => module),
        saves.map(({ timeLeft }) => timeLeft),
        texts.map(({ desk }) => desk),
        saves.map(({ workspaceSeq }) => workspaceSeq),
        answers.map(({ n }) => n),
        answers.map(({ questionId }) => questionId),
        answers.map(({ answer }) => answer),
        answers.map(({ seq }) => seq),
        answers.map(({ spentMs }) => spentMs),
        GRACE_MS,
        texts.map(({ trail }) => trail),
      ],
    );
    const deadlines = new Map(rows.map(({ n, deadline }) => [n, deadline]));
    return saves.map((_save, n) => deadlines.get(n + 1));
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
