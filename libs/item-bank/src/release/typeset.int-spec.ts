import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import { TYPESET_EDITION } from '@aivy/typeset';
import type { BankItem, Item, TypesetItem } from '../item/item.js';
import { bankDatabase } from './database.js';
import { loadBank } from './load.js';
import { publishParameters } from './publish-parameters.js';
import { releaseItems } from './release-items.js';

let database: TestDatabase;
let asked: string[];
/** In place of MathJax: says what it was given. */
const typeset = (item: Item): TypesetItem => {
  asked.push(item.key);
  return { question: `q ${item.question}`, solution: null };
};

// One story: the bank is read a dozen times as it is.
beforeAll(async () => {
  database = await testDatabase([bankDatabase], { withBank: true });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => database.drop());

const itemOf = async (key: string): Promise<BankItem> =>
  (await loadBank(database.url)).items().find((each) => each.key.startsWith(key) && each.state === 'operational')!;
/** As an import writes it. */
const newVersion = ({ id, version }: BankItem, change: Partial<Item>) =>
  database.query(
    `INSERT INTO bank.items (id, version, key, state, body, origin)
     SELECT id, version + 1, key, coalesce($3::jsonb ->> 'state', state), body || $3::jsonb, 'import' FROM bank.items WHERE id = $1 AND version = $2`,
    [id, version, JSON.stringify(change)],
  );

describe('formulas set at release', () => {
  it('are made of a bank that was released before there were any, once, and are read with it', async () => {
    const before = await itemOf('math-');
    expect(before.typeset).toBeUndefined();
    const { release } = await releaseItems(database.url, '', typeset);
    const [stored] = await database.query<{ count: string }>("SELECT count(*) FROM bank.items WHERE state <> 'draft'");
    expect(asked).toHaveLength(Number(stored!.count));
    expect((await itemOf('math-')).typeset).toEqual({ question: `q ${before.question}`, solution: null });
    asked = [];
    expect(await releaseItems(database.url, '', typeset)).toMatchObject({ release, made: false });
    expect(asked).toEqual([]);
  });

  it('come with the release of a new version, and not with a draft', async () => {
    const item = await itemOf('math-circles');
    await newVersion(item, { question: 'Another?' });
    await newVersion(await itemOf('math-ratios'), { state: 'draft' });
    const running = await loadBank(database.url);
    await releaseItems(database.url, '', typeset);
    expect(asked).toEqual([item.key]);
    // A running service has read the version before, when it waited for its release.
    for (const known of [undefined, running])
      expect((await loadBank(database.url, known)).item(item.id)?.typeset?.question).toBe('q Another?');
  });

  it('stay with an item of which a calibration changes the parameters alone', async () => {
    const { id, version, key, typeset: set } = await itemOf('math-percentages');
    await publishParameters(database.url, [{ id, version, b: 1.25 }], { note: 'calibration', parameterVersion: '2' });
    expect(await itemOf(key)).toMatchObject({ version: version + 1, b: 1.25, typeset: set });
  });

  it('are not taken over by a version with other words that was released without them', async () => {
    const item = await itemOf('math-probability');
    await newVersion(item, { explanation: 'So it is.' });
    await releaseItems(database.url, '');
    const next = await itemOf(item.key);
    expect([next.version, next.typeset]).toEqual([item.version + 1, undefined]);
  });

  it('of another edition are not read; the last one stays for programs that still run, older ones go', async () => {
    await database.query('UPDATE bank.typeset SET edition = edition - CASE WHEN id % 2 = 0 THEN 1 ELSE 2 END');
    expect((await itemOf('math-')).typeset).toBeUndefined();
    await releaseItems(database.url, '', typeset);
    const editions = await database.query<{ edition: number }>(
      'SELECT DISTINCT edition FROM bank.typeset ORDER BY edition',
    );
    expect(editions.map(({ edition }) => edition - TYPESET_EDITION)).toEqual([-1, 0]);
    expect((await itemOf('math-')).typeset).toBeDefined();
  });
});
