import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PinnedQuestion } from './unit.js';

/** The rows of daily units. They stay inside the repositories; what they mean stands in `unit.ts`. */

@Entity({ name: 'units' })
export class UnitRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ type: 'integer' })
  day: number;

  @Column({ type: 'smallint' })
  skill: number;

  @Column({ type: 'jsonb' })
  questions: PinnedQuestion[];

  @Column({ name: 'served_at', type: 'timestamptz' })
  servedAt: Date;

  @Column({ name: 'active_at', type: 'timestamptz' })
  activeAt: Date;

  @Column({ name: 'spent_ms', type: 'integer' })
  spentMs: number;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt: Date | null;
}

@Entity({ name: 'unit_answers' })
export class UnitAnswerRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ type: 'integer' })
  day: number;

  @PrimaryColumn({ name: 'question_id', type: 'integer' })
  questionId: number;

  @Column({ type: 'text' })
  answer: string;

  /** A bigint, which the driver gives as text. */
  @Column({ type: 'bigint' })
  seq: string;

  @Column({ name: 'spent_ms', type: 'integer' })
  spentMs: number;
}

@Entity({ name: 'days' })
export class DayRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ type: 'integer' })
  day: number;

  @Column({ name: 'finished_on', type: 'date' })
  finishedOn: string;

  @Column({ name: 'finished_at', type: 'timestamptz' })
  finishedAt: Date;
}
