import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Role } from '../account/user.entity.js';
import { SessionRow } from './session.entity.js';

export interface LiveSession {
  userId: string;
  role: Role;
  expiresAt: Date;
}

@Injectable()
export class SessionRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async insert(session: Pick<SessionRow, 'userId' | 'tokenHash' | 'expiresAt'>, manager: EntityManager = this.source.manager): Promise<void> {
    await manager.insert(SessionRow, session);
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
