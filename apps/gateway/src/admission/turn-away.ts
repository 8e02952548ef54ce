import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERRORS, type FailureBody } from '@aivy/contracts';
import { requestIdOf } from '../http/request-context.js';
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
const { status, text: message } = ERRORS[CODE];
export const BUSY_STATUS = status;

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
  const body = JSON.stringify({ status: 'error', code: CODE, message, request_id: id } satisfies FailureBody);
  const { first, last } = AGAIN[rank];
  if (isTooMuchToReadAway(request)) response.shouldKeepAlive = false;
  response.writeHead(status, [
    ...headers,
    ...['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store', 'x-request-id', id],
    ...['retry-after', String(first + Math.floor(Math.random() * (last - first + 1)))],
    ...['content-length', String(Buffer.byteLength(body))],
  ]);
  response.end(body);
}
