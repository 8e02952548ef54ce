import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The focus areas of each journey. A running plan gets those of its journey at the next look. The lists in `plans` are still
 * written, because the release before this one reads them.
 */
export class AddFocusAreas1767400000000 implements MigrationInterface {
  name = 'AddFocusAreas1767400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table plan.focus_areas (
      user_id uuid not null references plan.plans on delete cascade,
      journey integer not null check (journey > 0),
      english jsonb not null,
      math jsonb not null,
      stored_at timestamptz not null,
      primary key (user_id, journey)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table plan.focus_areas');
  }
}
