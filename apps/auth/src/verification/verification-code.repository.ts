import { Inject, Injectable } from '@nestjs/common';
import { RESEND_COOLDOWN_SECONDS, VERIFICATION_CODE_SECONDS } from '@aivy/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { VerificationCodeRow } from './verification-code.entity.js';

/** A mailed code as the services know it. */
export type VerificationCode = Readonly<VerificationCodeRow>;

@Injectable()
export class VerificationCodeRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Replaces the code of an address. @returns false while the cooldown of the last one runs */
  async upsert(email: string, codeHash: string): Promise<boolean> {
    const rows: unknown[] = await this.source.query(
      `insert into auth.verification_codes as c (email, code_hash, sent_at, expires_at) values ($1, $2, now(), now() + make_interval(secs => $3))
       on conflict (email) do update set code_hash = excluded.code_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries = 0, used_at = null
       where c.sent_at <= now() - make_interval(secs => $4) returning email`,
      [email, codeHash, VERIFICATION_CODE_SECONDS, RESEND_COOLDOWN_SECONDS],
    );
    return rows.length > 0;
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
