import type { ForecastStart } from '@aivy/contracts';
import { minutesOfEachSection } from '@aivy/exam';
import {
  forecastScore,
  LEARNING,
  saidForecast,
  type Forecast,
  type ForecastRange,
  type LinkingRecord,
} from '@aivy/psychometrics';
import type { Measurement } from '../learner/measurement.repository.js';
import { abilitiesOf, type AbilityState } from './abilities.js';

/** What a student's forecasts start from. */
export interface Prospect {
  userId: string;
  state: AbilityState | null;
  /** Every answer so far is in it. */
  isCurrent: boolean;
  /** All measurements, the oldest first; at least one. */
  measured: readonly Measurement[];
  link: LinkingRecord;
}

/** The forecast of a prospect. Everything that shows one gets it here. */
export const forecastOf = (
  { state, measured, link }: Pick<Prospect, 'state' | 'measured' | 'link'>,
  { days, minutes }: { days: number; minutes: number },
): Forecast => {
  const abilities = abilitiesOf(state, measured.at(-1)!, link);
  return forecastScore(
    abilities,
    { days: Math.max(0, days), minutesPerDay: minutesOfEachSection(minutes) },
    LEARNING,
    link,
  );
};

/** Why a forecast isn't the last score and some points: it starts at the posterior. */
export function startOf(prospect: Prospect): ForecastStart {
  const { english, math } = prospect.measured.at(-1)!.scores;
  const today = forecastOf(prospect, { days: 0, minutes: 0 });
  return { score: english.score + math.score, estimate: saidForecast(today).total.score };
}

export const rangeOnWire = ({ score, low, high }: ForecastRange) => ({ score, score_low: low, score_high: high });
