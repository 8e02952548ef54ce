import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A release says what each of its items is kept for: item id → pool. Null in releases from before there were pools;
 * their items are dealt by the same rule when they are read.
 */
export class AddPools1764100000000 implements MigrationInterface {
  readonly name = 'AddPools1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank.releases ADD pools jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank.releases DROP pools');
  }
}
