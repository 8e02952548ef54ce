import { abilitiesOfGrowth, forecastScore, growthOf, saidForecast, type DatedAnswer } from '../src/index.js';
import { ALL_FRAMES, FORECAST_DAY, type Grown } from './growing-students.js';
import type { Row } from './row.js';
import { mean, share } from './simulees.js';

/** Right after the diagnostic: whether the told range holds the test three months later, and what one set moves. */
function firstDays({ diagnostic, firstSet, minutesPerDay, later }: Grown) {
  const told = (given: readonly DatedAnswer[]) =>
    saidForecast(
      forecastScore(abilitiesOfGrowth(growthOf({ answers: given, practised: [], frames: ALL_FRAMES() })), {
        days: 2 * FORECAST_DAY,
        minutesPerDay,
      }),
    ).total;
  const { score, low, high } = told(diagnostic);
  return {
    isHeld: later >= low && later <= high,
    off: score - later,
    moved: Math.abs(told([...diagnostic, ...firstSet.map((each) => ({ ...each, givenAt: 1 }))]).score - score),
  };
}

/** Of students who have taken a diagnostic and done a set. */
export function firstRows(students: readonly Grown[]): Row[] {
  const all = students.filter(({ firstSet }) => firstSet.length > 0).map(firstDays);
  const moves = all.map(({ moved }) => moved).sort((x, y) => x - y);
  const points = { unit: 'points', digits: 0 } as const;
  return [
    {
      name: 'Growth, after a diagnostic: told range holds the test in 90 days',
      value: share(all, ({ isHeld }) => isHeld),
      bound: { least: 0.65, most: 0.75 },
    },
    {
      name: 'Growth, after a diagnostic: told score minus what happened',
      value: mean(all.map(({ off }) => off)),
      bound: { least: -10, most: 10 },
      ...points,
    },
    {
      name: 'Growth, after a diagnostic: root mean square of that',
      value: Math.sqrt(mean(all.map(({ off }) => off ** 2))),
      ...points,
    },
    {
      name: 'Growth: what the first set moves the total, median',
      value: moves[Math.floor(moves.length / 2)]!,
      ...points,
    },
    {
      name: 'Growth: the same, 95 % of sets',
      value: moves[Math.floor(0.95 * moves.length)]!,
      bound: { most: 20 },
      ...points,
    },
  ];
}
