import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import pg from 'pg';
import { AUTHORED_ITEMS, DIAGNOSTIC_FORM } from '../content/index.js';
import { bankDatabase } from './database.js';
import { authoredBank, loadBank } from './load.js';
import { seedBank } from './seed.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase([bankDatabase]);
});

afterEach(() => database.drop());

const counts = async () => (await database.query<{ items: number; releases: number }>('SELECT (SELECT count(*)::int FROM bank.items) AS items, (SELECT count(*)::int FROM bank.releases) AS releases'))[0];
const reworded = AUTHORED_ITEMS.map((item) => (item.key === 'rw-central-01' ? { ...item, seconds: item.seconds + 5 } : item));

describe('releasing the item bank', () => {
  it('writes every authored item once and loads it back equal', async () => {
    expect((await seedBank(database.url)).written).toBe(AUTHORED_ITEMS.length);
    const loaded = await loadBank(database.url);
    expect(loaded.items()).toEqual(authoredBank().items());
    expect(loaded.currentDiagnosticForm.english.map((item) => item.key)).toEqual(DIAGNOSTIC_FORM.english);
    expect(loaded.form('dt-1')?.math.map((item) => item.key)).toEqual(DIAGNOSTIC_FORM.math);
  });

  it('changes nothing when repeated', async () => {
    const first = await seedBank(database.url);
    expect(await seedBank(database.url)).toEqual({ written: 0, release: first.release });
    expect(await counts()).toEqual({ items: AUTHORED_ITEMS.length, releases: 1 });
  });

  it('adds a version for a changed item only, keeps its id and still finds the version that an attempt pinned', async () => {
    await seedBank(database.url);
    const before = (await loadBank(database.url)).items().find((item) => item.key === 'rw-central-01')!;
    expect((await seedBank(database.url, reworded)).written).toBe(1);
    const after = await loadBank(database.url);
    expect(after.item(before.id)).toMatchObject({ key: 'rw-central-01', version: 2, seconds: before.seconds + 5 });
    expect(after.item(before.id, 1)).toEqual(before);
    expect(await counts()).toEqual({ items: AUTHORED_ITEMS.length + 1, releases: 2 });
  });

  it('keeps ids when the order of the packs changes and numbers new items after the known ones', async () => {
    await seedBank(database.url);
    const before = new Map((await loadBank(database.url)).items().map((item) => [item.key, item.id]));
    await seedBank(database.url, [{ ...AUTHORED_ITEMS[0]!, key: 'rw-words-99' }, ...[...AUTHORED_ITEMS].reverse()]);
    const after = await loadBank(database.url);
    for (const item of after.items()) expect(item.id).toBe(before.get(item.key) ?? AUTHORED_ITEMS.length + 1);
  });

  it('lets two starts seed at the same time', async () => {
    const results = await Promise.all([seedBank(database.url), seedBank(database.url), seedBank(database.url)]);
    expect(results.map((result) => result.written).sort((x, y) => x - y)).toEqual([0, 0, AUTHORED_ITEMS.length]);
    expect(await counts()).toEqual({ items: AUTHORED_ITEMS.length, releases: 1 });
  });

  it('refuses to change the items of a released form and leaves the bank as it was', async () => {
    await seedBank(database.url);
    await database.query(`UPDATE bank.forms SET math = '[1]'`);
    await expect(seedBank(database.url, reworded)).rejects.toThrow('form dt-1 is released with other items');
    expect(await counts()).toEqual({ items: AUTHORED_ITEMS.length, releases: 1 });
  });

  it('works on a connection of the caller and leaves it open', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await seedBank(client);
    expect((await loadBank(client)).items()).toHaveLength(AUTHORED_ITEMS.length);
    await client.end();
  });

  it('says that an empty bank must be seeded', async () => {
    await expect(loadBank(database.url)).rejects.toThrow('seed it first');
  });
});
