import type { EvidenceSource } from '@aivy/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One answer, forever. */
@Entity({ name: 'evidence' })
export class EvidenceRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'source_id', type: 'text' })
  sourceId: string;

  @Column({ type: 'text' })
  source: EvidenceSource;

  @Column({ name: 'item_id', type: 'integer' })
  itemId: number;

  @Column({ name: 'item_version', type: 'integer' })
  itemVersion: number;

  @Column({ type: 'smallint' })
  skill: number;

  @Column({ type: 'boolean' })
  correct: boolean;

  @Column({ type: 'boolean' })
  answered: boolean;

  @Column({ type: 'smallint' })
  attempt: number;

  @Column({ type: 'smallint' })
  hints: number;

  @Column({ name: 'spent_ms', type: 'integer' })
  spentMs: number;

  @Column({ type: 'text', nullable: true })
  misconception: string | null;

  @Column({ type: 'boolean' })
  pretest: boolean;

  @Column({ type: 'boolean' })
  hurried: boolean;

  @Column({ name: 'given_at', type: 'timestamptz' })
  givenAt: Date;
}
