import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Role } from '../account/user.entity.js';
import { SessionRow } from './session.entity.js';

export interface LiveSession {
  userId: string;
  role: Role;
  expiresAt: Date;
}

export type NewSession = Pick<SessionRow, 'userId' | 'tokenHash' | 'expiresAt'>;

@Injectable()
export class SessionRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async insert(session: NewSession, manager: EntityManager): Promise<void> {
    await manager.insert(SessionRow, session);
  }

  /**
   * Opens the session of a sign-in if the password is still the one that was checked. The update locks the account, so a
   * password reset of the same moment either prevents the session or finds and ends it.
   * @returns false when the password has changed meanwhile
   */
  async insertSignIn(session: NewSession, checkedHash: string, timezone: string | null): Promise<boolean> {
    const rows: unknown[] = await this.source.query(
      `with account as (
         update auth.users set last_sign_in_at = now(), timezone = coalesce($5, timezone) where user_id = $1 and password_hash = $4 returning user_id
       )
       insert into auth.sessions (user_id, token_hash, expires_at) select user_id, $2, $3::timestamptz from account returning token_hash`,
      [session.userId, session.tokenHash, session.expiresAt, checkedHash, timezone],
    );
    return rows.length > 0;
  }

  async selectOptionalLive(tokenHash: string): Promise<LiveSession | null> {
    const rows: { userId: string; role: Role; expiresAt: Date }[] = await this.source.query(
      `select s.user_id as "userId", u.role, s.expires_at as "expiresAt"
       from auth.sessions s join auth.users u using (user_id) where s.token_hash = $1 and s.expires_at > now()`,
      [tokenHash],
    );
    return rows[0] ?? null;
  }

  async delete(tokenHash: string): Promise<void> {
    await this.source.manager.delete(SessionRow, { tokenHash });
  }

  /** @returns the hashes of the sessions that ended */
  async deleteAll(userId: string, manager: EntityManager): Promise<string[]> {
    const rows = await manager.findBy(SessionRow, { userId });
    await manager.delete(SessionRow, { userId });
    return rows.map((row) => row.tokenHash);
  }

  /** Sessions that are over are of no use to anybody. */
  async deleteExpired(userId: string): Promise<void> {
    await this.source.query('delete from auth.sessions where user_id = $1 and expires_at <= now()', [userId]);
  }
}
