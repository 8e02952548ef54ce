import { isDeepStrictEqual } from 'node:util';
import type { Evidence } from '@aivy/contracts';
import { recordItems, skillFrames, type BankSnapshot } from '@aivy/item-bank';
import { computeRecord, isMeasuring, practisedDay, practisedTimes } from '@aivy/psychometrics';
import type { AllEvidence, RebuiltLearner, StoredLearner } from './stored.js';

/** As many of each skill as the plan hands to the worker. */
const RECENT = 30;
/** As many days of practice. */
const PRACTISED_DAYS = 400;

/**
 * Everything of a learner anew from all the answers; null without any. The walk is its own: the newest of each skill are
 * picked from the whole history, and the review cards begin with the first answer.
 */
export function rebuild({ all, diagnostic, practice }: AllEvidence, bank: BankSnapshot): RebuiltLearner | null {
  const through = all.at(-1);
  if (!through) return null;
  const counts: Record<string, number> = {};
  const newest = new Map<number, Evidence[]>();
  for (const each of all) {
    if (!isMeasuring(each)) continue;
    if (each.answered) counts[each.skill] = (counts[each.skill] ?? 0) + 1;
    newest.set(each.skill, [...(newest.get(each.skill) ?? []), each].slice(-RECENT));
  }
  const practised = practisedTimes(practice);
  const computed = computeRecord({
    // The order of the plan: the newest first, skill by skill. Sums of logarithms depend on it in the last digit.
    recent: [...newest.values()].flatMap((answers) => [...answers].reverse()),
    diagnostic: [...diagnostic].sort((x, y) => (x.source_id < y.source_id ? -1 : 1)),
    unreviewed: all,
    cards: [],
    counts,
    practised: practised.slice(0, PRACTISED_DAYS).map(practisedDay),
    frames: skillFrames(bank.items()),
    itemOf: recordItems(bank),
  });
  return { ...computed, counts, practised, through };
}

/** Which parts of a stored record are not what its evidence gives; none for one that is about to be recomputed. */
export function differences(stored: StoredLearner | null, rebuilt: RebuiltLearner | null): string[] {
  if (!rebuilt) return stored && stored.version > 0 ? ['evidence is gone'] : [];
  if (!stored) return ['there is no record of the evidence'];
  const parts: string[] = [];
  if (!isDeepStrictEqual(stored.counts, rebuilt.counts)) parts.push('counts');
  if (stored.stateVersion < stored.version) return parts;
  const skills = rebuilt.state.skills.filter((skill, index) => !isDeepStrictEqual(stored.state?.skills[index], skill));
  if (skills.length > 0) parts.push(`skills ${skills.map(({ skill }) => skill).join(' ')}`);
  for (const subject of ['english', 'math'] as const)
    if (!isDeepStrictEqual(stored.state?.[subject], rebuilt.state[subject])) parts.push(subject);
  if (!isDeepStrictEqual(stored.state?.growth, rebuilt.state.growth)) parts.push('growth');
  if (!isDeepStrictEqual(stored.baseline, rebuilt.baseline)) parts.push('baseline');
  const cards = new Map(stored.cards.map((card) => [card.misconception, card]));
  const others = rebuilt.cards.filter((card) => !isDeepStrictEqual(cards.get(card.misconception), card));
  if (others.length > 0 || stored.cards.length !== rebuilt.cards.length) parts.push('review cards');
  return parts;
}
