import { Inject, Injectable } from '@nestjs/common';
import { RESEND_COOLDOWN_SECONDS, VERIFICATION_CODE_SECONDS } from '@aivy/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { VerificationCodeRow } from './verification-code.entity.js';

/** A mailed code as the services know it. */
export type VerificationCode = Readonly<VerificationCodeRow>;

@Injectable()
export class VerificationCodeRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Replaces an address's code by one that's still to be made. @returns false while the cooldown of the last one runs */
  async upsert(email: string, mailId: string, manager: EntityManager): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `insert into auth.verification_codes as c (email, mail_id, code_hash, sent_at, expires_at)
       values ($1, $2, '', now(), now() + make_interval(secs => $3))
       on conflict (email) do update set mail_id = excluded.mail_id, code_hash = '', sent_at = excluded.sent_at,
         expires_at = excluded.expires_at, tries = 0, used_at = null, mailed_at = null
       where c.sent_at <= now() - make_interval(secs => $4) returning email`,
      [email, mailId, VERIFICATION_CODE_SECONDS, RESEND_COOLDOWN_SECONDS],
    );
    return rows.length > 0;
  }

  /** @returns the address that an email's code is for; null when it was mailed or withdrawn */
  async selectOptionalUnmailed(mailId: string): Promise<string | null> {
    const rows: { email: string }[] = await this.source.query(
      'select email from auth.verification_codes where mail_id = $1 and mailed_at is null and used_at is null',
      [mailId],
    );
    return rows[0]?.email ?? null;
  }

  /** Sets the code of an email that's about to leave. @returns false when another email has taken its place */
  async updateCode(mailId: string, codeHash: string): Promise<boolean> {
    const [, count]: [unknown, number] = await this.source.query(
      `update auth.verification_codes set code_hash = $2, tries = 0, expires_at = now() + make_interval(secs => $3)
       where mail_id = $1 and mailed_at is null`,
      [mailId, codeHash, VERIFICATION_CODE_SECONDS],
    );
    return count > 0;
  }

  async updateMailed(mailId: string): Promise<void> {
    await this.source.query('update auth.verification_codes set mailed_at = now() where mail_id = $1', [mailId]);
  }

  async deleteUnmailed(mailId: string): Promise<void> {
    await this.source.query('delete from auth.verification_codes where mail_id = $1 and mailed_at is null', [mailId]);
  }

  /** What became of an email so far. */
  async mailState(mailId: string): Promise<'waiting' | 'mailed' | 'withdrawn'> {
    const rows: { mailed: boolean }[] = await this.source.query(
      'select mailed_at is not null as mailed from auth.verification_codes where mail_id = $1',
      [mailId],
    );
    if (!rows[0]) return 'withdrawn';
    return rows[0].mailed ? 'mailed' : 'waiting';
  }

  /** Whole seconds until the next code may be asked for; at least 1. */
  async cooldownSeconds(email: string): Promise<number> {
    const [row]: { left: number }[] = await this.source.query(
      `select greatest(1, ceil(extract(epoch from sent_at + make_interval(secs => $2) - now())))::int as left from auth.verification_codes where email = $1`,
      [email, RESEND_COOLDOWN_SECONDS],
    );
    return row?.left ?? 1;
  }

  /** Locks the row: guesses at one code come one after the other. */
  async selectOptionalForUpdate(email: string, manager: EntityManager): Promise<VerificationCode | null> {
    const row = await manager.findOne(VerificationCodeRow, {
      where: { email },
      lock: { mode: 'pessimistic_write' },
    });
    return row && { ...row };
  }

  async updateTries(email: string, tries: number, manager: EntityManager): Promise<void> {
    await manager.update(VerificationCodeRow, { email }, { tries });
  }

  async updateUsed(email: string, manager: EntityManager): Promise<void> {
    await manager.update(VerificationCodeRow, { email }, { usedAt: new Date() });
  }

  async delete(email: string, manager: EntityManager = this.source.manager): Promise<void> {
    await manager.delete(VerificationCodeRow, { email });
  }
}
