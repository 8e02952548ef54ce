import { sampleItems, testDatabase, type TestDatabase } from '@aivy/server-testing';
import pg from 'pg';
import { CURRENT_DIAGNOSTIC_FORM } from '../content/index.js';
import type { Item } from '../item/item.js';
import { packItems } from '../packs.js';
import type { BankClient } from './client.js';
import { bankDatabase } from './database.js';
import { ImportFault, importItems } from './import-items.js';
import { loadBank } from './load.js';
import { packBank } from './pack-bank.js';
import type { BankSnapshot } from './snapshot.js';
import { releaseItems } from './release-items.js';
import { seedBank } from './seed.js';

const ITEMS = sampleItems();
let database: TestDatabase;

const begin = ({ seeded }: { seeded: boolean }): void =>
  void beforeEach(async () => {
    database = await testDatabase([bankDatabase], { withBank: seeded && ITEMS });
  });
afterEach(() => database.drop());

const counts = async () =>
  (
    await database.query<{ items: number; releases: number }>(
      'SELECT (SELECT count(*)::int FROM bank.items) AS items, (SELECT count(*)::int FROM bank.releases) AS releases',
    )
  )[0];
const reworded = ITEMS.map((item) => (item.key === 'rw-central-01' ? { ...item, seconds: item.seconds + 5 } : item));

describe('releasing the item bank for the first time', () => {
  begin({ seeded: false });

  it('writes every authored item once and loads it back equal', async () => {
    expect((await seedBank(database.url)).written).toBe(packItems().length);
    const loaded = await loadBank(database.url);
    // Talk is packed in memory, and derived in the packs.
    const plain = (bank: BankSnapshot): unknown => JSON.parse(JSON.stringify(bank.items()));
    expect(plain(loaded)).toEqual(plain(packBank()));
    expect(loaded.currentDiagnosticForm.english.map((item) => item.key)).toEqual(CURRENT_DIAGNOSTIC_FORM.english);
    expect(
      loaded
        .forms()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['dt-1', 'dt-2', 'dt-3']);
  });

  it('lets two starts seed at the same time', async () => {
    const results = await Promise.all([
      seedBank(database.url, ITEMS),
      seedBank(database.url, ITEMS),
      seedBank(database.url, ITEMS),
    ]);
    expect(results.map((result) => result.written).sort((x, y) => x - y)).toEqual([0, 0, ITEMS.length]);
    expect(await counts()).toEqual({ items: ITEMS.length, releases: 1 });
  });

  it('works on a connection of the caller and leaves it open', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await seedBank(client, ITEMS);
    expect((await loadBank(client)).items()).toHaveLength(ITEMS.length);
    await client.end();
  });

  it('says that an empty bank must be seeded', async () => {
    await expect(loadBank(database.url)).rejects.toThrow('seed it first');
  });
});

describe('releasing the item bank again', () => {
  begin({ seeded: true });

  it('reads what a running service does not have yet, and nothing else', async () => {
    const before = await loadBank(database.url);
    await seedBank(database.url, reworded);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const bodies: unknown[] = [];
    const counted: BankClient = {
      query: async (text, values) => {
        const result = await client.query<Record<string, unknown>>(text, values);
        bodies.push(...result.rows.flatMap(({ body }) => body ?? []));
        return result;
      },
    };
    const after = await loadBank(counted, before);
    await client.end();
    expect(bodies).toHaveLength(1);
    const fresh = await loadBank(database.url);
    expect(after.items()).toEqual(fresh.items());
    expect(after.items().map(({ id }) => after.poolOf(id))).toEqual(fresh.items().map(({ id }) => fresh.poolOf(id)));
    expect(after.release).toBe(before.release + 1);
  });

  it('changes nothing when repeated', async () => {
    expect(await seedBank(database.url, ITEMS)).toEqual({ written: 0, release: 1 });
    expect(await counts()).toEqual({ items: ITEMS.length, releases: 1 });
  });

  it('adds a version for a changed item only, keeps its id and still finds the version that an attempt pinned', async () => {
    const before = (await loadBank(database.url)).items().find((item) => item.key === 'rw-central-01')!;
    expect((await seedBank(database.url, reworded)).written).toBe(1);
    const after = await loadBank(database.url);
    expect(after.item(before.id)).toMatchObject({ key: 'rw-central-01', version: 2, seconds: before.seconds + 5 });
    expect(after.item(before.id, 1)).toEqual(before);
    // The form was given out with version 1, so a student in the middle of it still sees that one.
    expect(after.form('dt-1')?.english.find(({ key }) => key === 'rw-central-01')).toEqual(before);
    expect(await counts()).toEqual({ items: ITEMS.length + 1, releases: 2 });
  });

  it('keeps ids when the order of the packs changes and numbers new items after the known ones', async () => {
    const before = new Map((await loadBank(database.url)).items().map((item) => [item.key, item.id]));
    await seedBank(database.url, [{ ...ITEMS[0]!, key: 'rw-words-99' }, ...[...ITEMS].reverse()]);
    const after = await loadBank(database.url);
    for (const item of after.items()) expect(item.id).toBe(before.get(item.key) ?? ITEMS.length + 1);
  });

  it('refuses to change the items of a released form and leaves the bank as it was', async () => {
    await database.query(`UPDATE bank.forms SET math = '[1]'`);
    await expect(seedBank(database.url, reworded)).rejects.toThrow('form dt-1 is released with other items');
    expect(await counts()).toEqual({ items: ITEMS.length, releases: 1 });
  });

  it('lifts items that an older schema stored instead of writing them again', async () => {
    // As they were when every difficulty was its author's.
    const authored = ITEMS.map((item) => ({ ...item, b_sd: 0.6 }));
    await seedBank(database.url, authored);
    const before = (await loadBank(database.url)).items();
    await database.query(
      `UPDATE bank.items SET body = jsonb_set(body, '{schema}', '1') - 'family' - 'b_sd' WHERE body ->> 'family' = key AND body ->> 'b_sd' = '0.6'`,
    );
    expect((await seedBank(database.url, authored)).written).toBe(0);
    expect((await loadBank(database.url)).items()).toEqual(before);
  });
});

