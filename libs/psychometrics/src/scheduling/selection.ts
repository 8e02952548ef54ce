import { chance, checkParameters, requireFinite, type ItemParameters } from '../model.js';
import type { Random } from '../random.js';

/** Chance of success that practice aims at: low enough to learn from, high enough to go on. */
export const TARGET = { weak: 0.72, consolidation: 0.82, stretch: 0.55 } as const;
export type Purpose = keyof typeof TARGET | 'review';

export interface Candidate extends ItemParameters {
  id: number;
  skill: number;
  family: string;
}

/** Chances this near to the target are equally good; among them is drawn, so that students do not all meet one item. */
const NEAR = 0.03;

/**
 * The unseen item whose chance of success is nearest to the target; among those within .03 of the best one is drawn.
 * null when everything was seen.
 * @param ability in the skill of the items, logits
 * @throws ParameterError
 */
export function nextItem<T extends Candidate>(
  items: readonly T[],
  { ability, target, seen, random }: { ability: number; target: number; seen: ReadonlySet<number>; random: Random },
): T | null {
  requireFinite('ability', ability);
  const open = items
    .filter(({ id }) => !seen.has(id))
    .map((item) => {
      checkParameters(item);
      return { item, miss: Math.abs(chance(ability, item) - target) };
    });
  if (open.length === 0) return null;
  const best = Math.min(...open.map(({ miss }) => miss));
  const near = open.filter(({ miss }) => miss <= best + NEAR);
  return near[random.int(near.length)]!.item;
}

export interface SessionWish<T extends Candidate> {
  /** Unseen and seen items of all skills that may be practised. */
  items: readonly T[];
  /** Weak skills, the weakest first. */
  weak: readonly number[];
  /** Skills that are mastered enough to be stretched; the stretch falls back to the weak ones. */
  strong: readonly number[];
  /** Twins that are due for review, the most urgent first; see `dueTwins`. */
  due: readonly T[];
  abilityOf: (skill: number) => number;
  seen: ReadonlySet<number>;
  random: Random;
}

export interface SessionItem<T> {
  item: T;
  purpose: Purpose;
}

/** Three weak, one due review, one stretch, in an order that never puts the two easiest kinds together. */
const ORDER: readonly Purpose[] = ['weak', 'review', 'weak', 'stretch', 'weak'];

/**
 * A session of five, interleaved: three of weak skills, one review that is due, one stretch. A missing review becomes a
 * consolidation, whatever is missing becomes a weak one; `short` says how many questions could not be found at all.
 * No family comes twice in a session while others are left.
 */
export function composeSession<T extends Candidate>({
  items,
  weak,
  strong,
  due,
  abilityOf,
  seen,
  random,
}: SessionWish<T>): { session: SessionItem<T>[]; short: number } {
  const taken = new Set(seen);
  const families = new Set<string>();
  const session: SessionItem<T>[] = [];
  const keep = (item: T, purpose: Purpose): true => {
    taken.add(item.id);
    families.add(item.family);
    session.push({ item, purpose });
    return true;
  };
  const tryOf = (skills: readonly number[], purpose: keyof typeof TARGET): boolean => {
    for (const fresh of [true, false]) {
      for (const skill of skills) {
        const own = items.filter((item) => item.skill === skill && (!fresh || !families.has(item.family)));
        const item = nextItem(own, { ability: abilityOf(skill), target: TARGET[purpose], seen: taken, random });
        if (item) return keep(item, purpose);
      }
    }
    return false;
  };
  let turn = 0;
  /** The weak skills by turns, so that three weak questions are of three skills when there are three. */
  const weakInTurn = (): number[] => weak.map((_, index) => weak[(index + turn) % weak.length]!);
  const takeWeak = (): boolean => tryOf(weakInTurn(), 'weak') && Boolean((turn += 1));
  const takeReview = (): boolean => {
    const twin = due.find(({ id }) => !taken.has(id));
    return twin ? keep(twin, 'review') : tryOf([...strong, ...weak], 'consolidation');
  };
  for (const purpose of ORDER) {
    const found =
      purpose === 'weak' ? takeWeak() : purpose === 'review' ? takeReview() : tryOf([...strong, ...weak], 'stretch');
    if (!found && !takeWeak()) tryOf(strong, 'consolidation');
  }
  return { session, short: ORDER.length - session.length };
}
