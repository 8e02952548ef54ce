import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@aivy/contracts';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { SessionRow } from './session.entity.js';

export interface LiveSession {
  userId: string;
  role: Role;
  expiresAt: Date;
}

/** A session as the services know it. */
export type Session = Readonly<SessionRow>;
export type NewSession = Pick<Session, 'userId' | 'tokenHash' | 'expiresAt' | 'device' | 'network'>;

/** When a session was last used is for its owner to recognise it, not to follow anybody. */
const LAST_USED_TO = '10 minutes';

@Injectable()
export class SessionRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async insert(session: NewSession, manager: EntityManager): Promise<void> {
    await manager.insert(SessionRow, session);
  }

  /**
   * Opens the session of a sign-in if the password is still the one that was checked. The update locks the account, so a
   * password reset of the same moment either prevents the session or finds and ends it. Sessions of the account that are
   * over are cleared away by the same statement.
   * @returns false when the password has changed meanwhile
   */
  async insertSignIn(session: NewSession, checkedHash: string, timezone: string | null): Promise<boolean> {
    const rows: unknown[] = await this.source.query(
      `with account as (
         update auth.users set last_sign_in_at = now(), timezone = coalesce($5, timezone) where user_id = $1 and password_hash = $4 returning user_id
       ), expired as (
         delete from auth.sessions where user_id = $1 and expires_at <= now()
       )
       insert into auth.sessions (user_id, token_hash, expires_at, device, network) select user_id, $2, $3::timestamptz, $6, $7 from account returning token_hash`,
      [session.userId, session.tokenHash, session.expiresAt, checkedHash, timezone, session.device, session.network],
    );
    return rows.length > 0;
  }

  /** Finds a session by its token's hash and notes, coarsely, that it is in use. */
  async selectOptionalLive(tokenHash: string): Promise<LiveSession | null> {
    const rows: { userId: string; role: Role; expiresAt: Date }[] = await this.source.query(
      `with used as (
         update auth.sessions set last_used_at = now() where token_hash = $1 and expires_at > now() and last_used_at < now() - interval '${LAST_USED_TO}'
       )
       select s.user_id as "userId", u.role, s.expires_at as "expiresAt"
       from auth.sessions s join auth.users u using (user_id) where s.token_hash = $1 and s.expires_at > now()`,
      [tokenHash],
    );
    return rows[0] ?? null;
  }

  /** Newest first. */
  async selectLive(userId: string): Promise<Session[]> {
    const rows = await this.source.manager.find(SessionRow, {
      where: { userId, expiresAt: MoreThan(new Date()) },
      order: { createdAt: 'DESC' },
    });
    return rows.map((row) => ({ ...row }));
  }

  async delete(tokenHash: string): Promise<void> {
    await this.source.manager.delete(SessionRow, { tokenHash });
  }

  /** @returns the hash of the session that ended, or null when the user has none of this name */
  async deleteOne(userId: string, sessionId: string): Promise<string | null> {
    const [rows]: [{ token_hash: string }[], number] = await this.source.query(
      'delete from auth.sessions where user_id = $1 and session_id = $2 returning token_hash',
      [userId, sessionId],
    );
    return rows[0]?.token_hash ?? null;
  }

  /** @param keep hash of a session that stays. @returns the hashes of the sessions that ended */
  async deleteAll(userId: string, manager: EntityManager = this.source.manager, keep = ''): Promise<string[]> {
    const [rows]: [{ token_hash: string }[], number] = await manager.query(
      'delete from auth.sessions where user_id = $1 and token_hash <> $2 returning token_hash',
      [userId, keep],
    );
    return rows.map((row) => row.token_hash);
  }
}
