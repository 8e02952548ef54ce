import {
  abilitiesOfGrowth,
  forecastScore,
  growthOf,
  learnerState,
  likelyRates,
  rateMoments,
  seededRandom,
  totalBelow,
  type Abilities,
} from '../src/index.js';
import { firstRows } from './first-forecast.js';
import { ALL_FRAMES, FORECAST_DAY, grow, type Grown } from './growing-students.js';
import type { Part, Row } from './row.js';
import { mean, share } from './simulees.js';

const STUDENTS = 1_800;
const FAST_STUDENTS = 200;
const FIRST_STUDENTS = 900;
const LEAST = 400;

/** Where a score fell among what was said of it, 0-1: of the chance of the score itself one half. */
function placeOf(totals: Float64Array, score: number): number {
  const ten = (score - LEAST) / 10;
  return totals.slice(0, ten).reduce((sum, chance) => sum + chance, 0) + totals[ten]! / 2;
}

interface Claim {
  score: number;
  /** Where the test at the end fell in the forecast. */
  ours: number;
  /** In a forecast by all answers alike, whenever they were given, with half of the time for each section. */
  control: number;
  width: number;
  /** Median of the forecast minus what happened. */
  off: number;
  controlOff: number;
}

function claimOf({ score, answers, practised, minutesPerDay, later }: Grown): Claim {
  const frames = ALL_FRAMES();
  const growth = growthOf({ answers, practised, frames });
  const forecast = forecastScore(abilitiesOfGrowth(growth), { days: FORECAST_DAY, minutesPerDay });
  const { english, math } = learnerState({ answers, frames });
  const half = (minutesPerDay.english + minutesPerDay.math) / 2;
  const pooled: Abilities = { english, math };
  const control = forecastScore(pooled, { days: FORECAST_DAY, minutesPerDay: { english: half, math: half } });
  return {
    score,
    ours: placeOf(forecast.totals, later),
    control: placeOf(control.totals, later),
    width: totalBelow(forecast, 0.9) - totalBelow(forecast, 0.1),
    off: totalBelow(forecast, 0.5) - later,
    controlOff: totalBelow(control, 0.5) - later,
  };
}

const inEighty = (place: number): boolean => place >= 0.1 && place <= 0.9;

function rowsOf(claims: readonly Claim[], name: string): Row[] {
  return [
    {
      name: `Growth, ${name}: 80 % interval of the test in 45 days holds it`,
      value: share(claims, ({ ours }) => inEighty(ours)),
      bound: { least: 0.77, most: 0.83 },
    },
    {
      name: `Growth, ${name}: control, all answers alike, half of the time each`,
      value: share(claims, ({ control }) => inEighty(control)),
    },
  ];
}

function run(): Row[] {
  const random = seededRandom(7100);
  const students = Array.from({ length: STUDENTS }, (_, form) => grow(random, form));
  const claims = students.map(claimOf).sort((x, y) => x.score - y.score);
  const third = STUDENTS / 3;
  const fast = Array.from({ length: FAST_STUDENTS }, (_, form) => grow(random, form, 2));
  const rates = fast.map(({ answers, practised }) => {
    const { rate } = growthOf({ answers, practised, frames: ALL_FRAMES() });
    return rateMoments(likelyRates(rate)).mean;
  });
  return [
    ...firstRows(students.slice(0, FIRST_STUDENTS)),
    ...rowsOf(claims, 'all students'),
    ...['low', 'middle', 'high'].flatMap((name, index) =>
      rowsOf(claims.slice(index * third, (index + 1) * third), `${name} third`),
    ),
    {
      name: 'Growth: median forecast minus what happened',
      value: mean(claims.map(({ off }) => off)),
      bound: { least: -10, most: 10 },
      unit: 'points',
      digits: 1,
    },
    {
      name: 'Growth: the same, control',
      value: mean(claims.map(({ controlOff }) => controlOff)),
      unit: 'points',
      digits: 1,
    },
    {
      name: 'Growth: width of the 80 % interval',
      value: mean(claims.map(({ width }) => width)),
      unit: 'points',
      digits: 0,
    },
    {
      name: 'Growth, students who learn twice as fast: 80 % interval',
      value: share(fast.map(claimOf), ({ ours }) => inEighty(ours)),
    },
    { name: 'Growth, students who learn twice as fast: learning rate found', value: mean(rates) },
  ];
}

/** Forecasts of students who learn, each at their own rate, against the tests they then sit. */
export const growth: Part = { name: 'growth', run };
