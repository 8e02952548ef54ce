import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which reported attempts the learner record has; those from before there was one are handed over by the schedule. */
export class AddEvidenceRecorded1764000000000 implements MigrationInterface {
  name = 'AddEvidenceRecorded1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table diagnostic.attempts add column evidence_enqueued_at timestamptz, add column evidence_recorded boolean not null default false',
    );
    await runner.query(
      'create index attempts_unrecorded on diagnostic.attempts (evidence_enqueued_at nulls first) where report is not null and not evidence_recorded',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index diagnostic.attempts_unrecorded');
    await runner.query(
      'alter table diagnostic.attempts drop column evidence_enqueued_at, drop column evidence_recorded',
    );
  }
}