describe('importing into the item bank', () => {
  begin({ seeded: true });

  const edited = { ...ITEMS.find((item) => item.key === 'rw-words-01')!, seconds: 77 };
  const added = {
    ...edited,
    key: 'rw-words-901',
    family: 'rw-words-901',
    passage: edited.passage
      .replace(
        'Marine biologist Ayumi Ferreira could not observe the deep-sea jellyfish directly, so she looked',
        'Botanist Otto Reyes could not reach the cliff orchids on foot, and so for months he looked instead',
      )
      .replace(
        'traces of the animal’s genetic material from seawater',
        'the pollen that bees from the cliffs carried home',
      ),
  };

  it('writes new versions that students do not see before a release', async () => {
    const { written, unchanged } = await importItems(database.url, [edited, ITEMS[1]!]);
    expect({ written, unchanged }).toEqual({
      written: [{ key: 'rw-words-01', id: expect.any(Number) as number, version: 2 }],
      unchanged: 1,
    });
    const id = written[0]!.id;
    expect((await loadBank(database.url)).item(id)).toMatchObject({ version: 1 });
    expect(await releaseItems(database.url, 'longer time')).toMatchObject({ release: 2, made: true, changed: written });
    expect((await loadBank(database.url)).item(id)).toMatchObject({ version: 2, seconds: 77 });
  });

  it('gives new items the next id and keeps drafts out of a release', async () => {
    const { written } = await importItems(database.url, [{ ...added, state: 'draft' }]);
    expect(written).toEqual([{ key: 'rw-words-901', id: ITEMS.length + 1, version: 1 }]);
    expect((await releaseItems(database.url, '')).made).toBe(false);
    await importItems(database.url, [added]);
    expect((await releaseItems(database.url, '')).changed).toEqual([
      { key: 'rw-words-901', id: ITEMS.length + 1, version: 2 },
    ]);
  });

  it('changes nothing on a fault and names every one', async () => {
    const broken = {
      ...added,
      hints: [
        `It is ${added.type === 'choice' ? added.choices[added.answer] : ''}.`,
        ...added.hints.slice(1),
      ] as Item['hints'],
    };
    const copy = { ...edited, key: 'rw-words-902', family: 'rw-words-902' };
    const fault = await importItems(database.url, [broken, copy]).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ImportFault);
    expect((fault as ImportFault).faults.map(({ item, rule }) => `${item} ${rule}`).sort()).toEqual([
      'rw-words-901 hint-leak',
      'rw-words-902 duplicate',
    ]);
    expect(await counts()).toEqual({ items: ITEMS.length, releases: 1 });
  });

  it('is not undone by the packs at the next start', async () => {
    await importItems(database.url, [edited]);
    expect(await seedBank(database.url, ITEMS)).toEqual({ written: 0, release: 1 });
    await releaseItems(database.url, '');
    expect(await seedBank(database.url, ITEMS)).toEqual({ written: 0, release: 2 });
  });
});
