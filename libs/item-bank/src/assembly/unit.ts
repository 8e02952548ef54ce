import { UNIT_QUESTIONS } from '@aivy/exam';
import { chance, TARGET } from '@aivy/psychometrics';
import type { BankItem } from '../item/item.js';
import { drawFrom } from '../templates/draw.js';
import type { Assembled, Wish } from './assemble.js';
import { BANDS, type Band } from './blueprint.js';
import { newFamily, nextByFamily, type Find } from './families.js';
import type { Shortage } from './picker.js';
import type { ItemPool } from './pool.js';
import { Unmet } from './unmet.js';

export interface UnitWish extends Wish {
  skill: number;
  /** The student's in the skill, logits. */
  ability: number;
  /** Questions; five unless given. */
  count?: number;
  /** Chances of success to aim at, question by question; .72 for all unless given. */
  targets?: readonly number[];
  /** Difficulty that a question should reach, logits. A family with nothing that hard is asked anyway. */
  atLeast?: number;
  /** Only items harder than the student's ability, as long as the domain has new families of these. */
  above?: boolean;
}

/** Chances this near to the best one are equally good: among them the family met longest ago comes first, then a draw. */
const NEAR = 0.03;

/**
 * Questions of one skill for a daily unit or a mission. Families decide first (`nextByFamily`), then the chance of success
 * nearest to the target, among items that the student has never met. When the whole domain has none of these left: what was met
 * longest ago. Every fallback is noted as a shortage, for the band that the ability asks for.
 * @param pool the practice pool: `practicePool(bank)`
 */
export function assembleUnit(
  pool: ItemPool,
  { skill, ability, seen, seed, count = UNIT_QUESTIONS, before = [], targets, atLeast = -Infinity, above }: UnitWish,
): Assembled {
  const draw = drawFrom(`${seed}:unit:${skill}`);
  const unmet = new Unmet(pool, seen);
  const chances = new Map<number, number>();
  const miss = (item: BankItem, target: number): number => {
    const known = chances.get(item.id) ?? chance(ability, item);
    chances.set(item.id, known);
    return Math.abs(known - target);
  };
  const where = { skill, others: pool.neighbours(skill) };
  const own = unseenOf(unmet, [skill]);
  const band: Band = least(pool.ofSkill(skill), (item) => miss(item, TARGET.weak))?.difficulty ?? BANDS[1]!;
  const asked: BankItem[] = [...before];
  const shortages: Shortage[] = [];

  /** From easy to hard, a question of another skill comes after the easiest one of the skill itself. */
  const afterOwn = (): number => {
    const chosen = asked.slice(before.length).filter((item) => targets && item.skill === skill);
    return chosen.length === 0 ? atLeast : Math.max(atLeast, Math.min(...chosen.map(({ b }) => b)));
  };
  const nearest =
    (target: number): Find =>
    (skills, fits) => {
      const isOther = skills === where.others;
      const open = (isOther ? unseenOf(unmet, skills) : own).filter(fits);
      const floors = isOther ? [afterOwn(), atLeast] : [atLeast];
      const items = floors.map((floor) => open.filter(({ b }) => b >= floor)).find(({ length }) => length > 0) ?? open;
      const best = least(items, (item) => miss(item, target));
      const bound = best && miss(best, target) + NEAR;
      return bound === undefined
        ? undefined
        : unmet.drawOldest(
            items.filter((item) => miss(item, target) <= bound),
            draw,
          );
    };
  const unseen = (target: number): BankItem | undefined => {
    const find = nearest(target);
    const isNew = newFamily(asked);
    const harder: Find = (skills, fits) => find(skills, (item) => item.b > ability && isNew(item) && fits(item));
    return (above ? nextByFamily(asked, where, harder) : undefined) ?? nextByFamily(asked, where, find);
  };
  const next = (target: number): BankItem | undefined => {
    const isNew = newFamily(asked);
    const fresh = own.filter(({ id }) => !asked.some((each) => each.id === id));
    const found = unseen(target);
    if (found) {
      if (found.skill !== skill || !isNew(found))
        shortages.push({ skill, band, instead: fresh.length > 0 ? 'family' : 'skill' });
      else if (fresh.every(({ difficulty }) => difficulty !== band)) shortages.push({ skill, band, instead: 'band' });
      return found;
    }
    const again = nextByFamily(asked, where, (skills, fits) => unmet.longestAgo(skills, fits));
    shortages.push({ skill, band, instead: again ? 'seen' : 'nothing' });
    return again;
  };

  for (let question = 0; question < count; question += 1) {
    const item = next(targets?.[question] ?? TARGET.weak);
    if (item) asked.push(item);
  }
  return { questions: asked.slice(before.length).map((item) => ({ item, pretest: false })), shortages };
}

const unseenOf = (unmet: Unmet, skills: readonly number[]): BankItem[] =>
  skills.flatMap((skill) => BANDS.flatMap((band) => unmet.on(skill, band)));

function least(items: readonly BankItem[], by: (item: BankItem) => number): BankItem | undefined {
  let best: { item: BankItem; value: number } | undefined;
  for (const item of items) {
    const value = by(item);
    if (!best || value < best.value) best = { item, value };
  }
  return best?.item;
}
