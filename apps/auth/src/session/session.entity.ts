import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signed-in period. Only the SHA-256 of its token is known here. */
@Entity({ name: 'sessions' })
export class SessionRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'token_hash', type: 'text' })
  tokenHash: string;

  /** How its owner names it; given by the database. */
  @Column({ name: 'session_id', type: 'uuid', insert: false })
  sessionId: string;

  @Column({ name: 'created_at', type: 'timestamptz', insert: false })
  createdAt: Date;

  /** To ten minutes. */
  @Column({ name: 'last_used_at', type: 'timestamptz', insert: false })
  lastUsedAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  /** "Chrome on Windows", or '' when unknown. */
  @Column({ type: 'text' })
  device: string;

  /** "203.0.113.*", or '' when unknown. */
  @Column({ type: 'text' })
  network: string;
}
