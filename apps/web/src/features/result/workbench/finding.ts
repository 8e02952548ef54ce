import type { Period } from './address';
import type { Attempt, Mistake } from './attempt';
import type { DailyAttempt } from './daily-attempt';
import { pointsLost } from './points-lost';

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** What was looked at: '2 tests, 12 daily sets and 8 practice sessions'. */
export function lookedAt(attempts: readonly Attempt[], daily: readonly DailyAttempt[]): string {
  const units = daily.filter(({ kind }) => kind === 'unit').length;
  const counts: [number, string][] = [
    [attempts.length, 'test'],
    [units, 'daily set'],
    [daily.length - units, 'practice session'],
  ];
  return listed(counts.filter(([count]) => count > 0).map(([count, one]) => counted(count, one)));
}

/** What was found, in a sentence. Points of one test alone: of several they do not add up to anything. */
export function finding(
  mistakes: readonly Mistake[],
  attempts: readonly Attempt[],
  daily: readonly DailyAttempt[],
): string {
  if (mistakes.length === 0) return 'No mistakes';
  const found = counted(mistakes.length, 'mistake');
  const [attempt] = attempts;
  if (attempts.length + daily.length !== 1) return `${found} in ${lookedAt(attempts, daily)}`;
  const points = attempt
    ? Math.round(
        pointsLost(
          attempt,
          attempt.questions.filter((each) => mistakes.includes(each)),
        ),
      )
    : 0;
  return points === 0 ? found : `${found}, about ${counted(points, 'point')}`;
}

export const PERIOD_NAMES: Readonly<Record<Period, string>> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  0: 'All time',
};
