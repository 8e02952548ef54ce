import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '@aivy/server-kit';
import { DataSource } from 'typeorm';

/** Nothing is on its way for longer. */
const KEPT_DAYS = 30;
/** Everything that is kept of a student, in the order in which others lock it; answers go with their units. */
const TABLES = [
  'plans',
  'learners',
  'days',
  'missions',
  'units',
  'evidence',
  'practised',
  'measurements',
  'official_scores',
  'review_cards',
  'mastery_history',
  'refused_addresses',
  'former_letter_tokens',
  'smallest_goals',
  'mail_settings',
  'mails',
] as const;

/** The end of what is kept of a student. */
@Injectable()
export class ErasureRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /**
   * Erases all of it, after the batches of evidence that are being written, and remembers that it did: a job may still
   * have one in hand.
   */
  async erase(userId: string): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(`select pg_advisory_xact_lock(hashtextextended('plan of ' || $1, 0))`, [userId]);
      await manager.query(
        'insert into plan.erased (user_id, erased_at) values ($1, $2) on conflict (user_id) do nothing',
        [userId, new Date()],
      );
      for (const table of TABLES) await manager.query(`delete from plan.${table} where user_id = $1`, [userId]);
      await manager.query(`delete from plan.erased where erased_at < $1::timestamptz - interval '${KEPT_DAYS} days'`, [
        new Date(),
      ]);
    });
  }

  /**
   * Was the student erased? The answer holds until the transaction ends. Call it before anything else in a transaction
   * that writes what nobody waits for; a request has given up long before its student is erased.
   */
  async isErased(userId: string, transaction: Transaction): Promise<boolean> {
    return (await this.selectErased([userId], transaction)).has(userId);
  }

  /** The same for many students. @returns those who were */
  async selectErased(userIds: readonly string[], transaction: Transaction): Promise<Set<string>> {
    // In one order, so that two who ask do not wait for each other; and in two statements, because the second must see
    // what was erased while the first waited.
    await transaction.query(
      `select pg_advisory_xact_lock_shared(hashtextextended('plan of ' || id, 0)) from unnest($1::text[]) id`,
      [[...userIds].sort()],
    );
    const rows: { id: string }[] = await transaction.query(
      'select user_id as id from plan.erased where user_id = any($1::uuid[])',
      [userIds],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
