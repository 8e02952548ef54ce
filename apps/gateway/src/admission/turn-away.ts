import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERRORS } from '@aivy/contracts';
import { requestIdOf } from '../http/request-context.js';
import { failureHeaders, failureJson } from '../http/unreadable.js';
import type { Rank } from './rank.js';

/** A refused body up to here is read to its end and thrown away, so that the client gets to read why; a larger one is cut off. */
const READ_AWAY_BYTES = 1024 * 1024;
/**
 * When to ask again, seconds: what matters least comes last. Spread, so that those who were refused together do not
 * come back together.
 */
const AGAIN: Readonly<Record<Rank, { first: number; last: number }>> = {
  save: { first: 1, last: 3 },
  read: { first: 2, last: 5 },
  'sign-in': { first: 3, last: 8 },
};

const CODE = 'SERVICE-UNAVAILABLE';
export const BUSY_STATUS = ERRORS[CODE].status;

/** Will the rest of a refused body cost more than its connection? */
export const isTooMuchToReadAway = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > READ_AWAY_BYTES;

/**
 * Answers that there is too much to do: as every error is answered, but without the way that errors come.
 * @param headers of every answer, name, value, name, value
 */
export function turnAway(
  request: IncomingMessage,
  response: ServerResponse,
  rank: Rank,
  headers: readonly string[],
): void {
  const id = requestIdOf(request.headers);
  const body = failureJson(CODE, id);
  const { first, last } = AGAIN[rank];
  if (isTooMuchToReadAway(request)) response.shouldKeepAlive = false;
  const again = String(first + Math.floor(Math.random() * (last - first + 1)));
  response.writeHead(BUSY_STATUS, failureHeaders(body, id, [...headers, 'retry-after', again]));
  response.end(body);
}
