import { skillById } from '@aivy/exam';
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

interface Shelf {
  skill: number;
  band: Band;
}

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

  /** The best item for a slot; undefined when the pool has none left in the whole domain. Falling back is noted. */
  take(slot: Slot): BankItem | undefined {
    const { skill, band, type } = slot;
    const near = (skills: readonly number[]): Shelf[] =>
      skills.flatMap((each) => byDistance(band).map((nearby) => ({ skill: each, band: nearby })));
    const others = this.draw.shuffle(this.unmet.pool.neighbours(skill));
    // A second item of a family is taken before the skill is left.
    for (const [shelves, alike] of [
      [near([skill]), false],
      [near([skill]), true],
      [near(others), false],
      [near(others), true],
    ] as const) {
      for (const shelf of shelves) {
        const found = this.unseen(this.unmet.on(shelf.skill, shelf.band), type, alike);
        if (!found) continue;
        if (shelf.skill !== skill) this.shortages.push({ skill, band, instead: 'skill' });
        else if (shelf.band !== band) this.shortages.push({ skill, band, instead: 'band' });
        return this.keep(found);
      }
    }
    const again = this.longestAgo([skill], type) ?? this.longestAgo(others, type);
    this.shortages.push({ skill, band, instead: again ? 'seen' : 'nothing' });
    return again && this.keep(again);
  }

  /** Is there an unseen item of just this skill, band and type that meets a condition? */
  peek({ skill, band, type }: Slot, meets: (item: BankItem) => boolean = () => true): boolean {
    return this.unmet.on(skill, band).some((item) => this.free(item, type) && meets(item));
  }

  /** As `peek`; where nothing of the domain is unseen, what was met before counts. */
  offers(slot: Slot): boolean {
    if (this.peek(slot)) return true;
    const { skill, band, type } = slot;
    return this.unmet.isExhausted(skill) && this.unmet.pool.on(skill, band).some((item) => this.free(item, type, true));
  }

  /** An unseen item of just this slot that also meets a condition; undefined, and no shortage, when there is none. */
  takeWhere({ skill, band, type }: Slot, meets: (item: BankItem) => boolean): BankItem | undefined {
    const found = this.unseen(this.unmet.on(skill, band).filter(meets), type);
    return found && this.keep(found);
  }

  /** A pretest item of this skill, or of its domain; undefined when none is left to try. */
  takePretest(skill: number, type?: 'choice' | 'blank'): BankItem | undefined {
    const { category } = skillById(skill);
    const near = this.unmet.pretest.filter((item) => skillById(item.skill).category === category);
    const found =
      this.unseen(
        near.filter((item) => item.skill === skill),
        type,
      ) ?? this.unseen(near, type);
    return found && this.keep(found);
  }

  private free(item: BankItem, type: Slot['type'], alike = false): boolean {
    return (
      (type === undefined || item.type === type) &&
      !this.#taken.has(item.id) &&
      (alike || !this.#families.has(item.family))
    );
  }

  private unseen(items: readonly BankItem[], type: Slot['type'], alike = false): BankItem | undefined {
    const free = items.filter((item) => this.free(item, type, alike));
    return free.length > 0 ? this.draw.pick(free) : undefined;
  }

  /** Of the items of some skills that were met before, the one of longest ago. */
  private longestAgo(skills: readonly number[], type: Slot['type']): BankItem | undefined {
    const oldest = skills.flatMap((skill) => this.unmet.met(skill).find((item) => this.free(item, type, true)) ?? []);
    return oldest.reduce<BankItem | undefined>(
      (best, item) => (!best || this.unmet.age(item) < this.unmet.age(best) ? item : best),
      undefined,
    );
  }

  private keep(item: BankItem): BankItem {
    this.#taken.add(item.id);
    this.#families.add(item.family);
    return item;
  }
}
