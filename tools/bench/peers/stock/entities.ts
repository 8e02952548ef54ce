import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn({ name: 'token_hash', type: 'text' })
  tokenHash: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  role: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}

@Entity('tests')
export class TestEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'test_id', type: 'uuid' })
  testId: string;

  @Column({ name: 'given_up_at', type: 'timestamptz', nullable: true })
  givenUpAt: Date | null;
}

@Entity('modules')
export class ModuleEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'test_id', type: 'uuid' })
  testId: string;

  @PrimaryColumn({ type: 'smallint' })
  module: number;

  @Column({ name: 'question_ids', type: 'integer', array: true })
  questionIds: number[];

  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  deadline: Date | null;

  @Column({ name: 'submitted_at', type: 'timestamptz', nullable: true })
  submittedAt: Date | null;

  @Column({ name: 'time_left', type: 'real', nullable: true })
  timeLeft: number | null;

  @Column({ type: 'jsonb', nullable: true })
  workspace: object | null;

  /** A bigint, which the driver gives as text. */
  @Column({ name: 'workspace_seq', type: 'bigint' })
  workspaceSeq: string;
}

@Entity('answers')
export class AnswerEntity {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'test_id', type: 'uuid' })
  testId: string;

  @PrimaryColumn({ name: 'question_id', type: 'integer' })
  questionId: number;

  @Column({ type: 'smallint' })
  module: number;

  @Column({ type: 'text' })
  answer: string;

  @Column({ type: 'bigint' })
  seq: number;

  @Column({ name: 'spent_ms', type: 'integer' })
  spentMs: number;
}
