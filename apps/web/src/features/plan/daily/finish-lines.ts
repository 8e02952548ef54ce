/** What is said of a finished day. @param rate share of right answers, 0-1; null where there is none to speak of */
export function finishedLine(day: number, rate: number | null): string {
  const done = `Day ${day} is behind you.`;
  if (rate === null) return `${done} Rest, and come back tomorrow.`;
  if (rate === 1) return `${done} Every question right.`;
  if (rate >= 0.6) return `${done} A good piece of work.`;
  return `${done} A hard one, and worth the more: each explanation you read now is a mistake less in the test.`;
}

/** The days in a row, in words. */
export const streakLine = (days: number): string => (days === 1 ? 'Day one of a new streak' : `${days} days in a row`);

/** How the row compares with the longest one. */
export function longestLine({ days, longest }: { days: number; longest: number }): string {
  if (days <= 1 && longest <= 1) return 'Come back tomorrow, and it is two.';
  return days >= longest ? 'Your longest so far' : `Your longest: ${longest} days`;
}
