import { ROUTE_PATHS } from './route-names';

/**
 * Addresses of daily units. Given the router's own placeholders (`:day`) they are the patterns that it listens to.
 * @param subject `math`, `r&w` or `both`, as `dailySubject` writes it
 */
export const dailyStartPath = (day: number | string, planId: string, subject: string): string =>
  `/daily-test/start/${day}/${planId}/${subject}`;
export const dailyTestPath = (day: number | string, subject: string): string => `/daily-test/${day}/${subject}`;
export const dailyResultPath = (day: number | string, planId: string, subject: string): string =>
  `/daily-test/result/${day}/${planId}/${subject}`;
export const dailyFinishPath = (day: number | string): string => `/daily-test/finish/${day}`;

/** What was missed in the unit of a day. */
export const unitMistakesPath = (day: number): string => `${ROUTE_PATHS.Mistakes}?test=unit-${day}`;

/** A subject as it stands in an address. */
export const dailySubject = (subject: 'math' | 'english' | 'both'): string => (subject === 'english' ? 'r&w' : subject);
