import { skillById } from '@aivy/exam';
import { drawFrom, type Draw } from '../templates/draw.js';
import type { BankItem } from '../item/item.js';
import type { BankSnapshot } from '../release/snapshot.js';
import type { Pool } from '../pools/index.js';
import { BANDS, type Band } from './blueprint.js';

/** A place in a form that wants an item. */
export interface Slot {
  skill: number;
  band: Band;
  /** Given when the form needs this type here. */
  type?: 'choice' | 'blank';
}

/** A slot for which the bank had no unseen item as wanted. */
export interface Shortage {
  skill: number;
  band: Band;
  /** What was taken: another band, another skill of the domain, an item met before, or nothing. */
  instead: 'band' | 'skill' | 'seen' | 'nothing';
}

const shelfOf = (skill: number, band: Band): string => `${skill}:${band}`;

/** One pool of a release, sorted once so that a form costs milliseconds. */
export class ItemPool {
  static readonly #made = new WeakMap<BankSnapshot, Map<Pool, ItemPool>>();
  readonly #shelves = new Map<string, BankItem[]>();
  readonly #pretest: BankItem[] = [];
  readonly #skillsOfCategory = new Map<number, number[]>();

  constructor(items: readonly BankItem[]) {
    for (const item of items) {
      if (item.state === 'pretest') this.#pretest.push(item);
      if (item.state !== 'operational') continue;
      const shelf = shelfOf(item.skill, item.difficulty);
      const known = this.#shelves.get(shelf);
      if (known) known.push(item);
      else this.#shelves.set(shelf, [item]);
      const { category } = skillById(item.skill);
      const skills = this.#skillsOfCategory.get(category) ?? [];
      if (!skills.includes(item.skill)) this.#skillsOfCategory.set(category, [...skills, item.skill]);
    }
  }

  /** The items that a release keeps for a use, and no others. Made once for a release. */
  static of(bank: BankSnapshot, pool: Pool): ItemPool {
    const made = ItemPool.#made.get(bank) ?? new Map<Pool, ItemPool>();
    ItemPool.#made.set(bank, made);
    const known = made.get(pool) ?? new ItemPool(bank.items().filter(({ id }) => bank.poolOf(id) === pool));
    made.set(pool, known);
    return known;
  }

  on(skill: number, band: Band): readonly BankItem[] {
    return this.#shelves.get(shelfOf(skill, band)) ?? [];
  }

  ofSkill(skill: number): readonly BankItem[] {
    return BANDS.flatMap((band) => this.on(skill, band));
  }

  get pretest(): readonly BankItem[] {
    return this.#pretest;
  }

  /** Other skills of the same domain that have items. */
  neighbours(skill: number): number[] {
    return (this.#skillsOfCategory.get(skillById(skill).category) ?? []).filter((other) => other !== skill);
  }
}

const distance = (x: Band, y: Band): number => Math.abs(BANDS.indexOf(x) - BANDS.indexOf(y));
const byDistance = (band: Band): Band[] => [...BANDS].sort((x, y) => distance(band, x) - distance(band, y));

interface Shelf {
  skill: number;
  band: Band;
}

/** Takes items for one form: none twice, families apart, nothing seen while something unseen remains in the domain. */
export class Picker {
  readonly shortages: Shortage[] = [];
  readonly #taken = new Set<number>();
  readonly #families = new Set<string>();
  readonly #lastSeen: ReadonlyMap<number, number>;
  readonly draw: Draw;

  /**
   * @param seen ids that the student has met, the longest ago first; one met twice counts where it was met last
   * @param seed the same seed, pool and `seen` give the same form
   */
  constructor(
    private readonly pool: ItemPool,
    seen: readonly number[],
    seed: string,
  ) {
    this.#lastSeen = new Map(seen.map((id, index) => [id, index]));
    this.draw = drawFrom(seed);
  }

  /** The best item for a slot; undefined when the pool has none left in the whole domain. Falling back is noted. */
  take(slot: Slot): BankItem | undefined {
    const { skill, band, type } = slot;
    const near = (skills: readonly number[]): Shelf[] =>
      skills.flatMap((each) => byDistance(band).map((nearby) => ({ skill: each, band: nearby })));
    const [own, others] = [near([skill]), near(this.draw.shuffle(this.pool.neighbours(skill)))];
    // A second item of a family is taken before the skill is left.
    for (const [shelves, alike] of [
      [own, false],
      [own, true],
      [others, false],
      [others, true],
    ] as const) {
      for (const shelf of shelves) {
        const found = this.unseen(this.pool.on(shelf.skill, shelf.band), type, alike);
        if (!found) continue;
        if (shelf.skill !== skill) this.shortages.push({ skill, band, instead: 'skill' });
        else if (shelf.band !== band) this.shortages.push({ skill, band, instead: 'band' });
        return this.keep(found);
      }
    }
    const again = this.longestAgo(
      [...own, ...others].flatMap((shelf) => this.pool.on(shelf.skill, shelf.band)),
      slot,
    );
    this.shortages.push({ skill, band, instead: again ? 'seen' : 'nothing' });
    return again && this.keep(again);
  }

  /** Is there an unseen item of just this skill, band and type that meets a condition? */
  peek({ skill, band, type }: Slot, meets: (item: BankItem) => boolean = () => true): boolean {
    return this.pool
      .on(skill, band)
      .some((item) => this.free(item, type) && !this.#lastSeen.has(item.id) && meets(item));
  }

  /** An unseen item of just this slot that also meets a condition; undefined, and no shortage, when there is none. */
  takeWhere({ skill, band, type }: Slot, meets: (item: BankItem) => boolean): BankItem | undefined {
    const found = this.unseen(this.pool.on(skill, band).filter(meets), type);
    return found && this.keep(found);
  }

  /** A pretest item of this skill, or of its domain; undefined when none is left to try. */
  takePretest(skill: number, type?: 'choice' | 'blank'): BankItem | undefined {
    const { category } = skillById(skill);
    const near = this.pool.pretest.filter((item) => skillById(item.skill).category === category);
    const found =
      this.unseen(
        near.filter((item) => item.skill === skill),
        type,
      ) ?? this.unseen(near, type);
    return found && this.keep(found);
  }

  private free(item: BankItem, type: Slot['type'], alike = false): boolean {
    return (
      !this.#taken.has(item.id) &&
      (alike || !this.#families.has(item.family)) &&
      (type === undefined || item.type === type)
    );
  }

  private unseen(items: readonly BankItem[], type: Slot['type'], alike = false): BankItem | undefined {
    const free = items.filter((item) => this.free(item, type, alike) && !this.#lastSeen.has(item.id));
    return free.length > 0 ? this.draw.pick(free) : undefined;
  }

  /** Of items met before, those of the wanted skill and band first, then the one met longest ago. */
  private longestAgo(items: readonly BankItem[], { skill, type }: Slot): BankItem | undefined {
    const free = items.filter((item) => this.free(item, type, true));
    const own = free.filter((item) => item.skill === skill);
    return (own.length > 0 ? own : free).reduce<BankItem | undefined>(
      (oldest, item) => (!oldest || this.age(item) < this.age(oldest) ? item : oldest),
      undefined,
    );
  }

  private age(item: BankItem): number {
    return this.#lastSeen.get(item.id) ?? -1;
  }

  private keep(item: BankItem): BankItem {
    this.#taken.add(item.id);
    this.#families.add(item.family);
    return item;
  }
}
