import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORS, type ErrorCode, type FailureBody } from '@aivy/contracts';
import { requestIdOf } from './request-context.js';

/** The body of an error that never reaches the error filter. */
export const failureJson = (code: ErrorCode, requestId: string): string =>
  JSON.stringify({
    status: 'error',
    code,
    message: ERRORS[code].text,
    request_id: requestId,
  } satisfies FailureBody);

/**
 * The headers of such an answer.
 * @param more of every answer; name, value, name, value
 */
export const failureHeaders = (body: string, requestId: string, more: readonly string[] = []): string[] => [
  ...more,
  ...['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store', 'x-request-id', requestId],
  ...['content-length', String(Buffer.byteLength(body))],
];

/** Answers a request whose address the router can't decode, such as `/%`. @param headers of every answer */
export function answerUnreadable(request: IncomingMessage, response: ServerResponse, headers: readonly string[]): void {
  const id = requestIdOf(request.headers);
  const body = failureJson('INVALIDINPUT', id);
  response.writeHead(ERRORS.INVALIDINPUT.status, failureHeaders(body, id, headers)).end(body);
}

/** Answers what isn't HTTP, has too many headers, or doesn't come to its end in time, and closes the connection. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const id = requestIdOf({});
    const body = failureJson('INVALIDINPUT', id);
    const lines = failureHeaders(body, id).map((text, n) => (n % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    socket.write(`HTTP/1.1 400 Bad Request\r\nconnection: close\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroy();
}
