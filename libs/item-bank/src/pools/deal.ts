import { BANDS, type Band } from '../assembly/blueprint.js';
import type { BankItem } from '../item/item.js';
import { finish, visit, type Steps } from '../steps.js';
import { drawFrom } from '../templates/draw.js';
import { bandShare, type DrawnPool, type Pool } from './need.js';
import { sharesOf, type Shares } from './shares.js';

/** What the deal looks at of an item. */
export type DealtItem = Pick<BankItem, 'id' | 'family' | 'skill' | 'difficulty' | 'type' | 'state'>;

export interface Deal {
  /** Every item of the release. */
  items: readonly DealtItem[];
  /** Ids of the items of every diagnostic form that was given out. */
  formItems: Iterable<number>;
  /** Pools of the releases before: whoever has one keeps it. */
  known?: ReadonlyMap<number, Pool>;
  seed?: string;
}

/**
 * Another seed would deal another way; released pools stay as they are. This one, of forty, leaves practice the fewest
 * skills without questions near an ability.
 */
const SEED = 'pools-4';
const DRAWN: readonly DrawnPool[] = ['test', 'practice'];

/** Student-produced responses among the questions of a Math module; Reading & Writing has no such items to deal. */
const TYPE_SHARES = { choice: 0.75, blank: 0.25 } as const;

/** Who gets the only family of a band: practice what is easy, since it follows the student's ability; tests the rest. */
const SINGLES: Readonly<Record<Band, DrawnPool>> = { easy: 'practice', medium: 'test', hard: 'test' };

/** Items that go to a pool together. */
interface Lot {
  band: Band;
  type: BankItem['type'];
  ids: readonly number[];
  /** How many of them can be asked. */
  size: number;
}

/** What the drawn pools hold of one skill. */
type Stock = Record<DrawnPool, Lot[]>;

/**
 * The pool of every item of a release, by id. The same items, past and seed give the same pools, in whatever order the
 * items come.
 * 1. Items of a diagnostic form are of the diagnostic, whatever they were before.
 * 2. What was released keeps its pool; what is added to a family goes where the family is. A family with an item of the
 *    diagnostic is the diagnostic's.
 * 3. Families of items on trial go to the tests, which try them.
 * 4. Of the rest each skill is dealt family by family: the next one goes to the pool that has less of its share
 *    (`sharesOf`), on the band and in the type where it has least; which of those, the seed says. Neither pool takes the
 *    last family of a band of which the other has none, nor practice the last with choices of which tests have none.
 */
export const dealPools = (deal: Deal): Map<number, Pool> => finish(dealSteps(deal));

/** As `dealPools`, in steps. */
export function* dealSteps({ items, formItems, known, seed = SEED }: Deal): Steps<Map<number, Pool>> {
  const pools = new Map(known);
  for (const id of formItems) pools.set(id, 'diagnostic');
  const byId = [...items].sort((x, y) => x.id - y.id);
  yield;
  const families = yield* familyPools(byId, pools, known);
  yield* visit(byId, ({ id, family }) => {
    const pool = pools.get(id) ?? families.get(family);
    if (pool) pools.set(id, pool);
  });
  const stockOf = yield* stocksOf(byId, pools);
  const shares = sharesOf(yield* countsOf(byId, pools));
  for (const [skill, lots] of yield* lotsBySkill(byId, pools, seed)) {
    new Dealer(shares.get(skill)!, lots, stockOf(skill)).deal(({ ids }, pool) =>
      ids.forEach((id) => pools.set(id, pool)),
    );
    yield;
  }
  return pools;
}

/** Where families are that have an item with a pool; the diagnostic has them whole unless they were released. */
function* familyPools(
  items: readonly DealtItem[],
  pools: ReadonlyMap<number, Pool>,
  released: ReadonlyMap<number, Pool> = new Map(),
): Steps<Map<string, Pool>> {
  const families = new Map<string, Pool>();
  for (const wasReleased of [true, false])
    yield* visit(items, ({ id, family }) => {
      const pool = pools.get(id);
      if (pool && released.has(id) === wasReleased && !families.has(family)) families.set(family, pool);
    });
  const trial = new Map<string, boolean>();
  yield* visit(items, ({ family, state }) => {
    trial.set(family, (trial.get(family) ?? true) && state === 'pretest');
  });
  yield* visit(trial, ([family, only]) => {
    if (only && !families.has(family)) families.set(family, 'test');
  });
  return families;
}

/** Lots that have a pool already: what each drawn pool holds of each skill. */
function* stocksOf(items: readonly DealtItem[], pools: ReadonlyMap<number, Pool>): Steps<(skill: number) => Stock> {
  const stocks = new Map<number, Stock>();
  const of = (skill: number): Stock => {
    const stock = stocks.get(skill) ?? { test: [], practice: [] };
    stocks.set(skill, stock);
    return stock;
  };
  yield* visit(items, ({ id, skill, difficulty, type, state }) => {
    const pool = pools.get(id);
    if (pool && pool !== 'diagnostic' && state === 'operational')
      of(skill)[pool].push({ band: difficulty, type, ids: [id], size: 1 });
  });
  return of;
}

