import type { BankItem } from '../item/item.js';
import { drawFrom, type Draw } from '../templates/draw.js';
import { BANDS, type Band } from './blueprint.js';
import type { Unmet } from './unmet.js';

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

const distance = (x: Band, y: Band): number => Math.abs(BANDS.indexOf(x) - BANDS.indexOf(y));
const byDistance = (band: Band): Band[] => [...BANDS].sort((x, y) => distance(band, x) - distance(band, y));
const NEAREST: Readonly<Record<Band, readonly Band[]>> = {
  easy: byDistance('easy'),
  medium: byDistance('medium'),
  hard: byDistance('hard'),
};

interface Shelf {
  skill: number;
  band: Band;
}

/** Of items that fit a slot equally, those that a form would like best. */
export type Liking = (item: BankItem) => boolean;
const LIKES_ALL: Liking = () => true;

/** Takes items for one form: none twice, families apart, nothing seen while something unseen remains in the domain. */
export class Picker {
  readonly shortages: Shortage[] = [];
  readonly #taken = new Set<number>();
  readonly #families = new Set<string>();
  readonly draw: Draw;

  /** @param seed the same seed, pool and items met give the same form */
  constructor(
    private readonly unmet: Unmet,
    seed: string,
  ) {
    this.draw = drawFrom(seed);
  }

  /**
   * The best item for a slot; undefined when the pool has none left in the whole domain. Falling back is noted.
   * @param likes which of several that are equally good are taken first; nothing else is given up for it
   */
  take(slot: Slot, likes: Liking = LIKES_ALL): BankItem | undefined {
    const { skill, band, type } = slot;
    const others = this.draw.shuffle(this.unmet.pool.neighbours(skill));
    const found = this.unmet.isExhausted(skill) ? undefined : this.nearest(slot, others, likes);
    if (found) {
      if (found.skill !== skill) this.shortages.push({ skill, band, instead: 'skill' });
      else if (found.difficulty !== band) this.shortages.push({ skill, band, instead: 'band' });
      return this.keep(found);
    }
    const again = this.unmet.again(skill, others, (item) => this.free(item, type, true));
    this.shortages.push({ skill, band, instead: again ? 'seen' : 'nothing' });
    return again && this.keep(again);
  }

  /** Is there an unseen item of just this skill, band and type that meets a condition? */
  peek({ skill, band, type }: Slot, meets: (item: BankItem) => boolean = () => true): boolean {
    if (this.unmet.left(skill, band) === 0) return false;
    return this.unmet.pool
      .on(skill, band)
      .some((item) => this.free(item, type) && this.unmet.isNew(item) && meets(item));
  }

  /** As `peek`; where nothing of the domain is unseen, what was met before counts. */
  offers(slot: Slot): boolean {
    if (this.peek(slot)) return true;
    const { skill, band, type } = slot;
    return this.unmet.isExhausted(skill) && this.unmet.pool.on(skill, band).some((item) => this.free(item, type, true));
  }

  /** An unseen item of just this slot that also meets a condition; undefined, and no shortage, when there is none. */
  takeWhere({ skill, band, type }: Slot, meets: (item: BankItem) => boolean): BankItem | undefined {
    const found = this.unseen({ skill, band }, (item) => this.free(item, type) && meets(item));
    return found && this.keep(found);
  }

  /** Marks an item as taken that was found otherwise. */
  keep(item: BankItem): BankItem {
    this.#taken.add(item.id);
    this.#families.add(item.family);
    return item;
  }

  private free(item: BankItem, type: Slot['type'], alike = false): boolean {
    return (
      (type === undefined || item.type === type) &&
      !this.#taken.has(item.id) &&
      (alike || !this.#families.has(item.family))
    );
  }

  /**
   * An unseen item of the slot's skill, in a band as near as possible, else of the others; a second one of a family
   * before the skill is left.
   */
  private nearest({ skill, band, type }: Slot, others: readonly number[], likes: Liking): BankItem | undefined {
    for (const skills of [[skill], others])
      for (const alike of [false, true])
        for (const each of skills)
          for (const nearby of NEAREST[band]) {
            const shelf = { skill: each, band: nearby };
            const fits = (item: BankItem): boolean => this.free(item, type, alike);
            const found = this.unseen(shelf, (item) => fits(item) && likes(item)) ?? this.unseen(shelf, fits);
            if (found) return found;
          }
    return undefined;
  }

  /** One of the items on a shelf that are new to the student and fit, each as likely as the others. */
  private unseen({ skill, band }: Shelf, fits: (item: BankItem) => boolean): BankItem | undefined {
    if (this.unmet.left(skill, band) === 0) return undefined;
    return this.draw.pickWhere(this.unmet.pool.on(skill, band), (item) => this.unmet.isNew(item) && fits(item));
  }
}
