import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import { DIAGNOSTIC_FORMS } from '../content/index.js';
import { packItems } from '../packs.js';
import type { Pool } from '../pools/index.js';
import { bankDatabase } from './database.js';
import { importItems } from './import-items.js';
import { loadBank } from './load.js';
import { packBank } from './pack-bank.js';
import { releaseItems } from './release-items.js';
import { seedBank } from './seed.js';

const ofForms = new Set(DIAGNOSTIC_FORMS.flatMap(({ english, math }) => [...english, ...math]));
/** The items of the forms and a part of the others: a whole bank takes five times as long and shows no more. */
const ITEMS = packItems().filter(({ key }, index) => ofForms.has(key) || index % 5 === 0 || key === 'rw-words-30');
const seed = () => seedBank(database.url, ITEMS);
let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase([bankDatabase]);
});
afterEach(() => database.drop());

const pools = async (): Promise<Map<string, Pool>> => {
  const bank = await loadBank(database.url);
  return new Map(bank.items().map(({ id, key }) => [key, bank.poolOf(id)!]));
};
/** As far as both know an item, do they say the same? */
const moved = (before: ReadonlyMap<string, Pool>, after: ReadonlyMap<string, Pool>): string[] =>
  [...before].filter(([key, pool]) => after.get(key) !== pool).map(([key]) => key);
const stored = async () => database.query<{ pools: unknown }>('SELECT pools FROM bank.releases ORDER BY id');

describe('the pools of a release', () => {
  it('are stored with it and read as stored', async () => {
    await seedBank(database.url);
    const [release] = await stored();
    expect(Object.keys(release!.pools as object)).toHaveLength(packItems().length);
    const packs = packBank();
    expect(await pools()).toEqual(new Map(packs.items().map(({ id, key }) => [key, packs.poolOf(id)])));
    const unit = packs.items().find(({ id }) => packs.poolOf(id) === 'practice')!;
    await database.query(`UPDATE bank.releases SET pools = jsonb_set(pools, ARRAY[$1::text], '"test"')`, [
      String(unit.id),
    ]);
    expect((await pools()).get(unit.key)).toBe('test');
  });

  it('stay when packs and imports add items, of which every one gets a pool', async () => {
    // A first release of two thirds of the bank, dealt by itself.
    const part = ITEMS.filter(({ key }, index) => index % 3 > 0 || (key.startsWith('rw-') && index % 30 < 12));
    const first = [...part, ...ITEMS.filter((item) => ofForms.has(item.key) && !part.includes(item))];
    await seedBank(database.url, first);
    const before = await pools();
    await seed();
    const after = await pools();
    expect(after.size).toBe(ITEMS.length);
    expect(moved(before, after)).toEqual([]);
    const known = ITEMS.find(({ key }) => key === 'rw-words-30')!;
    const edited = { ...known, seconds: known.seconds + 3 };
    await importItems(database.url, [edited]);
    await releaseItems(database.url, '');
    expect(moved(after, await pools())).toEqual([]);
    expect((await stored()).map(({ pools: said }) => Object.keys(said as object).length)).toEqual([
      first.length,
      ITEMS.length,
      ITEMS.length,
    ]);
  });

  it('of a release from before there were any are dealt by the rule, and kept from the next one on', async () => {
    const part = ITEMS.filter(({ family }) => !family.startsWith('math-circles'));
    await seedBank(database.url, part);
    const dealt = await pools();
    await database.query('UPDATE bank.releases SET pools = NULL');
    expect(await pools()).toEqual(dealt);
    // The items that come with the next release do not change what was read of this one.
    expect(await seed()).toEqual({ written: ITEMS.length - part.length, release: 2 });
    expect(moved(dealt, await pools())).toEqual([]);
    expect((await stored())[1]!.pools).not.toBeNull();
  });

  it('outlive a release that the program from before makes, which knows of none', async () => {
    await seedBank(
      database.url,
      ITEMS.filter(({ key }, index) => index < ITEMS.length / 2 || ofForms.has(key)),
    );
    const before = await pools();
    await database.query(
      'INSERT INTO bank.releases (items, diagnostic_form) SELECT items, diagnostic_form FROM bank.releases',
    );
    expect(await pools()).toEqual(before);
    await seed();
    expect(moved(before, await pools())).toEqual([]);
  });

  it('are written once: a start that changes nothing makes no release', async () => {
    await seed();
    await database.query('UPDATE bank.releases SET pools = NULL');
    expect(await seed()).toEqual({ written: 0, release: 2 });
    expect(await seed()).toEqual({ written: 0, release: 2 });
    expect((await releaseItems(database.url, '')).made).toBe(false);
  });
});
