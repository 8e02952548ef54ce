import type { BankItem } from '../item/item.js';

/** Looks for the best item of some skills that fits. */
export type Find = (skills: readonly number[], fits: (item: BankItem) => boolean) => BankItem | undefined;

export interface Where {
  skill: number;
  /** The other skills of its domain. */
  others: readonly number[];
}

/**
 * The next item of a unit, a mission, a module or a whole test: first of a family that it hasn't asked, in the skill and
 * then in its domain, and only then of a family that it has, the one asked longest ago first. Every place that puts
 * questions together goes through here; how difficult an item should be is for `find` to decide.
 * @param asked what the unit, mission or test has asked so far, in order
 */
export function nextByFamily(asked: readonly BankItem[], { skill, others }: Where, find: Find): BankItem | undefined {
  const areas = [[skill], others];
  const isNew = newFamily(asked);
  for (const skills of areas) {
    const found = find(skills, isNew);
    if (found) return found;
  }
  const ids = new Set(asked.map(({ id }) => id));
  const longestAgoFirst = [...new Set(asked.map(({ family }) => family).reverse())].reverse();
  for (const skills of areas)
    for (const again of longestAgoFirst) {
      const found = find(skills, ({ id, family }) => family === again && !ids.has(id));
      if (found) return found;
    }
  return undefined;
}

/** Is an item of none of the families asked so far? */
export function newFamily(asked: readonly BankItem[]): (item: BankItem) => boolean {
  const families = new Set(asked.map(({ family }) => family));
  return ({ family }) => !families.has(family);
}
