import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { StoredDiagnosticReport, Subject } from '@aivy/contracts';
import { otherSubject } from '@aivy/exam';
import { DataSource, type EntityManager } from 'typeorm';
import { AttemptRow } from './attempt.entity.js';

/** An attempt as the services know it. */
export type Attempt = Readonly<AttemptRow>;
export type AttemptIds = Pick<Attempt, 'userId' | 'attemptId'>;

/** A report without any score: the whole attempt may be taken again. */
const IS_UNSCORED = `(a.report #> '{sections,english,score}' = 'null' and a.report #> '{sections,math,score}' = 'null')`;

/** The stored value of a section that stays while the other one is taken again, otherwise the sent one. */
const keeping = (subject: Subject, column: string): string =>
  `${column} = case when a.kept_section = '${subject}' then a.${column} else excluded.${column} end`;

/** What a student sends, checked. */
export type AttemptContent = Pick<
  Attempt,
  'formId' | 'itemVersions' | 'itemIds' | 'release' | 'english' | 'math' | 'englishTime' | 'mathTime' | 'startTime'
>;

@Injectable()
export class AttemptRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }

  async selectOptionalOfUser(userId: string): Promise<Attempt | null> {
    const row = await this.source.manager.findOneBy(AttemptRow, { userId });
    return row && { ...row };
  }

  async selectOptional(userId: string, attemptId: string): Promise<Attempt | null> {
    const row = await this.source.manager.findOneBy(AttemptRow, { userId, attemptId });
    return row && { ...row };
  }

  /** The attempt, locked until the transaction ends. */
  async selectOptionalForUpdate(userId: string, manager: EntityManager): Promise<Attempt | null> {
    const row = await manager.findOne(AttemptRow, { where: { userId }, lock: { mode: 'pessimistic_write' } });
    return row && { ...row };
  }

  /** @returns false when the user has an attempt already, also one of the same moment */
  async insertOpen(userId: string, content: AttemptContent, manager: EntityManager): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(AttemptRow)
      .values({ ...content, userId, attemptId: randomUUID(), status: 'in_progress' })
      .orIgnore()
      .returning('attempt_id')
      .execute();
    return (raw as unknown[]).length > 0;
  }

  /**
   * Stores an open attempt, or closes it when `endTime` is given. One statement: the conflicting row is locked, so of
   * two submits at once the second finds the attempt closed. One that was reported without any score may be taken again:
   * what was begun at another moment has an id of its own and takes its place. While one section is taken again, the
   * other one and the form stay, and so does the report until the submit.
   * @returns the attempt's id, or null when it is closed already
   */
  async upsertOpen(
    userId: string,
    content: AttemptContent,
    endTime: Date | null,
    manager: EntityManager = this.source.manager,
  ): Promise<string | null> {
    const rows: { attempt_id: string }[] = await manager.query(
      `insert into diagnostic.attempts as a (user_id, attempt_id, form_id, item_versions, english, math, english_time, math_time, start_time, end_time, status, release, item_ids)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       on conflict (user_id) do update set form_id = excluded.form_id, item_versions = excluded.item_versions || case when a.kept_section is null then '{}' else a.item_versions end, item_ids = excluded.item_ids, release = excluded.release,
         ${[keeping('english', 'english'), keeping('english', 'english_time'), keeping('math', 'math'), keeping('math', 'math_time')].join(', ')}, start_time = excluded.start_time, end_time = excluded.end_time, status = excluded.status, saved_at = now(),
         attempt_id = case when a.status = 'in_progress' then a.attempt_id else excluded.attempt_id end, report = case when a.kept_section is not null and excluded.end_time is null then a.report end, report_at = null, evidence_enqueued_at = null,
         evidence_recorded = a.kept_section is not null and excluded.end_time is null
       where (a.status = 'in_progress' and (a.kept_section is null or a.form_id = excluded.form_id)) or (${IS_UNSCORED} and a.start_time <> excluded.start_time) returning attempt_id`,
      [
        userId,
        randomUUID(),
        content.formId,
        ...[content.itemVersions, content.english, content.math, content.englishTime, content.mathTime].map((value) =>
          JSON.stringify(value),
        ),
        content.startTime,
        endTime,
        endTime ? 'submitted' : 'in_progress',
        content.release,
        content.itemIds && JSON.stringify(content.itemIds),
      ],
    );
    return rows[0]?.attempt_id ?? null;
  }

  /** Opens a section without a score again. @returns false where the attempt isn't closed or has that score */
  async reopen(
    userId: string,
    subject: Subject,
    { formId, versions }: { formId: string; versions: Record<string, number> },
    manager: EntityManager,
  ): Promise<boolean> {
    const kept = otherSubject(subject);
    const [, count]: [unknown, number] = await manager.query(
      `update diagnostic.attempts set attempt_id = $2, form_id = $3, item_versions = $4, kept_section = $5, status = 'in_progress', end_time = null, saved_at = now(), start_time = now(),
         ${subject} = (select jsonb_agg(''::text) from jsonb_array_elements(${subject})), ${subject}_time = (select jsonb_agg(0) from jsonb_array_elements(${subject})),
         evidence_enqueued_at = null, evidence_recorded = true
       where user_id = $1 and status = 'submitted' and report #> '{sections,${subject},score}' = 'null' and report #> '{sections,${kept},score}' <> 'null'`,
      [userId, randomUUID(), formId, JSON.stringify(versions), kept],
    );
    return count > 0;
  }

  async deleteOfUser(userId: string): Promise<void> {
    await this.source.manager.delete(AttemptRow, { userId });
  }

  /** The first report of an attempt stays. @returns false for a second one, which changes nothing */
  async updateReport(
    { userId, attemptId }: AttemptIds,
    report: StoredDiagnosticReport,
    manager: EntityManager,
  ): Promise<boolean> {
    const [, count]: [unknown, number] = await manager.query(
      `update diagnostic.attempts set report = $3, report_at = now(), evidence_enqueued_at = now()
       where user_id = $1 and attempt_id = $2 and status = 'submitted' and report is null`,
      [userId, attemptId, JSON.stringify(report)],
    );
    return count > 0;
  }
}
