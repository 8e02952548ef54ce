import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Answers of a diagnostic that was taken again. They stay, because the student has met their questions, but they no longer
 * measure. Answers from before this are marked by `npm run learner -- rebuild --apply`.
 */
export class AddReplacedEvidence1767400100000 implements MigrationInterface {
  name = 'AddReplacedEvidence1767400100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table plan.evidence add column replaced boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table plan.evidence drop column replaced');
  }
}
