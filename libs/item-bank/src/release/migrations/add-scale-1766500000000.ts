import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A release says by which parameters and which linking those are scored who get it (`Scale` of the measurement). Null in
 * releases that do not say it: what the release before them said goes on.
 */
export class AddScale1766500000000 implements MigrationInterface {
  readonly name = 'AddScale1766500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank.releases ADD scale jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank.releases DROP scale');
  }
}
