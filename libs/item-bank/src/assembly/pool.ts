import type { Subject } from '@aivy/contracts';
import { SKILLS, skillById } from '@aivy/exam';
import type { BankItem } from '../item/item.js';
import type { Pool } from '../pools/index.js';
import type { BankSnapshot } from '../release/snapshot.js';
import { finish, visit, type Steps } from '../steps.js';
import { BANDS, type Band } from './blueprint.js';

/** One number for a skill and a band. */
export const shelfOf = (skill: number, band: Band): number => skill * BANDS.length + BANDS.indexOf(band);
const SHELVES = (Math.max(...SKILLS.map(({ id }) => id)) + 1) * BANDS.length;

/** One pool of a release, sorted once so that a form costs milliseconds. */
export class ItemPool {
  static readonly #made = new WeakMap<BankSnapshot, Map<Pool, ItemPool>>();
  readonly #shelves = new Map<number, BankItem[]>();
  readonly #skills = new Map<number, BankItem[]>();
  /** Their ids in the same order: whoever looks for an age need not touch thousands of items. */
  readonly #idsOfSkills = new Map<number, Int32Array>();
  readonly #onTrial = new Map<Subject, BankItem[]>();
  /** How many items there are, by shelf. */
  readonly #sizes = new Int32Array(SHELVES);
  /** By item id, as `shelfOf` numbers it; -1 for an id that stands on no shelf. */
  #shelfOfId = new Int32Array(0);
  /** By item id: the number of its family; -1 for an id that is not in it. */
  #familyOfId = new Int32Array(0);
  readonly #families = new Map<string, number>();
  #lastId = 0;
  readonly #skillsOfCategory = new Map<number, Set<number>>();

  constructor(items: readonly BankItem[]) {
    for (const item of items) this.add(item);
    this.arrange();
  }

  /** The items that a release keeps for a use, and no others. Made once for a release. */
  static of(bank: BankSnapshot, pool: Pool): ItemPool {
    return ItemPool.known(bank).get(pool) ?? finish(ItemPool.steps(bank, pool));
  }

  /** Makes the pool of a release in steps, so that the first who asks for it need not wait. */
  static *steps(bank: BankSnapshot, pool: Pool): Steps<ItemPool> {
    const made = yield* ItemPool.made(bank.itemsOf(pool));
    ItemPool.known(bank).set(pool, made);
    return made;
  }

  /** A pool of these items, in steps. */
  static *made(items: readonly BankItem[]): Steps<ItemPool> {
    const pool = new ItemPool([]);
    yield* visit(items, (item) => pool.add(item));
    pool.arrange();
    return pool;
  }

  on(skill: number, band: Band): readonly BankItem[] {
    return this.#shelves.get(shelfOf(skill, band)) ?? [];
  }

  /** Of all bands, the easiest first. */
  ofSkill(skill: number): readonly BankItem[] {
    return this.#skills.get(skill) ?? [];
  }

  /** The ids of `ofSkill`, in its order. */
  idsOfSkill(skill: number): Int32Array {
    return this.#idsOfSkills.get(skill) ?? new Int32Array(0);
  }

  /** Items of a subject on trial. */
  onTrial(subject: Subject): readonly BankItem[] {
    return this.#onTrial.get(subject) ?? [];
  }

  /** How many items there are on each shelf, by its number; a copy. */
  sizes(): Int32Array {
    return this.#sizes.slice();
  }

  /** The shelf of an item; undefined for one that is not in it, or not to be scored. */
  shelfOfId(id: number): number | undefined {
    const shelf = this.#shelfOfId[id] ?? -1;
    return shelf < 0 ? undefined : shelf;
  }

  /** The number of an item's family, from 0; undefined for an item that is not in it. */
  familyOfId(id: number): number | undefined {
    const family = this.#familyOfId[id] ?? -1;
    return family < 0 ? undefined : family;
  }

  /** How many families there are. */
  get families(): number {
    return this.#families.size;
  }

  /** Other skills of the same domain that have items. */
  neighbours(skill: number): number[] {
    return [...(this.#skillsOfCategory.get(skillById(skill).category) ?? [])].filter((other) => other !== skill);
  }

  /** The highest id of an item in it. */
  get lastId(): number {
    return this.#lastId;
  }

  private static known(bank: BankSnapshot): Map<Pool, ItemPool> {
    const known = ItemPool.#made.get(bank) ?? new Map<Pool, ItemPool>();
    ItemPool.#made.set(bank, known);
    return known;
  }

  private add(item: BankItem): void {
    this.#lastId = Math.max(this.#lastId, item.id);
    if (item.state === 'pretest') append(this.#onTrial, skillById(item.skill).subject, item);
    if (item.state !== 'operational') return;
    append(this.#shelves, shelfOf(item.skill, item.difficulty), item);
    const { category } = skillById(item.skill);
    const skills = this.#skillsOfCategory.get(category) ?? new Set();
    this.#skillsOfCategory.set(category, skills.add(item.skill));
  }

  /** What is read of all items together, once they are all there. */
  private arrange(): void {
    for (const skill of [...this.#skillsOfCategory.values()].flatMap((skills) => [...skills])) {
      const items = BANDS.flatMap((band) => this.on(skill, band));
      this.#skills.set(skill, items);
      this.#idsOfSkills.set(
        skill,
        Int32Array.from(items, ({ id }) => id),
      );
    }
    this.#shelfOfId = new Int32Array(this.#lastId + 1).fill(-1);
    for (const [shelf, items] of this.#shelves) {
      this.#sizes[shelf] = items.length;
      for (const { id } of items) this.#shelfOfId[id] = shelf;
    }
    this.#familyOfId = new Int32Array(this.#lastId + 1).fill(-1);
    for (const items of [...this.#shelves.values(), ...this.#onTrial.values()])
      for (const { id, family } of items) {
        if (!this.#families.has(family)) this.#families.set(family, this.#families.size);
        this.#familyOfId[id] = this.#families.get(family)!;
      }
  }
}

function append<Key>(lists: Map<Key, BankItem[]>, key: Key, item: BankItem): void {
  const known = lists.get(key);
  if (known) known.push(item);
  else lists.set(key, [item]);
}
