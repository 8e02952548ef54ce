import type { Role } from '@aivy/contracts';
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
}
