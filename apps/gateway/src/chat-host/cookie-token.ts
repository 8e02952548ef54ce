import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_COOKIE } from '@aivy/contracts';

/** What a browser says of a request that a page of ours, or no page, has caused. */
const OWN_SITES: readonly unknown[] = [undefined, 'same-origin', 'same-site', 'none'];

/**
 * The session token in the cookie of a request. A browser sends it along whoever causes the request, so it counts only
 * where no page of another origin did.
 * @param origin of our own pages
 */
export function cookieToken(headers: IncomingHttpHeaders, origin: string): string | undefined {
  if (headers.origin !== undefined && headers.origin !== origin) return undefined;
  if (!OWN_SITES.includes(headers['sec-fetch-site'])) return undefined;
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=', 2);
    if (name === SESSION_COOKIE) return decode(value);
  }
  return undefined;
}

function decode(value: string): string | undefined {
  try {
    const token = decodeURIComponent(value);
    // As in a header: nothing else can be a token of ours.
    return /^[\w.~+/=-]+$/.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}