/** Items that can be asked of each skill, but for the diagnostic's. */
function* countsOf(items: readonly DealtItem[], pools: ReadonlyMap<number, Pool>): Steps<Map<number, number>> {
  const counts = new Map<number, number>();
  yield* visit(items, ({ id, skill, state }) => {
    if (state === 'operational' && pools.get(id) !== 'diagnostic') counts.set(skill, (counts.get(skill) ?? 0) + 1);
  });
  return counts;
}

const push = <K, V>(lists: Map<K, V[]>, key: K, value: V): void => {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
};

/** What is still to be dealt, by skill; the lots of a skill in the order of the seed. */
function* lotsBySkill(
  items: readonly DealtItem[],
  pools: ReadonlyMap<number, Pool>,
  seed: string,
): Steps<Map<number, Lot[]>> {
  const families = new Map<string, DealtItem[]>();
  yield* visit(items, (item) => {
    if (!pools.has(item.id)) push(families, item.family, item);
  });
  const ordered = [...families]
    .map(([family, list]) => ({ family, list, place: drawFrom(`${seed}:${family}`).int(0, 2 ** 31) }))
    .sort((x, y) => x.place - y.place || (x.family < y.family ? -1 : 1));
  const bySkill = new Map<number, Lot[]>();
  for (const { list } of ordered) {
    const { skill, difficulty, type } = list[0]!;
    const size = list.filter(({ state }) => state === 'operational').length;
    push(bySkill, skill, { band: difficulty, type, ids: list.map(({ id }) => id), size });
  }
  return bySkill;
}

/** How much of its share a pool has, when it holds half of what it is about to get: so that neither is rounded up. */
const filled = (has: number, gets: number, share: number): number => (has + gets / 2) / share;

const first = <T>(list: readonly T[], by: (each: T) => number): T | undefined =>
  list.reduce<T | undefined>((best, each) => (best === undefined || by(each) < by(best) ? each : best), undefined);

const OTHER: Readonly<Record<DrawnPool, DrawnPool>> = { test: 'practice', practice: 'test' };

/** Deals one skill. */
class Dealer {
  readonly #left: Set<Lot>;

  constructor(
    private readonly shares: Shares,
    lots: readonly Lot[],
    private readonly stock: Stock,
  ) {
    this.#left = new Set(lots);
  }

  /** Hands out lot by lot until none is left. */
  deal(give: (lot: Lot, pool: DrawnPool) => void): void {
    while (this.#left.size > 0) {
      const wishes = DRAWN.flatMap((pool) => {
        const lot = this.wanted(pool);
        return lot ? [{ pool, lot }] : [];
      });
      const { pool, lot } = first(wishes, (wish) => filled(this.has(wish.pool), wish.lot.size, this.share(wish.pool)))!;
      this.#left.delete(lot);
      this.stock[pool].push(lot);
      give(lot, pool);
    }
  }

  /** The lot that a pool would take next: of the band, then in the type, of which it has least of its share. */
  private wanted(pool: DrawnPool): Lot | undefined {
    const open = [...this.#left].filter((lot) => !this.isKeptForOther(pool, lot));
    const size = open[0]?.size ?? 0;
    const bands = BANDS.filter((band) => open.some((lot) => lot.band === band));
    const band = first(bands, (each) => filled(this.has(pool, each), size, this.share(pool, each)));
    return first(
      open.filter((lot) => lot.band === band),
      ({ type }) => filled(this.has(pool, undefined, type), size, TYPE_SHARES[type]),
    );
  }

  /** Never true for both pools: every lot finds one that may take it. */
  private isKeptForOther(pool: DrawnPool, { band, type }: Lot): boolean {
    const other = OTHER[pool];
    const alike = [...this.#left].filter((lot) => lot.band === band);
    if (this.has(other, band) === 0 && alike.length === 1 && (this.has(pool, band) > 0 || SINGLES[band] === other))
      return true;
    const choices = alike.filter((lot) => lot.type === 'choice');
    return (
      pool === 'practice' &&
      type === 'choice' &&
      choices.length === 1 &&
      alike.length > 1 &&
      this.has('test', band, 'choice') === 0
    );
  }

  private has(pool: DrawnPool, band?: Band, type?: Lot['type']): number {
    return this.stock[pool]
      .filter((lot) => (!band || lot.band === band) && (!type || lot.type === type))
      .reduce((sum, { size }) => sum + size, 0);
  }

  private share(pool: DrawnPool, band?: Band): number {
    return this.shares[pool] * (band ? bandShare(band) : 1);
  }
}
