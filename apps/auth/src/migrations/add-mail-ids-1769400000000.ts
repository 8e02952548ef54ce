import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The email that a code or a link goes with, so that an order holds neither. */
export class AddMailIds1769400000000 implements MigrationInterface {
  name = 'AddMailIds1769400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table auth.verification_codes add column mail_id uuid unique, add column mailed_at timestamptz',
    );
    await runner.query('alter table auth.reset_tokens add column mail_id uuid unique');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table auth.reset_tokens drop column mail_id');
    await runner.query('alter table auth.verification_codes drop column mail_id, drop column mailed_at');
  }
}
