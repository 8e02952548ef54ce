import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which reported tests the learner record has; those from before there was one are handed over by the schedule. */
export class AddEvidenceRecorded1764000000000 implements MigrationInterface {
  name = 'AddEvidenceRecorded1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table full_test.tests add column evidence_enqueued_at timestamptz, add column evidence_recorded boolean not null default false',
    );
    await runner.query(
      'create index tests_unrecorded on full_test.tests (evidence_enqueued_at nulls first) where report is not null and not evidence_recorded',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index full_test.tests_unrecorded');
    await runner.query('alter table full_test.tests drop column evidence_enqueued_at, drop column evidence_recorded');
  }
}
