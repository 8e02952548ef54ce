import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FullTestReport, TestRoute, Workspace } from '@aivy/contracts';
import type { ModuleNumber } from '@aivy/exam';

/** A question of a module, in the version that the student sees. */
export interface PinnedQuestion {
  id: number;
  version: number;
  /** Tried out, not scored. */
  pretest: boolean;
}

export type ModuleRoute = 'first' | TestRoute;

@Entity({ name: 'tests' })
export class TestRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'test_id', type: 'uuid' })
  testId: string;

  @Column({ name: 'current_module', type: 'smallint' })
  currentModule: ModuleNumber;

  @Column({ name: 'time_factor', type: 'real' })
  timeFactor: number;

  /** When the break before the current module is over. */
  @Column({ name: 'break_ends', type: 'timestamptz', nullable: true })
  breakEnds: Date | null;

  @Column({ name: 'start_time', type: 'timestamptz' })
  startTime: Date;

  @Column({ name: 'end_time', type: 'timestamptz', nullable: true })
  endTime: Date | null;

  /** Set beside `endTime` when the student gave the test up: it is over and gets no report. */
  @Column({ name: 'given_up_at', type: 'timestamptz', nullable: true })
  givenUpAt: Date | null;

  @Column({ type: 'jsonb', nullable: true })
  report: FullTestReport | null;
}

@Entity({ name: 'modules' })
export class ModuleRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'test_id', type: 'uuid' })
  testId: string;

  @PrimaryColumn({ type: 'smallint' })
  module: ModuleNumber;

  @Column({ type: 'text' })
  route: ModuleRoute;

  @Column({ type: 'jsonb' })
  questions: PinnedQuestion[];

  /** Limit, with the time factor. */
  @Column({ type: 'integer' })
  seconds: number;

  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  deadline: Date | null;

  @Column({ name: 'submitted_at', type: 'timestamptz', nullable: true })
  submittedAt: Date | null;

  @Column({ type: 'jsonb', nullable: true })
  workspace: Workspace | null;

  /** A bigint, which the driver gives as text. */
  @Column({ name: 'workspace_seq', type: 'bigint' })
  workspaceSeq: string;
}

@Entity({ name: 'answers' })
export class AnswerRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'test_id', type: 'uuid' })
  testId: string;

  @PrimaryColumn({ name: 'question_id', type: 'integer' })
  questionId: number;

  @Column({ type: 'smallint' })
  module: ModuleNumber;

  @Column({ type: 'text' })
  answer: string;

  /** When the answer was given, milliseconds since 1970 by the server's clock as the client knew it. */
  @Column({ type: 'bigint' })
  seq: string;

  @Column({ name: 'spent_ms', type: 'integer' })
  spentMs: number;
}
