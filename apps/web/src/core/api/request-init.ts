import type { HttpMethod } from '@aivy/contracts';

declare global {
  interface Window {
    /** Not in every engine yet. */
    readonly Temporal?: { readonly Now: { timeZoneId(): string } };
  }
}

/** The first date format of a page costs a slow phone a tenth of a second: none is made where the engine says the zone itself. */
const timezone = (): string => window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A trace begins with each request (W3C Trace Context): the gateway goes on with its id, and decides itself what is kept. */
function newTrace(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-00`;
}

/** @param body as JSON, null for none */
export const requestInit = (method: HttpMethod, body: string | null, token: string | null): RequestInit => ({
  method,
  headers: {
    accept: 'application/json',
    'X-Timezone': timezone(),
    traceparent: newTrace(),
    ...(body === null ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  },
  ...(body === null ? {} : { body }),
});

/** Every call lies below it. */
export const API_PREFIX = '/api';
