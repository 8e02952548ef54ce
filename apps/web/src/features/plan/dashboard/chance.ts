import type { PlanDuration } from '@aivy/contracts';
import { OFTEN_APART, PLAN_DURATIONS, scoreChange } from '@aivy/exam';

/** What a difference between two results means. @param chance that it is growth, 0-1 */
export function growthSentence(difference: number, chance: number): string {
  switch (scoreChange(chance)) {
    case 'grown':
      return 'almost certainly real growth, more than 19 chances in 20';
    case 'likely-grown':
      return 'probably real growth, about 9 chances in 10';
    case 'fallen':
      return 'almost certainly lower; the next units go back to what has slipped';
    case 'likely-fallen':
      return 'probably lower, about 9 chances in 10; the next test will tell';
    case 'noise':
      return difference < 0 ? 'inside the noise, nothing was lost' : 'inside the noise, too early to call it growth';
  }
}

/** What tests of the same student differ by, for whoever compares them. */
export const NOISE_SENTENCE = `Even with nothing learned in between, two full tests are more than ${OFTEN_APART} points apart in a section about one time in five.`;

/** A chance in words, without more figures than it deserves. */
export function chanceWords(chance: number): string {
  if (chance < 0.05) return 'less than 1 chance in 20';
  if (chance > 0.95) return 'more than 19 chances in 20';
  const tenths = Math.min(9, Math.max(1, Math.round(chance * 10)));
  return tenths === 1 ? 'about 1 chance in 10' : `about ${tenths} chances in 10`;
}

const tenths = (chance: number): string =>
  chance < 0.05
    ? 'almost none'
    : chance > 0.95
      ? 'almost certain'
      : `${Math.min(9, Math.max(1, Math.round(chance * 10)))} in 10`;

/** What changes a chance that is next to none; whoever has the longest plan cannot take a longer one. */
const wayOut = (duration: PlanDuration | undefined): string =>
  duration === PLAN_DURATIONS.at(-1)
    ? 'A nearer target changes that.'
    : 'A nearer target or a longer plan changes that.';

/** How sure a chance itself is. @param duration of the plan, months; undefined where it is not known */
export const chanceRange = (low: number, high: number, duration?: PlanDuration): string =>
  high < 0.05
    ? `Your answers so far leave little room for more. ${wayOut(duration)}`
    : tenths(low) === tenths(high)
      ? `Your answers so far point to ${tenths(low)}.`
      : `It may be as low as ${tenths(low)} or as high as ${tenths(high)}: how fast you learn shows only with time.`;

/** "+80", "−20", "0". */
export const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0';
