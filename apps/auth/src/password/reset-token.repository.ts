import { Inject, Injectable } from '@nestjs/common';
import { RESET_LINK_SECONDS, RESET_MAILS_PER_HOUR } from '@aivy/contracts';
import { DataSource, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { ResetTokenRow } from './reset-token.entity.js';

@Injectable()
export class ResetTokenRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /**
   * Adds an email's link, or replaces it when the email is tried again. An account gets so many an hour and no more.
   * @returns whether the link is there
   */
  async upsertWithinHour(
    token: Pick<ResetTokenRow, 'userId' | 'tokenHash' | 'expiresAt' | 'mailId'>,
  ): Promise<boolean> {
    const rows: unknown[] = await this.source.query(
      `insert into auth.reset_tokens (user_id, mail_id, token_hash, expires_at) select $1, $2, $3, $4::timestamptz
       where (select count(*) from auth.reset_tokens where user_id = $1 and mail_id is distinct from $2
         and expires_at > now() + make_interval(secs => $5 - 3600)) < $6
       on conflict (mail_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at
       returning token_hash`,
      [token.userId, token.mailId, token.tokenHash, token.expiresAt, RESET_LINK_SECONDS, RESET_MAILS_PER_HOUR],
    );
    return rows.length > 0;
  }

  async isLive(tokenHash: string): Promise<boolean> {
    return this.source.manager.existsBy(ResetTokenRow, {
      tokenHash,
      usedAt: IsNull(),
      expiresAt: MoreThan(new Date()),
    });
  }

  /** Uses the token up, and with it every other token of its user. @returns its user, or null when it is unknown, used or expired */
  async useOptional(tokenHash: string, manager: EntityManager): Promise<string | null> {
    const [rows]: [{ user_id: string }[], number] = await manager.query(
      'update auth.reset_tokens set used_at = now() where token_hash = $1 and used_at is null and expires_at > now() returning user_id',
      [tokenHash],
    );
    const userId = rows[0]?.user_id ?? null;
    // The account's other links are void as well: whoever asked for them has a password now.
    if (userId) await this.updateAllUsed(userId, manager);
    return userId;
  }

  /** Voids every link of an account. */
  async updateAllUsed(userId: string, manager: EntityManager): Promise<void> {
    await manager.update(ResetTokenRow, { userId, usedAt: IsNull() }, { usedAt: new Date() });
  }
}
