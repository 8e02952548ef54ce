import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

const GIVEN_ID = /^[A-Za-z0-9_-]{8,64}$/;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
/** What proxies tell about the one they speak for. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-original-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
];

/** The caller's own request id when it is harmless to log, otherwise a new one. */
export function requestIdOf(headers: Record<string, string | string[] | undefined>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
}

/** The token of `Authorization: Bearer …`, or undefined. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

/** Zones in their one spelling that somebody has named: making a format to look one up costs as much as a query. */
const knownZones = new Set<string>();

/**
 * The client's IANA time zone from `X-Timezone`, or undefined when it names none. In its one spelling: upper and lower
 * case do not count, and what services keep for each zone would grow with every way to write it.
 */
export function timezoneOf(request: FastifyRequest): string | undefined {
  const given = request.headers['x-timezone'];
  if (typeof given !== 'string' || given.length > 64) return undefined;
  if (knownZones.has(given)) return given;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions();
    // Other spellings are not remembered: of them there is no end.
    knownZones.add(timeZone);
    return timeZone;
  } catch {
    return undefined;
  }
}

/**
 * Does a request come from this very machine? Its socket says so, whatever headers claim; a page of another site that
 * was made to resolve to us (DNS rebinding) gives itself away by its Host, a proxy on this machine by what it adds.
 */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const forwarded = FORWARDING.some((name) => headers[name] !== undefined);
  return !forwarded && LOOPBACK.test(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '');
}
