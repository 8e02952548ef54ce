import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How often items on trial were asked in modules that were handed in. A number lies in parts, of which each module takes
 * one: all students are asked the same two items, and would wait for one row.
 */
export class CreateTrials1766500100000 implements MigrationInterface {
  name = 'CreateTrials1766500100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table full_test.trials (
      item_id integer not null,
      item_version integer not null,
      route text not null check (route in ('first', 'lower', 'higher')),
      part smallint not null,
      asked integer not null check (asked > 0),
      primary key (item_id, item_version, route, part)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table full_test.trials');
  }
}
