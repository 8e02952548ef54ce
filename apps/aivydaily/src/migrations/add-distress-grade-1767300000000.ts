import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How grave a message is that shows distress, and who has handled it. Messages flagged before have no grade. */
export class AddDistressGrade1767300000000 implements MigrationInterface {
  name = 'AddDistressGrade1767300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table aivydaily.messages
      add column grade smallint,
      add column handled_at timestamptz,
      add column handled_by uuid,
      add column handled_note text`);
    await runner.query('create index messages_flagged on aivydaily.messages (said_at) where flagged');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index aivydaily.messages_flagged');
    await runner.query(
      'alter table aivydaily.messages drop column grade, drop column handled_at, drop column handled_by, drop column handled_note',
    );
  }
}
