import type { LearnerState } from '@aivy/contracts';
import {
  daysBetween,
  lastDayOf,
  likelyMinutesPerDay,
  type PlanDays,
  type PlanSpan,
  type PractisedMinutes,
} from '@aivy/exam';
import {
  abilitiesOfGrowth,
  linkOf,
  measuredAbility,
  sectionScore,
  withPrior,
  type Abilities,
  type LinkingRecord,
  type Practice,
} from '@aivy/psychometrics';
import type { Measurement } from '../learner/measurement.repository.js';
import type { OpenPlan } from '../target/plan.js';

/** Both sections as a test has measured them. @param link of today: where its scale ends, abilities do */
export const measuredAbilities = ({ scores }: Pick<Measurement, 'scores'>, link: LinkingRecord): Abilities => ({
  english: measuredAbility(scores.english, linkOf(link, 'english')),
  math: measuredAbility(scores.math, linkOf(link, 'math')),
});

/** Were scores made by another scale than this one? Then it makes others of the same abilities. */
export const isEarlierScale = ({ english, math }: Measurement['scores'], link: LinkingRecord): boolean =>
  sectionScore(english.theta, linkOf(link, 'english')) !== english.score ||
  sectionScore(math.theta, linkOf(link, 'math')) !== math.score;

/** Wider than this a posterior is the prior, give or take the grid: the record holds next to nothing of the section. */
const KNOWN_SE = 0.95;

/**
 * Both sections as all answers have them, for forecasts: posteriors, since what is likely hangs on where students are, and
 * in the order in which they were given. Before the learner record is computed, and in a section of which it holds next
 * to nothing, as the newest test has.
 */
export function abilitiesOf(state: LearnerState | null, newest: Measurement, link: LinkingRecord): Abilities {
  const measured = measuredAbilities(newest, link);
  const known = state && { ...state, ...(state.growth && abilitiesOfGrowth(state.growth)) };
  const sectionOf = (section: 'english' | 'math') =>
    known && known[section].se < KNOWN_SE ? known[section] : withPrior(measured[section]);
  return { english: sectionOf('english'), math: sectionOf('math'), rate: state?.growth?.rate };
}

/** The day of the plan that so many dates from now is about: there is none after its last. */
export const projectedDay = (plan: PlanDays & PlanSpan, ahead: number): number =>
  Math.max(plan.lastFinishedDay, Math.min(plan.lastFinishedDay + ahead, lastDayOf(plan)));

/** What is likely to be practised from today to the end of the plan: nothing once it is over. */
export const practiceOf = ({ plan, today }: OpenPlan, practised: readonly PractisedMinutes[]): Practice => ({
  days: Math.max(0, daysBetween(today, plan.endsOn)),
  minutesPerDay: likelyMinutesPerDay({ beginDate: plan.beginDate, today, practised }),
});
