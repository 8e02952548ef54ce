import { isDeepStrictEqual } from 'node:util';
import type { Evidence } from '@aivy/contracts';
import { recordItems, skillFrames, type BankSnapshot } from '@aivy/item-bank';
import { ANSWERS_READ, computeRecord, isMeasuring, practisedDay, practisedTimes } from '@aivy/psychometrics';
import type { AllEvidence, RebuiltLearner, StoredLearner } from './stored.js';

/** As many days of practice as the plan hands to the worker. */
const PRACTISED_DAYS = 400;

/**
 * Computes a learner from all the answers; null without any. It walks them in its own way: it picks the newest of each skill
 * from the whole history, and begins the review cards with the first answer.
 */
export function rebuild(evidence: AllEvidence, bank: BankSnapshot): RebuiltLearner | null {
  const replaced = replacedIn(evidence.diagnostic);
  const counting = (answers: readonly Evidence[]) => answers.filter(({ source_id: id }) => !replaced.has(id));
  const [all, diagnostic] = [counting(evidence.all), counting(evidence.diagnostic)];
  const through = all.at(-1);
  if (!through) return null;
  const counts: Record<string, number> = {};
  const newest = new Map<number, Evidence[]>();
  for (const each of all) {
    if (!isMeasuring(each)) continue;
    if (each.answered) counts[each.skill] = (counts[each.skill] ?? 0) + 1;
    newest.set(each.skill, [...(newest.get(each.skill) ?? []), each].slice(-ANSWERS_READ));
  }
  const practised = practisedTimes(evidence.practice);
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
  return { ...computed, counts, practised, replaced, through };
}

/** A student may take the diagnostic again: only the answers of the last attempt count. */
function replacedIn(diagnostic: readonly Evidence[]): Set<string> {
  const attemptOf = ({ source_id: id }: Evidence): string => id.slice(0, id.lastIndexOf(':'));
  const newest = diagnostic.at(-1);
  const earlier = diagnostic.filter((each) => attemptOf(each) !== attemptOf(newest!));
  return new Set(earlier.map(({ source_id: id }) => id));
}

/** Which parts of a stored record differ from what its evidence gives. A record that's about to be recomputed can't differ. */
export function differences(
  stored: StoredLearner | null,
  replaced: ReadonlySet<string>,
  rebuilt: RebuiltLearner | null,
): string[] {
  if (!rebuilt) return stored && stored.version > 0 ? ['evidence is gone'] : [];
  if (!stored) return ['there is no record of the evidence'];
  const parts: string[] = [];
  if (!isDeepStrictEqual(replaced, rebuilt.replaced)) parts.push('replaced diagnostic');
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
