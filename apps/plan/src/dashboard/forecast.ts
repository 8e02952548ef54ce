import type { LearnerState } from '@aivy/contracts';
import { daysBetween, likelyMinutesPerDay } from '@aivy/exam';
import { abilityOfScore, type Abilities, type Practice } from '@aivy/psychometrics';
import type { Measurement } from '../learner/measurement.repository.js';
import type { OpenPlan } from '../target/plan.js';

/** Both sections as the learner record has them; before it is computed, as the newest test has measured them. */
export const abilitiesOf = (state: LearnerState | null, newest: Measurement): Abilities =>
  state
    ? { english: state.english, math: state.math }
    : { english: abilityOfScore(newest.scores.english), math: abilityOfScore(newest.scores.math) };

/** What is likely to be practised from today to the end of the plan: nothing once it is over. */
export const practiceOf = ({ plan, today }: OpenPlan): Practice => ({
  days: Math.max(0, daysBetween(today, plan.endsOn)),
  minutesPerDay: likelyMinutesPerDay({
    beginDate: plan.beginDate,
    today,
    finishedDays: plan.lastFinishedDay,
  }),
});
