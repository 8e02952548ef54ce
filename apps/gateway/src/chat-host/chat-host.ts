import http, { type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { chatCalls } from '@aivy/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieToken } from './cookie-token.js';

/**
 * The chat's own host, as the documents have it: a second port of the gateway with the chat's calls alone, without the
 * API prefix. What comes in there is translated at the door, its path and its cookie, and is then a request like any
 * other: sessions, limits, validation and deadlines are the same.
 */
const onChatHost = new WeakSet<IncomingMessage>();

/** Did the request come to the chat's own host? */
export const isOnChatHost = (request: IncomingMessage): boolean => onChatHost.has(request);

const paths: ReadonlySet<string> = new Set(
  Object.values(chatCalls)
    .filter(({ audience }) => audience === 'student')
    .map(({ path }) => path),
);
/** Below the API prefix, where what is unknown is answered as such and is no page. */
const NOWHERE = '/api/not-on-this-host';

/** Where a request leads among the routes of the gateway. @param url as it came, slashes single */
export function pathOnHost(request: IncomingMessage, url: string): string {
  if (!isOnChatHost(request)) return url;
  const [path = ''] = url.split('?', 1);
  return paths.has(path) ? `/api${url}` : NOWHERE;
}

/**
 * The listener of the chat's own host.
 * @param answer what answers a request
 * @param origin of our own pages
 */
export function createChatServer(answer: RequestListener, options: ServerOptions, origin: string): Server {
  return http.createServer(options, (request, response) => {
    onChatHost.add(request);
    const token = request.headers.authorization === undefined ? cookieToken(request.headers, origin) : undefined;
    if (token !== undefined) request.headers.authorization = `Bearer ${token}`;
    answer(request, response);
  });
}

const PREFLIGHT_SECONDS = '600';

/** What lets a page of `origin` read an answer of the chat's own host: name, value, name, value. */
export const foreignHeaders = ({ headers }: IncomingMessage, origin: string): string[] => [
  ...['vary', 'Origin'],
  ...(headers.origin === origin
    ? [
        ...['access-control-allow-origin', origin],
        ...['access-control-allow-credentials', 'true'],
        ...['access-control-expose-headers', 'retry-after, x-request-id'],
      ]
    : []),
];

/**
 * Lets pages of `origin`, and no others, read the answers of the chat's own host, which has another origin than they.
 * The gateway itself has the same one and needs no such permission.
 */
export function answerForeignPages(fastify: FastifyInstance, origin: string): void {
  fastify.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOnChatHost(request.raw)) return;
    const headers = foreignHeaders(request.raw, origin);
    for (let n = 0; n < headers.length; n += 2) void reply.header(headers[n]!, headers[n + 1]);
    if (request.headers.origin !== origin || request.method !== 'OPTIONS') return;
    return reply
      .status(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'authorization, content-type, x-request-id, x-timezone')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .send();
  });
}
