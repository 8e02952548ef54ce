import {
  DEFAULT_DEADLINE_MS,
  finishDay,
  ONE_CLICK_PATH,
  saveAnswers,
  saveDailyProgress,
  saveProgress,
  submitAnswer,
  submitAnswers,
  submitModule,
  type Call,
} from '@aivy/contracts';
import { callOfRoute } from '../http/routes.js';

/**
 * What goes first where there is too much to do: what students have done, then what they look at, then who comes new. A
 * student in the middle of a test loses the most.
 */
export const RANKS = ['save', 'read', 'sign-in'] as const;
export type Rank = (typeof RANKS)[number];

/** Up to which share of the limit work of a rank is let in: what is left is there for the ranks before it. */
export const SHARES: Readonly<Record<Rank, number>> = { save: 1, read: 0.8, 'sign-in': 0.6 };

const SAVES: ReadonlySet<Call> = new Set<Call>([
  saveProgress,
  submitModule,
  saveDailyProgress,
  finishDay,
  saveAnswers,
  submitAnswers,
  submitAnswer,
]);

/** Calls that hash a password or send a mail before anybody is known. */
const isSignIn = (call: Call): boolean => call.service === 'auth' && call.audience === 'visitor';

export const rankOf = (call: Call): Rank => (SAVES.has(call) ? 'save' : isSignIn(call) ? 'sign-in' : 'read');

/**
 * Does a call stand in the queue that the limit bounds? Some wait for something else: the tutor for a model, a file for
 * its reader, a password for its turn. They hold no place, and how long they take says nothing of how busy we are.
 */
export const isCounted = (call: Call): boolean =>
  !call.slow &&
  !call.file &&
  !call.limits?.includes('password-check') &&
  !isSignIn(call) &&
  (call.deadlineMs ?? 0) <= DEFAULT_DEADLINE_MS;

/** Asked by balancers and by people who look what is wrong, most of all while there is too much to do. */
export const PROBES = '/api/health/';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/**
 * Rank of a request before anything is known of it but its first line; undefined for what is no call.
 * @param path without query, slashes single
 */
export function rankOfRequest(method: string, path: string): Rank | undefined {
  if (!METHODS.has(method) || path.startsWith(PROBES)) return undefined;
  const call = callOfRoute(method, path);
  if (call) return rankOf(call);
  return path.startsWith('/api/') || path === ONE_CLICK_PATH ? 'read' : undefined;
}
