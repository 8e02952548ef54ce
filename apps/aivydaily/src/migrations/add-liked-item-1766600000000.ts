import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A question that was missed elsewhere, and how many of the session's own were there before more like it were asked for. */
export class AddLikedItem1766600000000 implements MigrationInterface {
  name = 'AddLikedItem1766600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table aivydaily.sessions
      add column liked_item integer,
      add column liked_from smallint not null default 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table aivydaily.sessions drop column liked_item, drop column liked_from');
  }
}
