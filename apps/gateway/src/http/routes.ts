import { allCalls, unsubscribe, type Call } from '@aivy/contracts';

const PREFIX = '/api';
/** Where a link in a mail leads: a browser gets the page, a mailbox's one click the call (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe';
const calls: ReadonlyMap<string, Call> = new Map<string, Call>([
  ...allCalls.map((call) => [`${call.method} ${PREFIX}${call.path}`, call] as const),
  [`POST ${UNSUBSCRIBE_PATH}`, unsubscribe],
]);

/** Where a call of the table answers, below the site root. */
export const pathOf = (call: Call): string => `${PREFIX}${call.path}`;

/** The call behind a method and a route (or URL path without its query); undefined for everything that is no call. */
export const callOfRoute = (method: string, path: string | undefined): Call | undefined =>
  path === undefined ? undefined : calls.get(`${method} ${path}`);
