import type { BankItem } from '../item/item.js';
import { BANDS, type Band } from './blueprint.js';
import { shelfOf, type ItemPool } from './pool.js';

/**
 * A pool as one student meets it: what is new to them, and what they met the longest ago. Looked up once for a form,
 * however often it is drawn: a student may have met everything in a bank of fifty thousand.
 */
export class Unmet {
  /** By item id: 0 for never, else the place among all that was met, from 1. Ids are dealt in a row, so this is small. */
  readonly #lastMet: Int32Array;
  readonly #new = new Map<number, readonly BankItem[]>();
  readonly #old = new Map<number, readonly BankItem[]>();
  #pretest: readonly BankItem[] | undefined;

  /** @param seen ids that the student has met, the longest ago first; one met twice counts where it was met last */
  constructor(
    readonly pool: ItemPool,
    seen: readonly number[],
  ) {
    this.#lastMet = new Int32Array(pool.lastId + 1);
    seen.forEach((id, index) => {
      if (id <= pool.lastId) this.#lastMet[id] = index + 1;
    });
  }

  /** Items of a skill and band that are new to the student. */
  on(skill: number, band: Band): readonly BankItem[] {
    const shelf = shelfOf(skill, band);
    const known = this.#new.get(shelf) ?? this.pool.on(skill, band).filter((item) => this.isNew(item));
    this.#new.set(shelf, known);
    return known;
  }

  /** Items on trial that are new to the student. */
  get pretest(): readonly BankItem[] {
    this.#pretest ??= this.pool.pretest.filter((item) => this.isNew(item));
    return this.#pretest;
  }

  /** Nothing of the skill and its whole domain is new to the student. */
  isExhausted(skill: number): boolean {
    return [skill, ...this.pool.neighbours(skill)].every((each) =>
      BANDS.every((band) => this.on(each, band).length === 0),
    );
  }

  /** Items of a skill that the student has met, the longest ago first. */
  met(skill: number): readonly BankItem[] {
    const known =
      this.#old.get(skill) ??
      this.pool
        .ofSkill(skill)
        .filter((item) => !this.isNew(item))
        .sort((x, y) => this.age(x) - this.age(y));
    this.#old.set(skill, known);
    return known;
  }

  /** The place of an item among all that the student met, the longest ago first; 0 for what they never met. */
  age({ id }: BankItem): number {
    return this.#lastMet[id] ?? 0;
  }

  private isNew(item: BankItem): boolean {
    return this.age(item) === 0;
  }
}
