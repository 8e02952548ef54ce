import { fillPath, type Call } from '@aivy/contracts';
import type supertest from 'supertest';

/**
 * One request for a call, in its method: a GET has its fields in the query, where an object becomes a text.
 * @param body text is sent as it is
 */
export function sendCall(
  http: ReturnType<typeof supertest>,
  { method, path }: Pick<Call, 'method' | 'path'>,
  body: unknown,
  token?: string,
): supertest.Test {
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const fields = typeof body === 'object' && body !== null ? body : {};
  // An address holds texts alone.
  const { path: filled } = fillPath(path, { ...UNFILLED, ...inQuery(fields) });
  const { rest } = fillPath(path, { ...fields, ...UNFILLED });
  const request = http[verb](`/api${filled}`);
  if (token) void request.set('authorization', `Bearer ${token}`);
  if (method === 'GET') return typeof body === 'object' && body !== null ? request.query(inQuery(rest)) : request;
  return request.set('content-type', 'application/json').send(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Stands in a path for a field that a request lacks. */
const UNFILLED = { job_id: 'none' };

const inQuery = (fields: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
