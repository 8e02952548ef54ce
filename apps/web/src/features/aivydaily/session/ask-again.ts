import type { ApiError } from '../../../core/api/api';
import { RETRIES, RETRY_BASE_MS, RETRY_MULTIPLIER } from './limits';

export type Outcome<T> = { data: T } | { error: ApiError };

const SERVER_FAULT = 500;

/** The server did not decide anything: no reply, or a fault of its own. */
const isUndecided = ({ code, status }: ApiError): boolean =>
  code === 'NETWORK' || code === 'ABORTED' || status === undefined || status >= SERVER_FAULT;

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
    if (round > 0) await wait(RETRY_BASE_MS * RETRY_MULTIPLIER ** (round - 1));
    for (const ask of [direct, byChat]) {
      outcome = await ask();
      if ('data' in outcome || !isUndecided(outcome.error)) return outcome;
    }
  }
  return outcome!;
}
