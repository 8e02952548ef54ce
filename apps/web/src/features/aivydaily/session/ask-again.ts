import type { ApiError } from '../../../core/api/api';
import { RETRIES, RETRY_BASE_MS, RETRY_MULTIPLIER } from './limits';

export type Outcome<T> = { data: T } | { error: ApiError };

const REFUSED = 400;
const SERVER_FAULT = 500;

/** The server did not decide anything: no reply, one that is not its own, or a fault. */
const isUndecided = ({ code, status }: ApiError): boolean =>
  code === 'NETWORK' || code === 'ABORTED' || status === undefined || status < REFUSED || status >= SERVER_FAULT;

/**
 * Refusals of the chat that may be our own doing: the direct call was stored and only its reply was lost. Asked again the
 * direct call says so, because it names its attempt, which a message does not.
 */
const OURS_PERHAPS: readonly string[] = ['DUPLICATE-ANSWER', 'ANSWER-REACHLIMIT'];

/**
 * Asks directly, and by the tutor's chat where that does not work (the documents' fallback); both again after waits that
 * double. A refusal is an answer and is not asked for twice.
 */
export async function askAgain<T>(
  direct: () => Promise<Outcome<T>>,
  byChat: () => Promise<Outcome<T>>,
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Outcome<T>> {
  let outcome: Outcome<T> | null = null;
  for (let round = 0; round <= RETRIES; round += 1) {
    // Without any network there is nothing to wait for here: whoever asked hears when it is back.
    if (round > 0 && !navigator.onLine) return outcome!;
    if (round > 0) await wait(RETRY_BASE_MS * RETRY_MULTIPLIER ** (round - 1));
    outcome = await direct();
    if ('data' in outcome || !isUndecided(outcome.error)) return outcome;
    outcome = await byChat();
    if ('data' in outcome) return outcome;
    if (!isUndecided(outcome.error) && !OURS_PERHAPS.includes(outcome.error.code)) return outcome;
  }
  return outcome!;
}
