import { IncomingMessage, ServerResponse, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Answers who would rather speak another protocol (curl and Java's client offer `Upgrade: h2c`) as if they had not asked:
 * a server may stay with HTTP/1.1. Node hands such requests to whoever listens for `upgrade`, and socket.io, which does,
 * cuts off all that are not its own. The connection ends with the answer.
 * @param isOurs tells the requests that another listener takes
 */
export function stayWithHttp(server: Server, isOurs: (request: IncomingMessage) => boolean): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isOurs(request)) return;
    socket.on('error', () => undefined);
    const bytes = bodyBytes(request);
    if (bytes === undefined) {
      socket.end('HTTP/1.1 411 Length Required\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    // Of TCP it is: HTTP is listened for nowhere else.
    const plain = plainRequest(request, socket as Socket);
    const response = new ServerResponse(plain);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as Socket);
    response.once('finish', () => socket.end());
    readBody(plain, socket, head, bytes);
    server.emit('request', plain, response);
  });
}

/** Undefined for a body whose end stands in itself: nobody parses it any more. */
const bodyBytes = ({ headers }: IncomingMessage): number | undefined =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined;

/** The same request with a body to come: for Node the one that asks for an upgrade has none. */
function plainRequest(request: IncomingMessage, socket: Socket): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  const told = { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor };
  return Object.assign(new IncomingMessage(socket), told);
}

/** A body must have come whole within this time, as every request must. */
const BODY_MS = 20_000;

/** Node has stopped reading at the end of the headers; what belongs to the request comes from the bare connection. */
function readBody(request: IncomingMessage, socket: Duplex, head: Buffer, bytes: number): void {
  let left = bytes;
  const timer = setTimeout(() => socket.destroy(), BODY_MS);
  const take = (chunk: Buffer): void => {
    const own = chunk.subarray(0, left);
    left -= own.length;
    if (own.length > 0) request.push(own);
    if (left > 0) return;
    clearTimeout(timer);
    request.complete = true;
    request.push(null);
    socket.off('data', take);
    // Anything behind it is not asked for: the connection ends with this answer.
    socket.resume();
  };
  socket.on('data', take);
  socket.once('close', () => {
    clearTimeout(timer);
    if (!request.complete) request.destroy();
  });
  take(head);
}
