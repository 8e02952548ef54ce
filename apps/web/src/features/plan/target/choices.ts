import type { MinutesADay, PlanDuration, Subject, targetForecast, OutputOf } from '@aivy/contracts';
import { chanceWords, EVEN_CHANCE } from '@aivy/exam';

export type Term = OutputOf<typeof targetForecast>['terms'][number];
export type Choice = Term['choices'][number];

/** The smallest choice with at least an even chance; null when none has one. */
export const recommended = (choices: readonly Choice[]): Choice | null =>
  choices.find(({ chance }) => chance >= EVEN_CHANCE) ?? null;

const best = (choices: readonly Choice[]): Choice =>
  choices.reduce((most, each) => (each.chance > most.chance ? each : most));

/** A way to better odds. */
export interface Offers {
  longer: { duration: PlanDuration; choice: Choice } | null;
  nearer: { total: number; minutes: MinutesADay } | null;
}

/** What helps when no choice has an even chance. @param least today's total: a target no higher isn't an offer */
export function offersOf(
  terms: readonly Term[],
  { duration, minutes, least }: { duration: PlanDuration; minutes: MinutesADay; least: number },
): Offers {
  const now = terms.find((each) => each.duration === duration)!;
  const later = terms.filter((each) => each.duration > duration);
  const even = later.find(({ choices }) => recommended(choices));
  // Without an even chance anywhere, a longer plan is still worth a tap if it changes the words.
  const last = later.at(-1);
  const isBetter = last && chanceWords(best(last.choices).chance).word !== chanceWords(best(now.choices).chance).word;
  const longer = even ?? (isBetter ? last : undefined);
  const chosen = now.choices.find((each) => each.minutes_a_day === minutes)!;
  const near = [chosen, now.choices.at(-1)!].find(({ even_score }) => even_score > least);
  return {
    longer: longer ? { duration: longer.duration, choice: recommended(longer.choices) ?? best(longer.choices) } : null,
    nearer: near ? { total: near.even_score, minutes: near.minutes_a_day } : null,
  };
}

const TEN = 10;
type Scores = Readonly<Record<Subject, number>>;

/** Section targets for a nearer total: both give up the same share of what they had to gain. */
export function nearerTarget(total: number, start: Scores, target: Scores): Record<Subject, number> {
  const gain = target.english - start.english + target.math - start.math;
  const kept = (total - start.english - start.math) / gain;
  const english = start.english + TEN * Math.round(((target.english - start.english) * kept) / TEN);
  return { english, math: total - english };
}

const ROOM = 30;
const STEP = 50;

/** The axis that all rows share, in round fifties. */
export function axisOf(choices: readonly Choice[], target: number): { min: number; max: number } {
  const low = Math.min(target, ...choices.map(({ score_low }) => score_low)) - ROOM;
  const high = Math.max(target, ...choices.map(({ score_high }) => score_high)) + ROOM;
  return { min: STEP * Math.floor(low / STEP), max: STEP * Math.ceil(high / STEP) };
}
