import type { MinutesADay, PlanDuration } from '@aivy/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The row of a plan, for its repository only; `plan.ts` has what others see. */
@Entity({ name: 'plans' })
export class PlanRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'plan_id', type: 'uuid' })
  planId: string;

  @Column({ type: 'smallint' })
  duration: PlanDuration;

  @Column({ name: 'math_target', type: 'smallint' })
  mathTarget: number;

  @Column({ name: 'english_target', type: 'smallint' })
  englishTarget: number;

  @Column({ name: 'begin_date', type: 'date' })
  beginDate: string;

  @Column({ name: 'start_day', type: 'integer' })
  startDay: number;

  @Column({ name: 'ends_on', type: 'date' })
  endsOn: string;

  @Column({ name: 'last_finished_day', type: 'integer' })
  lastFinishedDay: number;

  @Column({ name: 'last_finished_date', type: 'date', nullable: true })
  lastFinishedDate: string | null;

  @Column({ name: 'last_finished_zone', type: 'text', nullable: true })
  lastFinishedZone: string | null;

  @Column({ name: 'minutes_a_day', type: 'smallint' })
  minutesADay: MinutesADay;

  @Column({ type: 'text' })
  timezone: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
