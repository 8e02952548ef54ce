import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signed-in period. Only the SHA-256 of its token is known here. */
@Entity({ name: 'sessions' })
export class SessionRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'token_hash', type: 'text' })
  tokenHash: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
