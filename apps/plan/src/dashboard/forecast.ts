import type { LearnerState } from '@aivy/contracts';
import { daysBetween, likelyMinutesPerDay } from '@aivy/exam';
import { abilityOfScore, withoutPrior, type Abilities, type Practice } from '@aivy/psychometrics';
import type { Measurement } from '../learner/measurement.repository.js';
import type { OpenPlan } from '../target/plan.js';

/** Both sections as a test has measured them. */
export const measuredAbilities = ({ scores }: Pick<Measurement, 'scores'>): Abilities => ({
  english: abilityOfScore(scores.english),
  math: abilityOfScore(scores.math),
});

/** Both sections as all answers have them; before the learner record is computed, as the newest test has. */
export const abilitiesOf = (state: LearnerState | null, newest: Measurement): Abilities =>
  state ? { english: withoutPrior(state.english), math: withoutPrior(state.math) } : measuredAbilities(newest);

/** What is likely to be practised from today to the end of the plan: nothing once it is over. */
export const practiceOf = ({ plan, today }: OpenPlan): Practice => ({
  days: Math.max(0, daysBetween(today, plan.endsOn)),
  minutesPerDay: likelyMinutesPerDay({
    beginDate: plan.beginDate,
    today,
    finishedDays: plan.lastFinishedDay,
  }),
});
