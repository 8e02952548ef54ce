import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type StoredFullTestReport } from '@aivy/contracts';
import type { ModuleNumber } from '@aivy/exam';
import { DataSource, type EntityManager } from 'typeorm';
import { ModuleRow, AttemptRow } from './attempt.entity.js';
import type { ModuleRoute, PinnedQuestion, Attempt, AttemptIds, AttemptModule, ListedAttempt } from './attempt.js';

export interface NewModule {
  module: ModuleNumber;
  route: ModuleRoute;
  questions: readonly PinnedQuestion[];
  seconds: number;
}

export type ClosedBy = 'student' | 'deadline';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A moment as `formatUtcStamp` writes it. @param column of type timestamptz */
const utcStamp = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;

const testOf = (row: AttemptRow): Attempt => ({ ...row });
const moduleOf = ({ trail, workspace, ...row }: ModuleRow): AttemptModule => ({
  ...row,
  workspace: workspace && trail ? { ...workspace, trail } : workspace,
  workspaceSeq: Number(row.workspaceSeq),
});

/** Tests and their modules. Every query names the user, so that a foreign id finds nothing. */
@Injectable()
export class AttemptRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }

  async selectOptionalOpen(userId: string, manager: EntityManager = this.source.manager): Promise<Attempt | null> {
    const row = await manager
      .createQueryBuilder(AttemptRow, 't')
      .where('t.userId = :userId and t.endTime is null', { userId })
      .getOne();
    return row && testOf(row);
  }

  /** One that was ended early doesn't count, and neither does a section that was taken again. */
  async hasTakenSince(userId: string, since: Date): Promise<boolean> {
    const rows: unknown[] = await this.source.query(
      'select 1 from full_test.tests where user_id = $1 and start_time >= $2 and given_up_at is null and kept_section is null limit 1',
      [userId, since],
    );
    return rows.length > 0;
  }

  /** Was a section of that test taken again, and not given up? */
  async isRepeated({ userId, attemptId }: AttemptIds, manager: EntityManager = this.source.manager): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'select 1 from full_test.tests where user_id = $1 and repeats = $2 and end_time is not null and given_up_at is null limit 1',
      [userId, attemptId],
    );
    return rows.length > 0;
  }

  /** @throws DomainError FT-TESTNOTEXIST also for an id of somebody else, or one that is none */
  async select(userId: string, unsafeAttemptId: string): Promise<Attempt> {
    const test = UUID.test(unsafeAttemptId)
      ? await this.source.manager.findOneBy(AttemptRow, { userId, attemptId: unsafeAttemptId })
      : null;
    if (!test) throw new DomainError('FT-TESTNOTEXIST');
    return testOf(test);
  }

  /** The test, locked until the transaction ends: of two submits at once the second sees what the first has done. */
  async selectForUpdate(userId: string, unsafeAttemptId: string, manager: EntityManager): Promise<Attempt> {
    const test = UUID.test(unsafeAttemptId)
      ? await manager.findOne(AttemptRow, {
          where: { userId, attemptId: unsafeAttemptId },
          lock: { mode: 'pessimistic_write' },
        })
      : null;
    if (!test) throw new DomainError('FT-TESTNOTEXIST');
    return testOf(test);
  }

  async selectAll(userId: string): Promise<Attempt[]> {
    const rows = await this.source.manager.find(AttemptRow, { where: { userId }, order: { startTime: 'DESC' } });
    return rows.map(testOf);
  }

  /**
   * The newest first. The scores stand beside the test: a report holds every question, and for a list of fifty as many of
   * them would be read and taken apart. Only where they are not those of the report that is there (a replica of an older
   * release has stored it) does the report say them. Moments come as they go out: a `Date` costs twice the row.
   */
  selectListed(userId: string): Promise<ListedAttempt[]> {
    return this.source.query(
      `select t.test_id as "attemptId", ${utcStamp('t.start_time')} as "startTime", ${utcStamp('t.end_time')} as "endTime",
         t.given_up_at is not null as "givenUp", t.current_module as "currentModule", t.time_factor as "timeFactor",
         case when t.scored_at = t.report_at then t.english_score end as "englishScore",
         case when t.scored_at = t.report_at then t.math_score end as "mathScore",
         coalesce(t.scored_at = t.report_at, false) as "isReported",
         case when t.report is not null and t.scored_at is distinct from t.report_at then jsonb_build_object(
           'version', t.report -> 'version',
           'english', coalesce(t.report #> '{sections,english,score}', t.report -> 'english_score'),
           'math', coalesce(t.report #> '{sections,math,score}', t.report -> 'math_score')) end as "unscored"
       from full_test.tests t
       where t.user_id = $1 order by t.start_time desc`,
      [userId],
    );
  }

  /** The modules and answers go with their tests. */
  async deleteOfUser(userId: string): Promise<void> {
    await this.source.manager.delete(AttemptRow, { userId });
  }

  async selectModulesOfUser(userId: string): Promise<AttemptModule[]> {
    const rows = await this.source.manager.find(ModuleRow, { where: { userId }, order: { module: 'ASC' } });
    return rows.map(moduleOf);
  }

  async selectOptionalModule(
    userId: string,
    attemptId: string,
    module: number,
    manager: EntityManager = this.source.manager,
  ): Promise<AttemptModule | null> {
    const row = await manager.findOneBy(ModuleRow, { userId, attemptId, module: module as ModuleNumber });
    return row && moduleOf(row);
  }

  async selectModules(userId: string, attemptId: string): Promise<AttemptModule[]> {
    const rows = await this.source.manager.find(ModuleRow, { where: { userId, attemptId }, order: { module: 'ASC' } });
    return rows.map(moduleOf);
  }

  /** Ids of all questions that a student has met here or will meet in a test that goes on, the longest ago first. */
  async selectSeenQuestions(userId: string, manager: EntityManager = this.source.manager): Promise<number[]> {
    const rows: { id: number }[] = await manager.query(
      `select (q->>'id')::int as id from full_test.modules m join full_test.tests t using (user_id, test_id), jsonb_array_elements(m.questions) with ordinality e(q, place)
       where m.user_id = $1 and (m.started_at is not null or t.given_up_at is null) order by t.start_time, m.module, e.place`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  /** Ids of the questions that the student's open test asks, those of later modules included; none of a kept section. */
  async selectOpenItems(userId: string): Promise<number[]> {
    const rows: { id: number }[] = await this.source.query(
      `select (q->>'id')::int as id from full_test.modules m join full_test.tests t using (user_id, test_id), jsonb_array_elements(m.questions) q
       where m.user_id = $1 and t.end_time is null and (t.kept_section is null or (t.kept_section = 'english') <> (m.module <= 2))`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  /** @returns false when the student has an open test already */
  async insertAttempt(
    test: Pick<Attempt, 'userId' | 'attemptId' | 'timeFactor' | 'release'> &
      Partial<Pick<Attempt, 'keptSection' | 'repeats' | 'currentModule'>>,
    manager: EntityManager,
  ): Promise<boolean> {
    const { userId, attemptId, timeFactor, release, keptSection = null, repeats = null, currentModule = 1 } = test;
    const rows: unknown[] = await manager.query(
      `insert into full_test.tests (user_id, test_id, time_factor, release, kept_section, repeats, current_module) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (user_id) where end_time is null do nothing returning test_id`,
      [userId, attemptId, timeFactor, release, keptSection, repeats, currentModule],
    );
    return rows.length > 0;
  }

  async insertModule(
    userId: string,
    attemptId: string,
    { module, route, questions, seconds }: NewModule,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      'insert into full_test.modules (user_id, test_id, module, route, questions, seconds) values ($1, $2, $3, $4, $5, $6)',
      [userId, attemptId, module, route, JSON.stringify(questions), seconds],
    );
  }

  /** Copies submitted modules with their answers into another test. */
  async copyModules(
    { userId, attemptId }: AttemptIds,
    to: string,
    modules: readonly ModuleNumber[],
    manager: EntityManager,
  ): Promise<void> {
    const columns =
      'module, route, questions, seconds, started_at, deadline, submitted_at, closed_by, time_left, workspace, workspace_seq, trail';
    await manager.query(
      `insert into full_test.modules (user_id, test_id, ${columns}) select user_id, $3, ${columns} from full_test.modules where user_id = $1 and test_id = $2 and module = any($4)`,
      [userId, attemptId, to, modules],
    );
    await manager.query(
      `insert into full_test.answers (user_id, test_id, question_id, module, answer, seq, spent_ms)
       select user_id, $3, question_id, module, answer, seq, spent_ms from full_test.answers where user_id = $1 and test_id = $2 and module = any($4)`,
      [userId, attemptId, to, modules],
    );
  }

  /**
   * Starts the module's clock when it does not run yet. Once only: a second call finds the first deadline.
   * @returns the deadline, or null where there is no such module
   */
  async updateStarted(userId: string, attemptId: string, module: ModuleNumber): Promise<Date | null> {
    const [rows]: [{ deadline: Date }[], number] = await this.source.query(
      `update full_test.modules set started_at = now(), deadline = now() + make_interval(secs => seconds)
       where user_id = $1 and test_id = $2 and module = $3 and started_at is null returning deadline`,
      [userId, attemptId, module],
    );
    return rows[0]?.deadline ?? (await this.selectOptionalModule(userId, attemptId, module))?.deadline ?? null;
  }

  async updateSubmitted(
    userId: string,
    attemptId: string,
    module: ModuleNumber,
    by: ClosedBy,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      'update full_test.modules set submitted_at = now(), closed_by = $4 where user_id = $1 and test_id = $2 and module = $3 and submitted_at is null',
      [userId, attemptId, module, by],
    );
  }

  async updateCurrent(
    userId: string,
    attemptId: string,
    module: ModuleNumber,
    breakSeconds: number,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `update full_test.tests set current_module = $3, break_ends = case when $4 > 0 then now() + make_interval(secs => $4) end where user_id = $1 and test_id = $2`,
      [userId, attemptId, module, breakSeconds],
    );
  }

  async updateFinished(userId: string, attemptId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      'update full_test.tests set end_time = now(), break_ends = null where user_id = $1 and test_id = $2',
      [userId, attemptId],
    );
  }

  /** Ends the test without a report. */
  async updateGivenUp(userId: string, attemptId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      'update full_test.tests set end_time = now(), given_up_at = now(), break_ends = null where user_id = $1 and test_id = $2 and end_time is null',
      [userId, attemptId],
    );
  }

  /** The first report of a test stays, with its scores beside it. @returns false for a second one, which changes nothing */
  async updateReport(
    { userId, attemptId }: AttemptIds,
    report: StoredFullTestReport,
    manager: EntityManager,
  ): Promise<boolean> {
    const [, count]: [unknown, number] = await manager.query(
      `update full_test.tests set report = $3, report_at = now(), evidence_enqueued_at = now(),
         english_score = $4, math_score = $5, scored_at = now()
       where user_id = $1 and test_id = $2 and end_time is not null and given_up_at is null and report is null`,
      [userId, attemptId, JSON.stringify(report), report.sections.english.score, report.sections.math.score],
    );
    return count > 0;
  }
}
