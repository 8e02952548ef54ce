import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdaptiveForm } from './adaptive-form.js';

const COLUMNS = `form_id as "formId", user_id as "userId", release, met, english, math, closed`;

@Injectable()
export class AdaptiveFormRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }

  async selectOptional(formId: string): Promise<AdaptiveForm | null> {
    const rows: AdaptiveForm[] = await this.source.query(
      `select ${COLUMNS} from diagnostic.adaptive_forms where form_id = $1`,
      [formId],
    );
    return rows[0] ?? null;
  }

  /** The form, locked until the transaction ends: of two pages that ask for its next question the second finds it drawn. */
  async selectOptionalForUpdate(formId: string, manager: EntityManager): Promise<AdaptiveForm | null> {
    const rows: AdaptiveForm[] = await manager.query(
      `select ${COLUMNS} from diagnostic.adaptive_forms where form_id = $1 for update`,
      [formId],
    );
    return rows[0] ?? null;
  }

  /**
   * The form that a user has begun and not submitted. What was left open beside one that was submitted belongs to a test that
   * is over: whoever takes the diagnostic again begins anew.
   */
  async selectOptionalOpenOf(
    userId: string,
    manager: EntityManager = this.source.manager,
  ): Promise<AdaptiveForm | null> {
    const rows: AdaptiveForm[] = await manager.query(
      `select ${COLUMNS} from diagnostic.adaptive_forms where user_id = $1 and not closed
         and created_at > coalesce((select max(changed_at) from diagnostic.adaptive_forms where user_id = $1 and closed), '-infinity')
       order by created_at desc limit 1`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /** Items that the open forms of a user ask; as above, none of a test that is over, and none of a section that's kept. */
  async selectOpenItems(userId: string): Promise<number[]> {
    const rows: { id: number }[] = await this.source.query(
      `select (item ->> 'id')::int as id
       from diagnostic.adaptive_forms f left join diagnostic.attempts a using (user_id, form_id),
         jsonb_array_elements(case when a.kept_section = 'english' then '[]' else f.english end
           || case when a.kept_section = 'math' then '[]' else f.math end) as item
       where f.user_id = $1 and not closed
         and created_at > coalesce((select max(changed_at) from diagnostic.adaptive_forms where user_id = $1 and closed), '-infinity')`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  /** Until the transaction ends no other one of the same user passes here: two pages begin one form. */
  async lockBeginning(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(`select pg_advisory_xact_lock(hashtextextended('adaptive form of ' || $1, 0))`, [userId]);
  }

  async insert(
    { formId, userId, release, met, english, math, closed }: AdaptiveForm,
    manager: EntityManager = this.source.manager,
  ): Promise<void> {
    await manager.query(
      `insert into diagnostic.adaptive_forms (form_id, user_id, release, met, english, math, closed)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [formId, userId, release, ...[met, english, math].map((value) => JSON.stringify(value)), closed],
    );
  }

  async update({ formId, userId, english, math, closed }: AdaptiveForm, manager: EntityManager): Promise<void> {
    await manager.query(
      `update diagnostic.adaptive_forms set user_id = $2, english = $3, math = $4, closed = $5, changed_at = now()
       where form_id = $1`,
      [formId, userId, JSON.stringify(english), JSON.stringify(math), closed],
    );
  }

  /** Items of the diagnostics that a user has had: of their forms, and of the attempt that is stored. */
  async selectMet(userId: string): Promise<number[]> {
    const rows: { id: number }[] = await this.source.query(
      `select (item ->> 'id')::int as id from diagnostic.adaptive_forms, jsonb_array_elements(english || math) as item
         where user_id = $1
       union
       select key::int from diagnostic.attempts, jsonb_each(item_versions) where user_id = $1`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  async deleteOfUser(userId: string): Promise<void> {
    await this.source.query('delete from diagnostic.adaptive_forms where user_id = $1', [userId]);
  }

  /** Forms without an account that nobody has touched for so long. */
  async deleteUnclaimed(days: number): Promise<void> {
    await this.source.query(
      `delete from diagnostic.adaptive_forms where user_id is null and changed_at < now() - make_interval(days => $1)`,
      [days],
    );
  }
}
