import type { BankItem } from '../item/item.js';
import type { Pool } from '../pools/index.js';
import { packBank } from '../release/pack-bank.js';
import { BankSnapshot } from '../release/snapshot.js';
import { checkPools } from './pools.js';

const packs = packBank();
/** The bank that ships, with some items elsewhere, or nowhere. */
const bankWith = (poolOf: (item: BankItem) => Pool | 'away'): BankSnapshot => {
  const pools = new Map(packs.items().map((item) => [item.id, poolOf(item)]));
  const items = packs.items().filter(({ id }) => pools.get(id) !== 'away');
  return new BankSnapshot({
    release: 1,
    items,
    current: new Map(items.map(({ id }) => [id, 1])),
    forms: [{ id: 'none', english: [], math: [], versions: {} }],
    diagnosticForm: 'none',
    pools: new Map(items.map(({ id }): [number, Pool] => [id, pools.get(id) as Pool])),
  });
};
const asShipped = ({ id }: BankItem): Pool => packs.poolOf(id)!;
const messages = (bank: BankSnapshot) => checkPools(bank).map(({ item, message }) => `${item}: ${message}`);

describe('the check of the pools', () => {
  it('finds nothing in the bank that ships', () => {
    expect(checkPools(packs)).toEqual([]);
  });

  it('names the skill of which a full test has too few, once', () => {
    let kept = 0;
    const bank = bankWith((item) =>
      item.skill === 5 && asShipped(item) === 'test' && (kept += 1) > 6 ? 'away' : asShipped(item),
    );
    expect(messages(bank)).toEqual(['pool test: a full test lacks items of skill 5']);
  });

  it('names the skill of which there is no daily unit', () => {
    let kept = 0;
    const bank = bankWith((item) =>
      item.skill === 24 && asShipped(item) === 'practice' && (kept += 1) > 4 ? 'away' : asShipped(item),
    );
    expect(messages(bank)).toEqual(['pool practice: a daily unit lacks items of skill 24']);
  });

  it('names a family that is torn between pools', () => {
    const [one] = packs.items().filter((item) => asShipped(item) === 'practice' && item.family !== item.key);
    const bank = bankWith((item) => (item.id === one!.id ? 'test' : asShipped(item)));
    expect(messages(bank)).toEqual([
      `${one!.family}: family ${one!.family} is torn between the pools test and practice`,
    ]);
  });
});
