import { createHmac } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Tagged {
  user_id: string;
  address_key: string;
  weekly_letter_to: string;
}

/** A link in an email works for good, and hashes of addresses ignore the "+tag". */
export class AddFormerLetterTokens1767300000000 implements MigrationInterface {
  name = 'AddFormerLetterTokens1767300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table plan.former_letter_tokens (
      user_id uuid not null references plan.mail_settings on delete cascade,
      token text not null,
      address_hash text not null,
      primary key (user_id, token)
    )`);
    await runner.query('create index former_letter_tokens_by_token on plan.former_letter_tokens (token)');
    // PostgreSQL has no keyed hash of its own. Addresses without a tag already have the right one, and an address that was
    // refused with its tag can't be read back: `set` still asks for both hashes.
    const tagged: Tagged[] = await runner.query(
      `select user_id, address_key, weekly_letter_to from plan.mail_settings where weekly_letter_to ~ '^[^+@]+\\+'`,
    );
    for (const { user_id: userId, address_key: key, weekly_letter_to: address } of tagged) {
      const mailbox = address.toLowerCase().replace(/\+[^@]*@/, '@');
      await runner.query(
        `with old as (select user_id, weekly_token_of as hash from plan.mail_settings where user_id = $1),
         moved as (update plan.mails m set about = $2 from old
           where m.user_id = old.user_id and m.kind = 'letter-consent' and m.about = old.hash
             and not exists (select 1 from plan.mails o where o.user_id = m.user_id and o.kind = m.kind and o.due_on = m.due_on and o.about = $2))
         update plan.mail_settings s set weekly_token_of = $2,
           weekly_confirmed_of = case when s.weekly_confirmed_of = old.hash then $2 else s.weekly_confirmed_of end
         from old where s.user_id = old.user_id`,
        [userId, createHmac('sha256', key).update(mailbox).digest('hex')],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table plan.former_letter_tokens');
  }
}
