import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'reset_tokens' })
export class ResetTokenRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'token_hash', type: 'text' })
  tokenHash: string;

  /** The email that the link goes with; null in rows of the release before. */
  @Column({ name: 'mail_id', type: 'uuid', nullable: true })
  mailId: string | null;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
