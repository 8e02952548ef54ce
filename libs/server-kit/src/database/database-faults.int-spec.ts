import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source.js';
import { isDatabaseFault } from './database-faults.js';

/** A role that may connect once. */
const ROLE = `once_${Date.now()}`;
let database: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  database = await testDatabase([]);
  await database.query(`create role ${ROLE} login password 'once' connection limit 1`);
  const url = new URL(database.url);
  url.username = ROLE;
  url.password = 'once';
  source = await createDataSource(
    { service: 'once', schema: 'public', entities: [], migrations: [] },
    url.href,
  ).initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.query(`drop role ${ROLE}`);
  await database.drop();
});

it('a connection that PostgreSQL refuses because it has too many is a fault of the database', async () => {
  const refused = await source.transaction(async () => source.query('select 1').catch((error: unknown) => error));
  expect(refused).toMatchObject({ code: '53300' });
  expect(isDatabaseFault(refused)).toBe(true);
});
