import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ResetTokenRow } from './reset-token.entity.js';

@Injectable()
export class ResetTokenRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async insert(token: Pick<ResetTokenRow, 'userId' | 'tokenHash' | 'expiresAt'>): Promise<void> {
    await this.source.manager.insert(ResetTokenRow, token);
  }

  /** Uses the token up. @returns its user, or null when it is unknown, used or expired */
  async useOptional(tokenHash: string, manager: EntityManager): Promise<string | null> {
    const [rows]: [{ user_id: string }[], number] = await manager.query(
      'update auth.reset_tokens set used_at = now() where token_hash = $1 and used_at is null and expires_at > now() returning user_id',
      [tokenHash],
    );
    return rows[0]?.user_id ?? null;
  }
}
