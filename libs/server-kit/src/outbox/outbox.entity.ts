import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A job that was decided in a transaction and must reach its queue. Lives in the schema of the service. */
@Entity({ name: 'outbox' })
export class OutboxRow {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: string;

  @Column({ type: 'text' })
  queue: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'job_id', type: 'text', unique: true })
  jobId: string;

  @Column({ type: 'jsonb' })
  data: unknown;

  /** Of the work that enqueued it, where there was a trace. */
  @Column({ type: 'text', nullable: true })
  traceparent: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** Null until the queue has it. */
  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}

/** Spread into the `entities` of a DatabaseDefinition that uses the outbox. */
export const outboxEntities = [OutboxRow];
