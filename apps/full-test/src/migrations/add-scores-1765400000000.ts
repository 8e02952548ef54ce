import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The scores of a report beside it, for lists. `scored_at` is the `report_at` of the report that they are of: a release
 * that does not know them stores reports without, and its reports are told by that.
 */
export class AddScores1765400000000 implements MigrationInterface {
  name = 'AddScores1765400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table full_test.tests add column english_score double precision, add column math_score double precision,
         add column scored_at timestamptz`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table full_test.tests drop column english_score, drop column math_score, drop column scored_at',
    );
  }
}
