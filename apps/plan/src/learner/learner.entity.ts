import type { LearnerReviewCard, LearnerState } from '@aivy/contracts';
import type { LearnerElo } from '@aivy/psychometrics';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is known of a student; all of it but the versions can be computed from the evidence. */
@Entity({ name: 'learners' })
export class LearnerRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  /** Bigints, which the driver gives as text. */
  @Column({ type: 'bigint' })
  version: string;

  @Column({ name: 'state_version', type: 'bigint' })
  stateVersion: string;

  @Column({ type: 'jsonb', nullable: true })
  state: LearnerState | null;

  @Column({ type: 'jsonb', nullable: true })
  elo: LearnerElo | null;

  @Column({ type: 'jsonb', nullable: true })
  baseline: Record<string, number> | null;

  @Column({ name: 'reviewed_at', type: 'timestamptz', nullable: true })
  reviewedAt: Date | null;

  @Column({ name: 'reviewed_source_id', type: 'text', nullable: true })
  reviewedSourceId: string | null;

  @Column({ type: 'boolean' })
  replay: boolean;

  @Column({ type: 'jsonb' })
  counts: Record<string, number>;
}

@Entity({ name: 'review_cards' })
export class ReviewCardRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ type: 'text' })
  misconception: string;

  @Column({ type: 'jsonb' })
  card: LearnerReviewCard;
}
