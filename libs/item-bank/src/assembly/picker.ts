import type { BankItem } from '../item/item.js';
import { drawFrom, type Draw } from '../templates/draw.js';
import { BANDS, type Band } from './blueprint.js';
import { nextByFamily, type Find } from './families.js';
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
  /**
   * What was taken. `family`: the skill has unseen items, but the form has asked all their families, so it took another
   * skill's or one of them again. `skill`: the skill has nothing unseen left.
   */
  instead: 'band' | 'family' | 'skill' | 'seen' | 'nothing';
}

const distance = (x: Band, y: Band): number => Math.abs(BANDS.indexOf(x) - BANDS.indexOf(y));
const byDistance = (band: Band): Band[] => [...BANDS].sort((x, y) => distance(band, x) - distance(band, y));
const NEAREST: Readonly<Record<Band, readonly Band[]>> = {
  easy: byDistance('easy'),
  medium: byDistance('medium'),
  hard: byDistance('hard'),
};

/** Of items that fit a slot equally, those that a form would like best. */
export type Liking = (item: BankItem) => boolean;
const LIKES_ALL: Liking = () => true;

/** Takes items for one form by family (`nextByFamily`): nothing seen while something unseen remains in the domain. */
export class Picker {
  readonly shortages: Shortage[] = [];
  readonly #asked: BankItem[];
  readonly #families: Set<string>;
  readonly draw: Draw;

  /**
   * @param seed the same seed, pool and items met give the same form
   * @param before what the same test has asked already
   */
  constructor(
    private readonly unmet: Unmet,
    seed: string,
    before: readonly BankItem[] = [],
  ) {
    this.draw = drawFrom(seed);
    this.#asked = [...before];
    this.#families = new Set(before.map(({ family }) => family));
  }

  /**
   * The best item for a slot; undefined when the pool has none left in the whole domain. Falling back is noted.
   * @param likes which of several that are equally good are taken first; nothing else is given up for it
   */
  take(slot: Slot, likes: Liking = LIKES_ALL): BankItem | undefined {
    const { skill, band, type } = slot;
    const where = { skill, others: this.draw.shuffle(this.unmet.pool.neighbours(skill)) };
    const isOfType = (item: BankItem): boolean => type === undefined || item.type === type;
    const unseen: Find = (skills, fits) => this.nearest(skills, band, (item) => isOfType(item) && fits(item), likes);
    const found = this.unmet.isExhausted(skill) ? undefined : nextByFamily(this.#asked, where, unseen);
    if (found) {
      if (found.skill !== skill || this.#families.has(found.family))
        this.shortages.push({ skill, band, instead: this.hasUnseen(skill) ? 'family' : 'skill' });
      else if (found.difficulty !== band) this.shortages.push({ skill, band, instead: 'band' });
      return this.keep(found);
    }
    const again = nextByFamily(this.#asked, where, (skills, fits) =>
      this.unmet.longestAgo(skills, (item) => isOfType(item) && fits(item)),
    );
    this.shortages.push({ skill, band, instead: again ? 'seen' : 'nothing' });
    return again && this.keep(again);
  }

  /** Is there an unseen item of just this skill, band and type, of a new family? */
  peek({ skill, band, type }: Slot, meets: Liking = LIKES_ALL): boolean {
    if (this.unmet.left(skill, band) === 0) return false;
    return this.unmet.pool
      .on(skill, band)
      .some((item) => this.isFree(item, type) && this.unmet.isNew(item) && meets(item));
  }

  /** As `peek`; where nothing of the domain is unseen, what was met before counts. */
  offers(slot: Slot): boolean {
    if (this.peek(slot)) return true;
    const { skill, band, type } = slot;
    return this.unmet.isExhausted(skill) && this.unmet.pool.on(skill, band).some((item) => this.isFree(item, type));
  }

  /** An unseen item of just this slot that also meets a condition; undefined, and no shortage, when there is none. */
  takeWhere({ skill, band, type }: Slot, meets: Liking): BankItem | undefined {
    const found = this.unseen(skill, band, (item) => this.isFree(item, type) && meets(item));
    return found && this.keep(found);
  }

  /** Marks an item as taken that was found otherwise. */
  keep(item: BankItem): BankItem {
    this.#asked.push(item);
    this.#families.add(item.family);
    return item;
  }

  private isFree(item: BankItem, type: Slot['type']): boolean {
    return (type === undefined || item.type === type) && !this.#families.has(item.family);
  }

  private hasUnseen(skill: number): boolean {
    return BANDS.some((band) =>
      this.unmet.on(skill, band).some(({ id }) => !this.#asked.some((each) => each.id === id)),
    );
  }

  /** An unseen item in a band as near as possible, and in it one that is liked. */
  private nearest(
    skills: readonly number[],
    band: Band,
    fits: (item: BankItem) => boolean,
    likes: Liking,
  ): BankItem | undefined {
    for (const nearby of NEAREST[band])
      for (const skill of skills) {
        const found =
          this.unseen(skill, nearby, (item) => fits(item) && likes(item)) ?? this.unseen(skill, nearby, fits);
        if (found) return found;
      }
    return undefined;
  }

  /** Of the items on a shelf that are new to the student and fit, one of the family met longest ago. */
  private unseen(skill: number, band: Band, fits: (item: BankItem) => boolean): BankItem | undefined {
    if (this.unmet.left(skill, band) === 0) return undefined;
    const open = this.unmet.pool.on(skill, band).filter((item) => this.unmet.isNew(item) && fits(item));
    return this.unmet.drawOldest(open, this.draw);
  }
}
