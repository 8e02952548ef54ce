import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How grave a message is that shows distress, and who has handled it. Messages flagged before have no grade. */
export class AddDistressGrade1767300000000 implements MigrationInterface {
  name = 'AddDistressGrade1767300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table chat.messages
      add column grade smallint,
      add column handled_at timestamptz,
      add column handled_by uuid,
      add column handled_note text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table chat.messages drop column grade, drop column handled_at, drop column handled_by, drop column handled_note',
    );
  }
}
