import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runMigrations } from '@aivy/server-kit';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import { packItems } from '../packs.js';
import { bankDatabase } from './database.js';
import { loadBank } from './load.js';
import { seedBank } from './seed.js';

const [createBank] = bankDatabase.migrations;
const KEYS = ['rw-words-01', 'math-linear-one-01'];
let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase([{ ...bankDatabase, migrations: [createBank!] }]);
});
afterEach(() => database.drop());

/** An item as the first release of the bank stored it: schema 1, without a family. */
function firstSchema(key: string): Record<string, unknown> {
  const { family: _family, ...item } = packItems().find((each) => each.key === key)!;
  return { ...item, schema: 1 };
}

describe('a bank from before forms pinned their items', () => {
  beforeEach(async () => {
    for (const [index, key] of KEYS.entries()) {
      const body = firstSchema(key);
      await database.query('INSERT INTO bank.items (id, version, key, state, body) VALUES ($1, 1, $2, $3, $4)', [
        index + 1,
        key,
        'operational',
        JSON.stringify(body),
      ]);
    }
    await database.query('INSERT INTO bank.items (id, version, key, state, body) VALUES (1, 2, $1, $2, $3)', [
      KEYS[0],
      'operational',
      JSON.stringify({ ...firstSchema(KEYS[0]!), seconds: 99 }),
    ]);
    await database.query(
      `INSERT INTO bank.forms (id, english, math) VALUES ('old-1', '[1]', '[2]'), ('never-given-out', '[1]', '[2]')`,
    );
    await database.query(
      `INSERT INTO bank.releases (items, diagnostic_form) VALUES ('{"1": 1, "2": 1}', 'old-1'), ('{"1": 2, "2": 1}', 'old-1')`,
    );
    await runMigrations(database.url, [bankDatabase]);
  });

  it('keeps its form in the versions that students saw last', async () => {
    const form = (await loadBank(database.url)).form('old-1')!;
    expect([...form.english, ...form.math].map(({ key, version, seconds }) => [key, version, seconds])).toEqual([
      ['rw-words-01', 2, 99],
      ['math-linear-one-01', 1, packItems().find(({ key }) => key === KEYS[1])!.seconds],
    ]);
  });

  it('forgets a form that no release gave out, and reads its items as of today', async () => {
    const bank = await loadBank(database.url);
    expect(bank.forms().map(({ id }) => id)).toEqual(['old-1']);
    for (const item of bank.items()) expect(item).toMatchObject({ schema: 3, b_sd: 0.6, family: item.key });
  });

  it('gets the packs of today beside what it has, and keeps the old form as it is', async () => {
    await seedBank(database.url);
    const bank = await loadBank(database.url);
    expect(bank.items()).toHaveLength(packItems().length);
    expect(bank.form('old-1')!.english.map(({ seconds }) => seconds)).toEqual([99]);
    expect(bank.currentDiagnosticForm.id).not.toBe('old-1');
    // The first two ids stay with their keys.
    expect(
      bank
        .items()
        .slice(0, 2)
        .map(({ key }) => key),
    ).toEqual(KEYS);
  });
});
