import { allCalls, ONE_CLICK_PATH, unsubscribe, type Call } from '@aivy/contracts';

const PREFIX = '/api';
const calls: ReadonlyMap<string, Call> = new Map<string, Call>([
  ...allCalls.map((call) => [`${call.method} ${PREFIX}${call.path}`, call] as const),
  [`POST ${ONE_CLICK_PATH}`, unsubscribe],
]);

/** Where a call of the table answers, below the site root. */
export const pathOf = (call: Call): string => `${PREFIX}${call.path}`;

/** The call behind a method and a route; undefined for everything that is no call. HEAD does what GET does. */
export const callOfRoute = (method: string, path: string | undefined): Call | undefined =>
  path === undefined ? undefined : calls.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
