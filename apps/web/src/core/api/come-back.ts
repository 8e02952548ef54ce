import type { ApiError, Reply } from './base-query';
import { spread } from './send-times';

/** Rounds of a call that nobody watches; whoever still gets no answer then hears it as any other failure. */
const ROUNDS = 4;
/** Longer waits are for people to decide about. */
const LONGEST_WAIT_MS = 10_000;

/** Refused before anything was begun, and worth asking again for: no limit that somebody has used up. */
export const isBusy = ({ code, retryAfterMs = 0 }: ApiError): boolean =>
  code === 'SERVICE-UNAVAILABLE' && retryAfterMs > 0 && retryAfterMs <= LONGEST_WAIT_MS;

/** Resolves after that time, or sooner when the signal is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/**
 * Asks again when the server has too much to do, after what it said, within the time that the call has.
 * @param reply the first
 * @param timeoutMs of the call; no round begins that would wait beyond it
 */
export async function comeBack(
  reply: Reply,
  ask: () => Promise<Reply>,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<Reply> {
  const until = performance.now() + timeoutMs;
  let latest = reply;
  for (let round = 0; round < ROUNDS && 'error' in latest && isBusy(latest.error); round += 1) {
    const wait = spread(latest.error.retryAfterMs ?? 0);
    if (performance.now() + wait > until) break;
    await pause(wait, signal);
    if (signal.aborted) return { error: { code: 'ABORTED', message: '' } };
    latest = await ask();
  }
  return latest;
}
