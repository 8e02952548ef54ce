import type { BankItem } from '../item/item.js';
import type { Draw } from '../templates/draw.js';
import { BANDS, type Band } from './blueprint.js';
import { shelfOf, type ItemPool } from './pool.js';

/**
 * A pool as one student meets it: what is new to them, and what they met the longest ago. Counted once for a form, however
 * often it is drawn, and without a look at the items: a bank may have fifty thousand, of which a student has met all.
 */
export class Unmet {
  /**
   * By item id: 0 for never, else the place among all that was met, the longest ago first, from 1. Ids are dealt in a
   * row, so this is small.
   */
  readonly #lastMet: Int32Array;
  /** By shelf: how many of its items are new to the student. */
  readonly #left: Int32Array;
  /** By family: as `#lastMet`. */
  readonly #familyMet: Int32Array;

  /** @param seen ids that the student has met, the longest ago first; one met twice counts where it was met last */
  constructor(
    readonly pool: ItemPool,
    seen: readonly number[],
  ) {
    this.#lastMet = new Int32Array(pool.lastId + 1);
    this.#left = pool.sizes();
    this.#familyMet = new Int32Array(pool.families);
    seen.forEach((id, index) => {
      if (id > pool.lastId) return;
      const shelf = pool.shelfOfId(id);
      if (shelf !== undefined && this.#lastMet[id] === 0) this.#left[shelf]! -= 1;
      this.#lastMet[id] = index + 1;
      const family = pool.familyOfId(id);
      if (family !== undefined) this.#familyMet[family] = index + 1;
    });
  }

  /** How many items of a skill and band are new to the student. */
  left(skill: number, band: Band): number {
    return this.#left[shelfOf(skill, band)] ?? 0;
  }

  /** Items of a skill and band that are new to the student. */
  on(skill: number, band: Band): readonly BankItem[] {
    return this.left(skill, band) === 0 ? [] : this.pool.on(skill, band).filter((item) => this.isNew(item));
  }

  /** Items of a skill and band that a form can ask: those new to the student, or all where nothing of the domain is new. */
  offered(skill: number, band: Band): readonly BankItem[] {
    return this.isExhausted(skill) ? this.pool.on(skill, band) : this.on(skill, band);
  }

  /** Nothing of the skill and its whole domain is new to the student. */
  isExhausted(skill: number): boolean {
    return [skill, ...this.pool.neighbours(skill)].every((each) => BANDS.every((band) => this.left(each, band) === 0));
  }

  isNew(item: BankItem): boolean {
    return !this.#lastMet[item.id];
  }

  /** Draws one of the items whose family was met longest ago, or never; undefined when there is no item. */
  drawOldest(items: readonly BankItem[], draw: Draw): BankItem | undefined {
    if (items.length === 0) return undefined;
    const ages = items.map(({ id }) => this.#familyMet[this.pool.familyOfId(id) ?? -1] ?? 0);
    const oldest = Math.min(...ages);
    return draw.pick(items.filter((_, index) => ages[index] === oldest));
  }

  /** Of the items of some skills that the student has met and that fit, the one of longest ago. */
  longestAgo(skills: readonly number[], fits: (item: BankItem) => boolean): BankItem | undefined {
    let [oldest, least]: [BankItem | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const skill of skills) {
      const items = this.pool.ofSkill(skill);
      this.pool.idsOfSkill(skill).forEach((id, place) => {
        const age = this.#lastMet[id]!;
        if (age > 0 && age < least && fits(items[place]!)) [oldest, least] = [items[place], age];
      });
    }
    return oldest;
  }
}
