import type { Role } from '@aivy/contracts';
import type { LocalDate } from '@aivy/exam';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'users' })
export class UserRow {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'password_hash', type: 'text' })
  passwordHash: string;

  @Column({ type: 'text' })
  state: string;

  @Column({ type: 'smallint' })
  grade: number;

  @Column({ type: 'text' })
  school: string;

  @Column({ type: 'smallint' })
  stage: number;

  @Column({ type: 'text' })
  role: Role;

  @Column({ type: 'smallint', array: true })
  products: number[];

  @Column({ type: 'text', nullable: true })
  timezone: string | null;

  /** Extended time for tests: 1, 1.25, 1.5 or 2. */
  @Column({ name: 'time_factor', type: 'real' })
  timeFactor: number;

  /** The product that was used last. */
  @Column({ name: 'current_product', type: 'smallint', nullable: true })
  currentProduct: number | null;

  /** First day of AivyPath's free week. */
  @Column({ name: 'path_first_day', type: 'date', nullable: true })
  pathFirstDay: LocalDate | null;

  /** Last day on which AivyPath is open; null when nothing ends. */
  @Column({ name: 'path_last_day', type: 'date', nullable: true })
  pathLastDay: LocalDate | null;

  /** Name of the plan that was chosen. */
  @Column({ name: 'path_plan', type: 'text', nullable: true })
  pathPlan: string | null;

  /** The week that points unlock has been added. */
  @Column({ name: 'path_week_granted', type: 'boolean' })
  pathWeekGranted: boolean;
}
