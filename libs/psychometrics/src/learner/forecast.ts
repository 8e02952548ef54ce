import { SUBJECTS } from '@aivy/exam';
import { LINKING, linkOf, type LinkingRecord } from '../linking.js';
import { requireNotNegative } from '../model.js';
import type { Estimate } from '../posterior.js';
import { LEARNING, medianGain, type LearningModel } from '../scheduling/learning.js';
import { likelyRates } from './learning-rate.js';
import { LEAST_TOTAL, rangeOf, TOTALS, type ForecastRange } from './score-range.js';
import { checkAbilities, type Abilities, type SectionStanding } from './standing.js';
import { LEAST, scoreChances, TENS } from './test-result.js';

/** How much is still practiced. */
export interface Practice {
  /** Days until then. */
  days: number;
  /** Minutes of practice a day in each section. */
  minutesPerDay: Readonly<Record<'english' | 'math', number>>;
}

export interface Forecast extends ForecastRange {
  english: ForecastRange;
  math: ForecastRange;
  /** Chances of the total scores 400, 410, … 1600. */
  totals: Float64Array;
}

const MINUTES = 60;
const MONTH_DAYS = 30;
/** Skipping less likely pairs of scores takes half of the time and changes no figure. */
const LEAST_SHARE = 1e-12;

/** Gauss-Hermite: five points that represent a standard normal distribution. Abramowitz & Stegun, table 25.10. */
const FIVE: readonly (readonly [at: number, weight: number])[] = [
  [-2.85697, 0.0112574],
  [-1.355626, 0.2220759],
  [0, 0.5333334],
  [1.355626, 0.2220759],
  [2.85697, 0.0112574],
];

/** How far an ability drifts on its own, logits. */
const driftOver = (days: number, { driftPerMonth }: LearningModel): number =>
  driftPerMonth * Math.sqrt(days / MONTH_DAYS);

/** What the median student would gain, logits. A student with another learning rate gains that many times as much. */
const gainOf = ({ hours = 0 }: SectionStanding, days: number, minutesPerDay: number, learning: LearningModel): number =>
  medianGain((days * minutesPerDay) / MINUTES, hours, learning);

/** How much of the scale's error is in an ability: the answers share it, what's known about all students doesn't. */
const scaleShare = ({ se }: Estimate): number => 1 - Math.min(1, se) ** 2;

function add(to: Float64Array, from: Float64Array, weight: number): void {
  for (let i = 0; i < from.length; i += 1) to[i]! += weight * from[i]!;
}

/**
 * The one forecast: what a full test will say after so much practice, in total and by section. It includes the errors of
 * both present abilities and of the scale (which the sections share), how fast the student learns, drift, and the error
 * of the test itself, which is larger at the ends of the scale. Every screen that shows a forecast reads this.
 * @throws ParameterError
 */
export function forecastScore(
  abilities: Abilities,
  { days, minutesPerDay }: Practice,
  learning: LearningModel = LEARNING,
  link: LinkingRecord = LINKING,
): Forecast {
  checkAbilities(abilities);
  requireNotNegative('days', days);
  for (const name of SUBJECTS) requireNotNegative('minutesPerDay', minutesPerDay[name]);
  const totals = new Float64Array(TOTALS);
  const own = { english: new Float64Array(TENS), math: new Float64Array(TENS) };
  const drift = driftOver(days, learning);
  for (const { rate, weight: ofRate } of likelyRates(abilities.rate, learning))
    for (const [at, ofShift] of FIVE) {
      const weight = ofRate * ofShift;
      const [english, math] = SUBJECTS.map((name) => {
        const [section, scale] = [abilities[name], linkOf(link, name)];
        const gain = rate * ((section.perRate ?? 0) + gainOf(section, days, minutesPerDay[name], learning));
        const shift = scaleShare(section) * scale.scaleSd * at;
        const chances = scoreChances(section.theta + gain + shift, Math.hypot(section.se, drift), scale);
        add(own[name], chances, weight);
        return chances;
      });
      for (let i = 0; i < TENS; i += 1) {
        const share = weight * english![i]!;
        if (share > LEAST_SHARE) for (let j = 0; j < TENS; j += 1) totals[i + j]! += share * math![j]!;
      }
    }
  return {
    ...rangeOf(totals, LEAST_TOTAL),
    english: rangeOf(own.english, LEAST),
    math: rangeOf(own.math, LEAST),
    totals,
  };
}

/** Days from today to the end, evenly spaced: at least twelve, or every day of a shorter time. */
export function projectionDays(days: number, points = 13): number[] {
  requireNotNegative('days', days);
  const steps = Math.max(1, points - 1);
  return [...new Set(Array.from({ length: steps + 1 }, (_, step) => Math.round((days * step) / steps)))];
}
