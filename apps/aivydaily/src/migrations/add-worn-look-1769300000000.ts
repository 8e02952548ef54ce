import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Looks for Aivy are unlocks too, and one of them can be worn. */
export class AddWornLook1769300000000 implements MigrationInterface {
  name = 'AddWornLook1769300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table aivydaily.unlocks add column worn boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table aivydaily.unlocks drop column worn');
  }
}
