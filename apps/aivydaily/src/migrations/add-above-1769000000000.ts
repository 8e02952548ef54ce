import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a session asks questions above the student's level. */
export class AddAbove1769000000000 implements MigrationInterface {
  name = 'AddAbove1769000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table aivydaily.sessions add column is_above boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table aivydaily.sessions drop column is_above');
  }
}
