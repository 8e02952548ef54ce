import type { IncomingMessage, ServerResponse } from 'node:http';
import { byteRange } from './byte-range.js';
import { acceptedCodings } from './content-coding.js';
import type { StaticFile, Variant } from './static-files.js';

/** Does a list of entity tags name this one? Weak ones count where bytes do not matter (RFC 9110, 13.1.2). */
const names = (list: string, etag: string): boolean =>
  list.trim() === '*' || list.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

function variantFor(file: StaticFile, { headers }: IncomingMessage): Variant | undefined {
  const codings = acceptedCodings(headers['accept-encoding'] as string | undefined);
  // A part of a file is a part of the file as it is: what a client puts together has one coding.
  const wanted = headers.range === undefined ? codings : codings.filter((coding) => coding === 'identity');
  for (const coding of wanted) {
    const variant = file[coding];
    if (variant) return variant;
  }
  return undefined;
}

/** Answers GET or HEAD with a file that is held in memory: conditional requests, parts and codings by RFC 9110. */
export function sendStatic(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const { headers, method } = request;
  // Who takes none of our codings gets the file as it is: the standard prefers that to a refusal.
  const variant = variantFor(file, request) ?? file.identity;
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
