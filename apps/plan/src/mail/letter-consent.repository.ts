import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '@aivy/server-kit';
import { DataSource } from 'typeorm';

/** What a student's weekly letter is allowed by. Addresses stand in it as hashes of the student's own key. */
export interface LetterConsent {
  addressKey: string;
  /** The address whose owner has agreed. */
  confirmedOf: string | null;
}

/** A mailbox that a student's letters go or went to. */
export interface LetterMailbox {
  userId: string;
  addressHash: string;
}

/** Who has agreed to a student's weekly letter, and who has ended it. */
@Injectable()
export class LetterConsentRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Locks the student's settings until the transaction ends. */
  async selectOptionalForUpdate(userId: string, transaction: Transaction): Promise<LetterConsent | null> {
    const rows: LetterConsent[] = await transaction.query(
      `select address_key as "addressKey", weekly_confirmed_of as "confirmedOf"
       from plan.mail_settings where user_id = $1 for update`,
      [userId],
    );
    return rows[0] ?? null;
  }

  async isRefused(userId: string, addressHashes: readonly string[], transaction: Transaction): Promise<boolean> {
    const rows: unknown[] = await transaction.query(
      'select 1 from plan.refused_addresses where user_id = $1 and address_hash = any($2)',
      [userId, addressHashes],
    );
    return rows.length > 0;
  }

  /** Other addresses that were asked for their consent on a date. */
  async countAsked(userId: string, date: string, addressHash: string, transaction: Transaction): Promise<number> {
    const rows: { asked: number }[] = await transaction.query(
      `select count(*)::int as asked from plan.mails
       where user_id = $1 and kind = 'letter-consent' and due_on = $2 and about <> $3`,
      [userId, date, addressHash],
    );
    return rows[0]!.asked;
  }

  /** The letters begin after this moment; a second time changes nothing. @returns false for a token of no letter that is wanted */
  async updateConfirmed(token: string, now: Date): Promise<boolean> {
    const [, count]: [unknown, number] = await this.source.query(
      `update plan.mail_settings set weekly_confirmed_of = weekly_token_of,
         weekly_since = case when weekly_confirmed_of = weekly_token_of then weekly_since else $2 end
       where weekly_token = $1 and weekly_letter_to is not null`,
      [token, now],
    );
    return count > 0;
  }

  /** Keeps the current token valid for its mailbox when the letter goes to another one. */
  async insertFormerToken(userId: string, nextHash: string, transaction: Transaction): Promise<void> {
    await transaction.query(
      `insert into plan.former_letter_tokens (user_id, token, address_hash)
       select user_id, weekly_token, weekly_token_of from plan.mail_settings
       where user_id = $1 and weekly_token_of <> $2 on conflict do nothing`,
      [userId, nextHash],
    );
  }

  /** The mailbox that a token was ever sent to. */
  async selectOptionalMailbox(token: string, transaction: Transaction): Promise<LetterMailbox | null> {
    const rows: LetterMailbox[] = await transaction.query(
      `select user_id as "userId", weekly_token_of as "addressHash" from plan.mail_settings
       where weekly_token = $1 and weekly_token_of is not null
       union select user_id, address_hash from plan.former_letter_tokens where token = $1`,
      [token],
    );
    return rows[0] ?? null;
  }

  /** Ends a mailbox's letters for good. A letter that goes to another mailbox by now goes on. */
  async insertRefused({ userId, addressHash }: LetterMailbox, now: Date, transaction: Transaction): Promise<void> {
    await transaction.query(
      `insert into plan.refused_addresses (user_id, address_hash, refused_at) values ($1, $2, $3) on conflict do nothing`,
      [userId, addressHash, now],
    );
    await transaction.query(
      `update plan.mail_settings set weekly_letter_to = null, weekly_confirmed_of = null
       where user_id = $1 and weekly_token_of = $2`,
      [userId, addressHash],
    );
  }
}
