import type { Forecast } from './forecast.js';
import { LEAST_TOTAL, scoreBelow, STEP, TOTALS, type ForecastRange } from './score-range.js';
import { LEAST, TENS } from './test-result.js';

const MOST = LEAST + STEP * (TENS - 1);

/** A forecast as screens say it, in tens. */
export type SaidForecast = Record<'total' | 'english' | 'math', ForecastRange>;

const toTen = (score: number): number => STEP * Math.round(score / STEP);
const said = ({ score, low, high }: ForecastRange): ForecastRange => ({
  score: toTen(score),
  low: toTen(low),
  high: toTen(high),
});

/** The forecast in tens. The sections add up to the total, so a student who checks the sum finds no other number. */
export function saidForecast(forecast: Forecast): SaidForecast {
  const total = said(forecast);
  const half = toTen((total.score + forecast.english.score - forecast.math.score) / 2);
  const english = Math.min(MOST, total.score - LEAST, Math.max(LEAST, total.score - MOST, half));
  const section = (name: 'english' | 'math', score: number): ForecastRange => {
    const { low, high } = said(forecast[name]);
    return { score, low: Math.min(low, score), high: Math.max(high, score) };
  };
  return { total, english: section('english', english), math: section('math', total.score - english) };
}

/** The total below which a share of the chances lies, in tens. @param share 0-1 */
export const totalBelow = ({ totals }: Pick<Forecast, 'totals'>, share: number): number =>
  toTen(scoreBelow(totals, share, LEAST_TOTAL));

/** Chance that the total reaches a target, 0-1. */
export const chanceOfTarget = ({ totals }: Pick<Forecast, 'totals'>, target: number): number =>
  Math.min(
    1,
    totals.reduce((sum, chance, ten) => (LEAST_TOTAL + STEP * ten >= target ? sum + chance : sum), 0),
  );

/** The highest total with at least this chance, in tens. @param chance 0-1 */
export function totalWithChance(forecast: Pick<Forecast, 'totals'>, chance: number): number {
  let total = LEAST_TOTAL;
  while (total < LEAST_TOTAL + STEP * (TOTALS - 1) && chanceOfTarget(forecast, total + STEP) >= chance) total += STEP;
  return total;
}
