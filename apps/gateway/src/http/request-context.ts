import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const GIVEN_ID = /^[A-Za-z0-9_-]{8,64}$/;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

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

/** The client's IANA time zone from `X-Timezone`, or undefined when it names none. */
export function timezoneOf(request: FastifyRequest): string | undefined {
  const given = request.headers['x-timezone'];
  if (typeof given !== 'string' || given.length > 64) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone: given });
    return given;
  } catch {
    return undefined;
  }
}

export const isLoopback = (address: string): boolean => LOOPBACK.test(address);
