import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The trail of a module in a column of its own: a save that brings none leaves it as it lies on the disk, whatever its
 * length. Before, it was a part of the workspace.
 */
export class AddTrail1767100000000 implements MigrationInterface {
  name = 'AddTrail1767100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table full_test.modules add column trail jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update full_test.modules set workspace = workspace || jsonb_build_object('trail', trail)
       where trail is not null and workspace is not null`,
    );
    await runner.query('alter table full_test.modules drop column trail');
  }
}
