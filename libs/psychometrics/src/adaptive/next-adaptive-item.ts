import type { Posterior } from '../posterior.js';
import type { AdaptiveBlueprint, AdaptiveItem, AdaptivePlace, Pick } from './blueprint.js';
import { expectedInformation, posteriorAfter } from './item-curves.js';

/** A question of the section that was asked. */
export interface AnsweredItem<T extends AdaptiveItem = AdaptiveItem> {
  item: T;
  /** False for an empty answer; null for one that was never shown, which says nothing about where the student is. */
  correct: boolean | null;
}

export interface NextWish<T extends AdaptiveItem> {
  blueprint: AdaptiveBlueprint;
  places: readonly AdaptivePlace[];
  /** The questions before this one, in their order. */
  answered: readonly AnsweredItem<T>[];
  /** Ids that the student has met elsewhere: none comes again while another fits. */
  met: ReadonlySet<number>;
  pick: Pick;
}

/**
 * Exposure control, randomesque (Kingsbury & Zara 1989): one of the items of so many families that tell most. Many at
 * the first place, where everybody is the same to us and would meet the same question, few at the last, where it counts
 * to hit.
 */
const AMONG = { first: 12, last: 3 } as const;

/** A question may want so much more than its share of what is left of the section's time. */
const OVER_SHARE = 1.35;

/** A figure may cost so much of what the question could tell. */
const FIGURE_COSTS = 0.25;

/** Keeps to each wish in turn, the weightiest first; one that would leave nothing is given up. */
const narrowed = <T>(items: readonly T[], wishes: readonly ((item: T) => boolean)[]): readonly T[] =>
  wishes.reduce<readonly T[]>((left, wish) => {
    const fitting = left.filter(wish);
    return fitting.length > 0 ? fitting : left;
  }, items);

/**
 * The next question of an adaptive section: among the items that its place may have one of those that tell most about
 * this student. The same answers and draws give the same question.
 * @param pool the items of each domain, in the blueprint's order of domains
 * @returns undefined when the domain has no item that was not asked in this section
 * @throws ParameterError
 */
export function nextAdaptiveItem<T extends AdaptiveItem>(
  pool: readonly (readonly T[])[],
  { blueprint, places, answered, met, pick }: NextWish<T>,
): T | undefined {
  const at = answered.length;
  const place = places[at];
  if (!place) return undefined;
  const asked = answered.map(({ item }) => item);
  const [ids, families] = [new Set(asked.map(({ id }) => id)), new Set(asked.map(({ family }) => family))];
  const open = (pool[place.domain] ?? []).filter(({ id }) => !ids.has(id));
  const mayBeOf = skillsFor(blueprint, places, asked);
  const longest = longestOf(blueprint, places, asked);
  const topicBefore = asked.at(-1)?.topic;
  const fitting = narrowed(open, [
    ({ id }) => !met.has(id),
    ({ type }) => type === place.type,
    ({ skill }) => mayBeOf.has(skill),
    ({ family }) => !families.has(family),
    ({ seconds }) => seconds <= longest,
    ({ topic }) => topic === undefined || topic !== topicBefore,
  ]);
  const weights = posteriorAfter(answered.flatMap(({ item, correct }) => (correct === null ? [] : { item, correct })));
  const ranked = rankedFamilies(fitting, weights);
  const least = (1 - FIGURE_COSTS) * (ranked[0]?.tells ?? 0);
  const drawn = place.figure ? ranked.filter(({ items: [item], tells }) => item!.figure && tells >= least) : [];
  const best = drawn.length > 0 ? drawn : ranked;
  const among = Math.round(AMONG.first + ((AMONG.last - AMONG.first) * at) / Math.max(1, places.length - 1));
  const items = best.slice(0, among).flatMap((family) => family.items);
  return items[pick(items.length)];
}

interface Ranked<T> {
  items: T[];
  /** Of its first item, per logit². */
  tells: number;
}

/** Families by what they tell; their items are alike in difficulty, so one of them is asked for all. */
function rankedFamilies<T extends AdaptiveItem>(items: readonly T[], weights: Posterior): Ranked<T>[] {
  const families = new Map<string, T[]>();
  for (const item of items) {
    const known = families.get(item.family);
    if (known) known.push(item);
    else families.set(item.family, [item]);
  }
  return [...families.values()]
    .map((family) => ({ items: family, tells: expectedInformation(family[0]!, weights) }))
    .sort((x, y) => y.tells - x.tells || x.items[0]!.id - y.items[0]!.id);
}

/** Skills that the place may be of: those that have not had their share, and what is still owed when places run short. */
function skillsFor(
  { domains }: AdaptiveBlueprint,
  places: readonly AdaptivePlace[],
  asked: readonly AdaptiveItem[],
): ReadonlySet<number> {
  const { domain } = places[asked.length]!;
  const { skills, mostOfSkill, everySkill } = domains[domain]!;
  const count = (skill: number): number => asked.filter((item) => item.skill === skill).length;
  const owed = everySkill ? skills.filter((skill) => count(skill) === 0) : [];
  const left = places.slice(asked.length).filter((place) => place.domain === domain).length;
  return new Set(owed.length >= left ? owed : skills.filter((skill) => count(skill) < mostOfSkill));
}

/** Seconds that a question may be expected to take, so that those after it have theirs. */
function longestOf(
  { seconds }: AdaptiveBlueprint,
  places: readonly AdaptivePlace[],
  asked: readonly AdaptiveItem[],
): number {
  const left = seconds - asked.reduce((sum, item) => sum + item.seconds, 0);
  return (OVER_SHARE * left) / (places.length - asked.length);
}
