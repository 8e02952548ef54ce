import type { Evidence, LearnerReviewCard, LearnerState, PractisedDay } from '@aivy/contracts';
import type { ItemTimes } from '../effort.js';
import type { ItemParameters } from '../model.js';
import { isWorked } from '../response.js';
import type { LearnerAnswer } from './answer.js';
import { growthOf, pointsPerHourOf, type DatedAnswer } from './growth.js';
import { takeIn, type LedgerItem } from './ledger.js';
import { learnerState, masteryBySkill, type SkillFrame } from './state.js';

/** What the record needs of an item. */
export interface RecordItem extends ItemParameters, LedgerItem, ItemTimes {
  /** How unsure b is: standard deviation, logits; 0 where it is left out. */
  bSd?: number;
}

/**
 * Of each skill so many of the newest measuring answers are read. Practice goes to what looked weak, often by bad luck:
 * where those answers are dropped and the lucky ones of other skills are kept, a student looks too good. With the newest
 * 30, forecasts were 23 points of a total too high; with these it is 4 (`npm run bench measurement -- --only growth`).
 */
export const ANSWERS_READ = 100;
/** Of these so many say where a skill stands now: what was answered long before is of another student. */
const ANSWERS_OF_SKILL = 30;

/** Does an answer say what a student can do? A second try and an item that is being tried out do not. */
export const isMeasuring = ({ attempt, pretest }: Pick<Evidence, 'attempt' | 'pretest'>): boolean =>
  attempt === 1 && !pretest;

/** Ids of answers given in a test, where a clock runs. */
const OF_TEST = /^(diagnostic|full-test):/;

/** A measuring answer of the record with its item, as the model takes it. */
export const learnerAnswer = (
  { source_id: sourceId, skill, correct, answered, spent_ms: spentMs, hints, hurried }: Evidence,
  { a, b, c, bSd = 0, seconds, medianSeconds, characters }: RecordItem,
): LearnerAnswer => ({
  skill,
  a,
  b,
  c,
  bSd,
  seconds,
  ...(medianSeconds !== undefined && { medianSeconds }),
  ...(characters !== undefined && { characters }),
  correct,
  answered,
  timeSpent: spentMs / 1000,
  hinted: hints > 0,
  ...(!OF_TEST.test(sourceId) && { untimed: true }),
  ...(hurried && { conduct: 'hurried' }),
});

export interface RecordInput {
  /** Of each skill the newest measuring answers (`ANSWERS_READ`), the newest first. */
  recent: readonly Evidence[];
  /** Those of the diagnostic; none without one. */
  diagnostic: readonly Evidence[];
  /** What the cards have not taken in, and the cards. */
  unreviewed: readonly Evidence[];
  cards: readonly LearnerReviewCard[];
  counts: Readonly<Record<string, number>>;
  /** Minutes of practice by day; absent: not known, as from an older plan. */
  practised?: readonly PractisedDay[] | undefined;
  frames: ReadonlyMap<number, SkillFrame>;
  /** Undefined for an item that is not known any more: its answer is left out. */
  itemOf: (answer: Pick<Evidence, 'item_id' | 'item_version'>) => RecordItem | undefined;
}

export interface ComputedRecord {
  state: LearnerState;
  cards: LearnerReviewCard[];
  /** Mastery by skill id right after the diagnostic; null without one that was worked on. */
  baseline: Record<string, number> | null;
}

/**
 * Of each skill so many of the newest answers. After a row of right answers, as many older right ones stay too: otherwise
 * a right answer could push out a better one, and the skill would look weaker.
 * @param answers the newest first
 */
function newestOfSkill(answers: readonly DatedAnswer[], most: number): DatedAnswer[] {
  const seen = new Map<number, { count: number; inRow: number }>();
  return answers.filter(({ skill, correct }) => {
    const { count, inRow } = seen.get(skill) ?? { count: 0, inRow: 0 };
    seen.set(skill, { count: count + 1, inRow: correct && inRow === count ? inRow + 1 : inRow });
    return count < most || (correct && count < most + inRow);
  });
}

/** Everything of a learner that can be computed from the evidence. The same evidence gives the same. @throws ParameterError */
export function computeRecord(input: RecordInput): ComputedRecord {
  const answersOf = (evidence: readonly Evidence[]): DatedAnswer[] =>
    evidence.filter(isMeasuring).flatMap((each) => {
      const item = input.itemOf(each);
      return item ? [{ ...learnerAnswer(each, item), givenAt: each.given_at }] : [];
    });
  const { counts, frames, practised = [] } = input;
  const diagnostic = answersOf(input.diagnostic);
  const answers = answersOf(input.recent);
  const growth = growthOf({ answers, practised, frames });
  const latest = newestOfSkill(answers, ANSWERS_OF_SKILL);
  return {
    state: { ...learnerState({ answers: latest, counts, frames, pointsPerHour: pointsPerHourOf(growth) }), growth },
    cards: takeIn(input.cards, input.unreviewed, input.itemOf),
    baseline: diagnostic.some(isWorked) ? masteryBySkill(learnerState({ answers: diagnostic, frames })) : null,
  };
}
