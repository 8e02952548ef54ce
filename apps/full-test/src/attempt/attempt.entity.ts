import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Subject, Trail, Workspace } from '@aivy/contracts';
import type { ModuleNumber } from '@aivy/exam';
import type { ModuleRoute, PinnedQuestion } from './attempt.js';

/** The rows of a full test. They stay inside the repositories; what they mean stands in `attempt.ts`. */

@Entity({ name: 'tests' })
export class AttemptRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'test_id', type: 'uuid' })
  attemptId: string;

  @Column({ name: 'current_module', type: 'smallint' })
  currentModule: ModuleNumber;

  @Column({ name: 'time_factor', type: 'real' })
  timeFactor: number;

  @Column({ name: 'break_ends', type: 'timestamptz', nullable: true })
  breakEnds: Date | null;

  /** The section that was copied from the test before, while the other one is taken again; null in a whole test. */
  @Column({ name: 'kept_section', type: 'text', nullable: true })
  keptSection: Subject | null;

  /** The test that the kept section is from. */
  @Column({ type: 'uuid', nullable: true })
  repeats: string | null;

  /** Null in tests from before it was kept. */
  @Column({ type: 'integer', nullable: true })
  release: number | null;

  @Column({ name: 'start_time', type: 'timestamptz' })
  startTime: Date;

  @Column({ name: 'end_time', type: 'timestamptz', nullable: true })
  endTime: Date | null;

  @Column({ name: 'given_up_at', type: 'timestamptz', nullable: true })
  givenUpAt: Date | null;

  /** In the version in which it was stored. */
  @Column({ type: 'jsonb', nullable: true })
  report: object | null;
}

@Entity({ name: 'modules' })
export class ModuleRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'test_id', type: 'uuid' })
  attemptId: string;

  @PrimaryColumn({ type: 'smallint' })
  module: ModuleNumber;

  @Column({ type: 'text' })
  route: ModuleRoute;

  @Column({ type: 'jsonb' })
  questions: PinnedQuestion[];

  @Column({ type: 'integer' })
  seconds: number;

  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  deadline: Date | null;

  @Column({ name: 'submitted_at', type: 'timestamptz', nullable: true })
  submittedAt: Date | null;

  /** Without its trail, which stands beside it; with it from before it did. */
  @Column({ type: 'jsonb', nullable: true })
  workspace: Workspace | null;

  /** A bigint, which the driver gives as text. */
  @Column({ name: 'workspace_seq', type: 'bigint' })
  workspaceSeq: string;

  @Column({ type: 'jsonb', nullable: true })
  trail: Trail | null;
}

@Entity({ name: 'answers' })
export class AnswerRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'test_id', type: 'uuid' })
  attemptId: string;

  @PrimaryColumn({ name: 'question_id', type: 'integer' })
  questionId: number;

  @Column({ type: 'smallint' })
  module: ModuleNumber;

  @Column({ type: 'text' })
  answer: string;

  /** A bigint, which the driver gives as text. */
  @Column({ type: 'bigint' })
  seq: string;

  @Column({ name: 'spent_ms', type: 'integer' })
  spentMs: number;
}
