import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '@aivy/server-kit';
import { DataSource } from 'typeorm';
import type { DueMail, MailIds, MailTry, OrderedMail } from './mail.js';

const IDS = 'user_id as "userId", mail_id as "mailId"';

/** Mails that were due, each once. */
@Injectable()
export class MailRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Writes down mails; one that is there, or whose student has gone meanwhile, is left out. @returns the new ones */
  async insert(mails: readonly DueMail[], now: Date, transaction: Transaction): Promise<MailIds[]> {
    return transaction.query(
      `insert into plan.mails (user_id, mail_id, kind, due_on, created_at, about)
       select due.user_id, due.mail_id, due.kind, due.due_on, $5, due.about
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::date[], $6::text[]) as due (user_id, mail_id, kind, due_on, about)
       join plan.mail_settings s on s.user_id = due.user_id for key share of s
       on conflict do nothing returning ${IDS}`,
      [
        mails.map(({ userId }) => userId),
        mails.map(() => randomUUID()),
        mails.map(({ kind }) => kind),
        mails.map(({ dueOn }) => dueOn),
        now,
        mails.map(({ about = '' }) => about),
      ],
    );
  }

  /** Adds an email that another service ordered, if the student turned it on. A second one of a kind about a thing is left out. */
  async insertOrdered({ userId, mailId }: MailIds, { kind, dueOn, about }: OrderedMail, now: Date): Promise<void> {
    await this.source.query(
      `insert into plan.mails (user_id, mail_id, kind, due_on, created_at, about)
       select user_id, $2, $3, $4, $5, $6 from plan.mail_settings s
       where user_id = $1 and $3 = any(opt_ins) for key share of s on conflict do nothing`,
      [userId, mailId, kind, dueOn, now, about],
    );
  }

  /** Mails that nobody has taken between two moments: their jobs may be lost. */
  async selectUntaken(from: Date, to: Date, transaction: Transaction): Promise<MailIds[]> {
    return transaction.query(
      `select ${IDS} from plan.mails where taken_by is null and sent_at is null and created_at between $1 and $2`,
      [from, to],
    );
  }

  async selectOptional({ userId, mailId }: MailIds): Promise<DueMail | null> {
    const rows: DueMail[] = await this.source.query(
      'select user_id as "userId", kind, due_on::text as "dueOn", about from plan.mails where user_id = $1 and mail_id = $2',
      [userId, mailId],
    );
    return rows[0] ?? null;
  }

  /** @returns whether this try has the mail, now or already */
  async take({ userId, mailId, attempt }: MailTry): Promise<boolean> {
    const [, count]: [unknown, number] = await this.source.query(
      `update plan.mails set taken_by = $3
       where user_id = $1 and mail_id = $2 and sent_at is null and (taken_by is null or taken_by = $3)`,
      [userId, mailId, attempt],
    );
    return count > 0;
  }

  async updateReleased({ userId, mailId, attempt }: MailTry): Promise<void> {
    await this.source.query(
      'update plan.mails set taken_by = null where user_id = $1 and mail_id = $2 and taken_by = $3 and sent_at is null',
      [userId, mailId, attempt],
    );
  }

  async updateSent({ userId, mailId, attempt }: MailTry, now: Date): Promise<void> {
    await this.source.query(
      'update plan.mails set sent_at = $4 where user_id = $1 and mail_id = $2 and taken_by = $3 and sent_at is null',
      [userId, mailId, attempt, now],
    );
  }
}
