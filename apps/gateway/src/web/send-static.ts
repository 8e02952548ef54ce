import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import { byteRange } from './byte-range.js';
import { CODINGS, type StaticFile, type Variant } from './static-files.js';

/** Whether a list of entity tags has this one. Weak tags count, too (RFC 9110, 13.1.2). */
const names = (list: string, etag: string): boolean =>
  list.trim() === '*' || list.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

function variantFor(file: StaticFile, { headers }: IncomingMessage): Variant {
  // A part is cut from the uncompressed file, so that all parts of a download fit together.
  if (headers.range !== undefined) return file.identity;
  const coding = negotiate(
    String(headers['accept-encoding'] ?? ''),
    CODINGS.filter((each) => file[each]),
  );
  // A client that accepts none of them gets the file uncompressed: RFC 9110 prefers that to a refusal.
  return (coding && file[coding]) ?? file.identity;
}

/** Answers GET or HEAD with a file from memory: conditional requests, ranges and codings as in RFC 9110. */
export function sendStatic(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const { headers, method } = request;
  const variant = variantFor(file, request);
  if (headers['if-none-match'] !== undefined && names(headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.withoutBody).end();
    return;
  }
  const isWhole = headers['if-range'] !== undefined && headers['if-range'] !== variant.etag;
  const range =
    method === 'GET' && headers.range !== undefined && variant === file.identity && !isWhole
      ? byteRange(headers.range, variant.body.length)
      : undefined;
  if (range !== undefined) return sendPart(variant, range, response);
  response.writeHead(200, variant.headers);
  if (method === 'HEAD') response.end();
  else response.end(variant.body);
}

function sendPart(
  { body, headers, withoutBody }: Variant,
  range: Exclude<ReturnType<typeof byteRange>, undefined>,
  response: ServerResponse,
): void {
  if (range === 'unsatisfiable') {
    response.writeHead(416, [...withoutBody, 'content-range', `bytes */${body.length}`, 'content-length', '0']).end();
    return;
  }
  const { first, last } = range;
  const length = headers.lastIndexOf('content-length');
  const partly = headers.with(length + 1, String(last - first + 1));
  response.writeHead(206, [...partly, 'content-range', `bytes ${first}-${last}/${body.length}`]);
  response.end(body.subarray(first, last + 1));
}
