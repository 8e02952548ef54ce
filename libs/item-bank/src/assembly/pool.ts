import { skillById } from '@aivy/exam';
import type { BankItem } from '../item/item.js';
import type { Pool } from '../pools/index.js';
import type { BankSnapshot } from '../release/snapshot.js';
import { finish, visit, type Steps } from '../steps.js';
import { BANDS, type Band } from './blueprint.js';

/** One number for a skill and a band. */
export const shelfOf = (skill: number, band: Band): number => skill * BANDS.length + BANDS.indexOf(band);

/** One pool of a release, sorted once so that a form costs milliseconds. */
export class ItemPool {
  static readonly #made = new WeakMap<BankSnapshot, Map<Pool, ItemPool>>();
  readonly #shelves = new Map<number, BankItem[]>();
  readonly #skills = new Map<number, BankItem[]>();
  readonly #pretest: BankItem[] = [];
  #lastId = 0;
  readonly #skillsOfCategory = new Map<number, Set<number>>();

  constructor(items: readonly BankItem[]) {
    for (const item of items) this.add(item);
    this.sortSkills();
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
    pool.sortSkills();
    return pool;
  }

  on(skill: number, band: Band): readonly BankItem[] {
    return this.#shelves.get(shelfOf(skill, band)) ?? [];
  }

  /** Of all bands, the easiest first. */
  ofSkill(skill: number): readonly BankItem[] {
    return this.#skills.get(skill) ?? [];
  }

  get pretest(): readonly BankItem[] {
    return this.#pretest;
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
    if (item.state === 'pretest') this.#pretest.push(item);
    if (item.state !== 'operational') return;
    const shelf = shelfOf(item.skill, item.difficulty);
    const known = this.#shelves.get(shelf);
    if (known) known.push(item);
    else this.#shelves.set(shelf, [item]);
    const { category } = skillById(item.skill);
    const skills = this.#skillsOfCategory.get(category) ?? new Set();
    this.#skillsOfCategory.set(category, skills.add(item.skill));
  }

  private sortSkills(): void {
    for (const skill of [...this.#skillsOfCategory.values()].flatMap((skills) => [...skills]))
      this.#skills.set(
        skill,
        BANDS.flatMap((band) => this.on(skill, band)),
      );
  }
}
