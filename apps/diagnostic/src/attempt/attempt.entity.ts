import { Column, Entity, PrimaryColumn } from 'typeorm';

export type AttemptStatus = 'in_progress' | 'submitted';

/** A user's diagnostic. Answers and seconds stand in the order of the form's questions. */
@Entity({ name: 'attempts' })
export class AttemptRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'attempt_id', type: 'uuid' })
  attemptId: string;

  @Column({ name: 'form_id', type: 'text' })
  formId: string;

  /** Item id → version, as the student saw them. */
  @Column({ name: 'item_versions', type: 'jsonb' })
  itemVersions: Record<string, number>;

  /** Ids in the order of the questions, where the form is the attempt's own; null where the bank knows the form. */
  @Column({ name: 'item_ids', type: 'jsonb', nullable: true })
  itemIds: Record<'english' | 'math', number[]> | null;

  /** Of the item bank, in which the items had these versions: by its scale the attempt is scored. Null from before it was kept. */
  @Column({ type: 'integer', nullable: true })
  release: number | null;

  @Column({ type: 'jsonb' })
  english: string[];

  @Column({ type: 'jsonb' })
  math: string[];

  @Column({ name: 'english_time', type: 'jsonb' })
  englishTime: number[];

  @Column({ name: 'math_time', type: 'jsonb' })
  mathTime: number[];

  @Column({ name: 'start_time', type: 'timestamptz' })
  startTime: Date;

  @Column({ name: 'end_time', type: 'timestamptz', nullable: true })
  endTime: Date | null;

  @Column({ type: 'text' })
  status: AttemptStatus;

  /** Of the last save; of the submit once there was one. */
  @Column({ name: 'saved_at', type: 'timestamptz', insert: false, update: false })
  savedAt: Date;

  /** Stays as it is while the other section is taken again; null in a first try. */
  @Column({ name: 'kept_section', type: 'text', nullable: true })
  keptSection: 'english' | 'math' | null;

  /** In the version in which it was stored; while a section is taken again, that of the first try. */
  @Column({ type: 'jsonb', nullable: true })
  report: object | null;
}
