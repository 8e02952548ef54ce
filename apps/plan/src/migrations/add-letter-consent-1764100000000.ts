import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Weekly letters go to addresses whose owners have agreed, and never again to one whose owner has ended them. */
export class AddLetterConsent1764100000000 implements MigrationInterface {
  name = 'AddLetterConsent1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    // The key of a student's hashes: what is kept of an address tells nothing beside those of other students.
    await runner.query(
      `alter table plan.mail_settings
         add column address_key text not null default gen_random_uuid()::text || gen_random_uuid()::text,
         add column weekly_confirmed_of text`,
    );
    await runner.query(`create table plan.refused_addresses (
      user_id uuid not null references plan.mail_settings on delete cascade,
      address_hash text not null,
      refused_at timestamptz not null,
      primary key (user_id, address_hash)
    )`);
    // A request for consent is about one address; the others are about none.
    await runner.query(
      `alter table plan.mails add column about text not null default '',
         drop constraint mails_kind_check, drop constraint mails_user_id_kind_due_on_key,
         add check (kind in ('reminder', 'weekly-letter', 'letter-consent')),
         add unique (user_id, kind, due_on, about)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from plan.mails where kind = 'letter-consent'`);
    await runner.query(
      `alter table plan.mails drop column about, drop constraint mails_kind_check,
         add check (kind in ('reminder', 'weekly-letter')), add unique (user_id, kind, due_on)`,
    );
    await runner.query('drop table plan.refused_addresses');
    await runner.query('alter table plan.mail_settings drop column address_key, drop column weekly_confirmed_of');
  }
}
