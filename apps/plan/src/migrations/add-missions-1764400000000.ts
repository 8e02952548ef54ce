import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days on which missions of practice were finished, and answers to one item found without reading all of a student's. */
export class AddMissions1764400000000 implements MigrationInterface {
  name = 'AddMissions1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table plan.missions (
      user_id uuid not null,
      finished_on date not null,
      primary key (user_id, finished_on)
    )`);
    await runner.query('create index evidence_by_item on plan.evidence (user_id, item_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index plan.evidence_by_item');
    await runner.query('drop table plan.missions');
  }
}
