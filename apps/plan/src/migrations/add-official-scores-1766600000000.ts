import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scores of official tests, as students have entered them. */
export class AddOfficialScores1766600000000 implements MigrationInterface {
  name = 'AddOfficialScores1766600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table plan.official_scores (
      user_id uuid not null,
      score_id uuid not null,
      test_date date not null,
      english smallint not null check (english between 200 and 800 and english % 10 = 0),
      math smallint not null check (math between 200 and 800 and math % 10 = 0),
      entered_at timestamptz not null,
      primary key (user_id, score_id),
      unique (user_id, test_date)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table plan.official_scores');
  }
}
