import { readToken } from '../session/auth-cookie';
import { API_PREFIX, requestInit } from './request-init';

/** Readings of `performance.now()`. */
export interface CallTimes {
  sentAt: number;
  /** 0 until the answer has come. */
  answeredAt: number;
}

interface AskedCall {
  body: string;
  token: string | null;
  times: CallTimes;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** Calls that were sent before the code that wants their answer was there, by path; shared with the start script. */
    aivyAhead?: Map<string, AskedCall>;
  }
}

/** What was asked longer ago may no longer be true. */
const FRESH_MS = 15_000;

/**
 * Sends a POST now whose answer the page is about to want: its `baseQuery` takes the answer instead of asking again.
 * Only for calls that change nothing, or nothing that opening the page would not.
 */
export function askAhead(path: string, input: Record<string, unknown>): void {
  const body = JSON.stringify(input);
  const token = readToken();
  const times: CallTimes = { sentAt: performance.now(), answeredAt: 0 };
  const response = fetch(API_PREFIX + path, requestInit('POST', body, token)).then(async (answer) => {
    times.answeredAt = performance.now();
    // Read at once: an answer that nobody takes must not hold a connection. A refusal says when to ask again.
    return new Response(await answer.text(), answer);
  });
  // Whoever takes it hears of a failure; nobody need.
  response.catch(() => undefined);
  (window.aivyAhead ??= new Map()).set(path, { body, token, times, response });
}

const taken = new Map<string, CallTimes>();

/** The answer to a call that was asked ahead in the same words by the same student; each is given once. */
export function takeAhead(path: string, body: string | null, token: string | null): Promise<Response> | undefined {
  const asked = window.aivyAhead?.get(path);
  if (asked === undefined) return undefined;
  window.aivyAhead?.delete(path);
  const isMeant = asked.body === body && asked.token === token && performance.now() - asked.times.sentAt < FRESH_MS;
  if (!isMeant) return undefined;
  taken.set(path, asked.times);
  // A failed one is asked again in the ordinary way.
  return asked.response;
}

/** When the call of this path was sent and answered whose answer was taken last; undefined when it was not asked ahead. */
export function timesAhead(path: string): CallTimes | undefined {
  const times = taken.get(path);
  taken.delete(path);
  return times;
}
