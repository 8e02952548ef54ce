import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { styleSheet } from '../preview/style.js';
import { refusalOf } from './guard.js';
import type { PageFile } from './page-files.js';
import { BodyRefusal, readJson } from './read-json.js';
import type { Answer, Routes } from './routes.js';

/** Nothing from elsewhere, no inline script, in no frame. Formulas come with styles of their own. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
/** An image of somebody else that is opened by itself may do nothing either. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** Milliseconds; looked after each second, as Node would do twice a minute only. */
const PATIENCE = { requestTimeout: 10_000, headersTimeout: 10_000, connectionsCheckingInterval: 1000 };

function send(
  response: http.ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  policy = POLICY,
): void {
  response.writeHead(status, { ...HEADERS, 'content-security-policy': policy, 'content-type': type }).end(body);
}

const sendJson = (response: http.ServerResponse, status: number, body: unknown): void =>
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body));

function sendAnswer(response: http.ServerResponse, { status, body, image }: Answer): void {
  if (image) send(response, status, image.type, image.data, IMAGE_POLICY);
  else sendJson(response, status, body);
}

/** What is told of a fault that nobody foresaw; its stack is for who started the editor. */
function sendFault(response: http.ServerResponse, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof BodyRefusal) {
    // What is left of the body is not waited for.
    response.shouldKeepAlive = false;
    return sendJson(response, error.status, { message });
  }
  // A window that was closed while it sent: no fault, and nobody to tell.
  if (response.destroyed && error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return;
  console.error(error);
  return sendJson(response, 500, { message });
}

/** The editor's server, which listens on this machine only. */
export function editorServer(routes: Routes, files: ReadonlyMap<string, PageFile>): http.Server {
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const method = request.method ?? 'GET';
    const { port } = server.address() as AddressInfo;
    const refusal = refusalOf(method, request.headers, port);
    if (refusal) return sendJson(response, refusal.status, { message: refusal.why });
    // As it was sent: URL would make `/../` something else before it is looked at.
    const path = (request.url ?? '/').split('?')[0]!;
    if (path.startsWith('/api/'))
      return sendAnswer(response, await routes.answer(method, path, () => readJson(request)));
    if (path === '/preview.css') return send(response, 200, 'text/css; charset=utf-8', styleSheet());
    const file = files.get(path === '/' ? '/index.html' : path);
    return file && method === 'GET'
      ? send(response, 200, file.type, file.body)
      : sendJson(response, 404, { message: 'There is no such page.' });
  };
  const server = http.createServer(PATIENCE, (request, response) => {
    answer(request, response).catch((error: unknown) => sendFault(response, error));
  });
  return server;
}
