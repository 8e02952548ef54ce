import type { MigrationInterface, QueryRunner } from 'typeorm';

const FORMER_KINDS = `('reminder', 'weekly-letter', 'letter-consent')`;

/** Emails that a student can turn on. Their kinds are in the contract, so the tables don't list them. */
export class AddOptInMails1769400000000 implements MigrationInterface {
  name = 'AddOptInMails1769400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table plan.mail_settings add column opt_ins text[] not null default '{}'`);
    await runner.query('alter table plan.mails drop constraint mails_kind_check');
    // Whatever day it's ordered on.
    await runner.query(
      `create unique index mails_once_about on plan.mails (user_id, kind, about) where kind not in ${FORMER_KINDS}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index plan.mails_once_about');
    await runner.query(`delete from plan.mails where kind not in ${FORMER_KINDS}`);
    await runner.query(`alter table plan.mails add constraint mails_kind_check check (kind in ${FORMER_KINDS})`);
    await runner.query('alter table plan.mail_settings drop column opt_ins');
  }
}
