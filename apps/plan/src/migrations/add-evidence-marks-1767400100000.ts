import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks answers that don't measure. Those of a diagnostic that was taken again stay, because the student has met their
 * questions; answers from before this are marked by `npm run learner -- rebuild --apply`. Hurried ones had no time.
 */
export class AddEvidenceMarks1767400100000 implements MigrationInterface {
  name = 'AddEvidenceMarks1767400100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table plan.evidence add column replaced boolean not null default false,
         add column hurried boolean not null default false`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table plan.evidence drop column replaced, drop column hurried');
  }
}
