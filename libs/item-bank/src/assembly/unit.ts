import { UNIT_QUESTIONS } from '@aivy/exam';
import { chance, TARGET } from '@aivy/psychometrics';
import type { BankItem } from '../item/item.js';
import { drawFrom } from '../templates/draw.js';
import type { Assembled, Wish } from './assemble.js';
import { BANDS, type Band } from './blueprint.js';
import type { Shortage } from './picker.js';
import type { ItemPool } from './pool.js';
import { Unmet } from './unmet.js';

export interface UnitWish extends Wish {
  skill: number;
  /** The student's in the skill, logits. */
  ability: number;
  /** Questions; five unless given. */
  count?: number;
  /** Asked in the same session already: none of them comes again, and other families are preferred. */
  before?: readonly BankItem[];
}

/** Chances this near to the best one are equally good; among them is drawn, so that students do not all meet one item. */
const NEAR = 0.03;
/** How much farther from the aim an item of another family may be and still be preferred to a second one of a family. */
const SECOND_OF_FAMILY = 0.1;

/**
 * Questions of one skill for a daily unit, each the one whose chance of success is nearest to .72 among those that the
 * student has never met. When the pool runs out for the student: another band, another skill of the domain, then what
 * was met longest ago; each is noted as a shortage, for the band that the ability asks for.
 * @param pool the practice pool: `practicePool(bank)`
 */
export function assembleUnit(
  pool: ItemPool,
  { skill, ability, seen, seed, count = UNIT_QUESTIONS, before = [] }: UnitWish,
): Assembled {
  const draw = drawFrom(`${seed}:unit:${skill}`);
  const unmet = new Unmet(pool, seen);
  const misses = new Map<number, number>();
  const miss = (item: BankItem): number => {
    const known = misses.get(item.id) ?? Math.abs(chance(ability, item) - TARGET.weak);
    misses.set(item.id, known);
    return known;
  };
  const unseen = (skills: readonly number[]): BankItem[] =>
    skills.flatMap((each) => BANDS.flatMap((band) => unmet.on(each, band)));
  const [own, neighbours] = [unseen([skill]), pool.neighbours(skill)];
  const band: Band = least(pool.ofSkill(skill), miss)?.difficulty ?? BANDS[1]!;
  const taken: BankItem[] = [...before];
  const shortages: Shortage[] = [];

  const isFree = (item: BankItem): boolean => !taken.some(({ id }) => id === item.id);
  const free = (items: readonly BankItem[]): BankItem[] => items.filter(isFree);
  const nearest = (items: readonly BankItem[]): BankItem | undefined => {
    const cost = (item: BankItem): number =>
      miss(item) + (taken.some(({ family }) => family === item.family) ? SECOND_OF_FAMILY : 0);
    const best = least(items, cost);
    if (!best) return undefined;
    const bound = cost(best) + NEAR;
    return draw.pick(items.filter((item) => cost(item) <= bound));
  };
  const next = (): BankItem | undefined => {
    const fresh = free(own);
    const found = nearest(fresh);
    if (found) {
      if (fresh.every(({ difficulty }) => difficulty !== band)) shortages.push({ skill, band, instead: 'band' });
      return found;
    }
    const other = nearest(free(unseen(neighbours)));
    const again = other ?? unmet.again(skill, neighbours, isFree);
    shortages.push({ skill, band, instead: other ? 'skill' : again ? 'seen' : 'nothing' });
    return again;
  };

  for (let question = 0; question < count; question += 1) {
    const item = next();
    if (item) taken.push(item);
  }
  return { questions: taken.slice(before.length).map((item) => ({ item, pretest: false })), shortages };
}

function least(items: readonly BankItem[], by: (item: BankItem) => number): BankItem | undefined {
  let best: { item: BankItem; value: number } | undefined;
  for (const item of items) {
    const value = by(item);
    if (!best || value < best.value) best = { item, value };
  }
  return best?.item;
}
