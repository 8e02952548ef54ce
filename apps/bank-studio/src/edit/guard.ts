import type { IncomingHttpHeaders } from 'node:http';

/** A request that is not answered, and why. */
export interface Refusal {
  status: number;
  why: string;
}

/** Names of this machine, as a browser writes them that was sent here by a person. */
const HERE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Does a request come from the editor's own page? Keys are behind it, and whatever page the same browser has open can send
 * requests here: under another name that was made to point here (DNS rebinding), or with a form (CSRF).
 * @param port on which the server listens
 */
export function refusalOf(method: string, headers: IncomingHttpHeaders, port: number): Refusal | null {
  const { host = '', origin } = headers;
  if (!HERE.some((name) => host === `${name}:${port}`))
    return { status: 421, why: 'The editor answers to localhost only.' };
  const site = headers['sec-fetch-site'];
  const isNavigation = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isNavigation)
    return { status: 403, why: 'Another page may not ask the editor.' };
  if (method === 'GET' || method === 'HEAD') return null;
  if (origin !== `http://${host}`) return { status: 403, why: 'Another page may not change drafts.' };
  // No form can send it, and a script of another origin has to ask first.
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return { status: 415, why: 'JSON is expected.' };
  return null;
}
