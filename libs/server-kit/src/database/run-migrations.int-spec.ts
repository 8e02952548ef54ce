import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runMigrations } from './run-migrations.js';

/** Slow on purpose: without the lock several runs would be inside it at once. */
class SlowTable1700000000000 implements MigrationInterface {
  name = 'SlowTable1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('select pg_sleep(0.1)');
    await runner.query('create table a.thing (id int)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table a.thing');
  }
}

class Broken1700000000001 implements MigrationInterface {
  name = 'Broken1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table b.half (id int)');
    throw new Error('halfway');
  }

  async down(): Promise<void> {
    throw new Error('never up, never down');
  }
}

const a = { service: 'a', schema: 'a', entities: [], migrations: [SlowTable1700000000000] };
const b = { service: 'b', schema: 'b', entities: [], migrations: [] };

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase([]);
});
afterAll(() => database.drop());

describe('migrations', () => {
  it('run once when several processes start together', async () => {
    const runs = await Promise.all([1, 2, 3, 4].map(() => runMigrations(database.url, [a, b])));
    expect(runs.flat()).toEqual(['a.SlowTable1700000000000']);
  });

  it('are recorded in the schema they belong to', async () => {
    expect(await database.query('select name from a.migrations')).toEqual([{ name: 'SlowTable1700000000000' }]);
    expect(await database.query('select name from b.migrations')).toEqual([]);
  });

  it('leave nothing half done when one fails, and let the next start go on', async () => {
    const broken = { ...b, migrations: [Broken1700000000001] };
    await expect(runMigrations(database.url, [broken])).rejects.toThrow('halfway');
    expect(
      await database.query(
        `select table_name from information_schema.tables where table_schema = 'b' and table_name = 'half'`,
      ),
    ).toEqual([]);
    expect(await runMigrations(database.url, [a, b])).toEqual([]);
  });
});
