import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest code of an address; older ones are worthless at once. */
@Entity({ name: 'verification_codes' })
export class VerificationCodeRow {
  @PrimaryColumn({ type: 'text' })
  email: string;

  /** The email that the code goes with; null in rows of the release before. */
  @Column({ name: 'mail_id', type: 'uuid', nullable: true })
  mailId: string | null;

  @Column({ name: 'mailed_at', type: 'timestamptz', nullable: true })
  mailedAt: Date | null;

  /** Empty until the email is about to leave. */
  @Column({ name: 'code_hash', type: 'text' })
  codeHash: string;

  @Column({ name: 'sent_at', type: 'timestamptz' })
  sentAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  /** Wrong guesses so far. */
  @Column({ type: 'smallint' })
  tries: number;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
