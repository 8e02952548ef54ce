import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { EXAMPLES } from './examples.js';
import { gatewayUnderTest, TOKEN, type GatewayUnderTest } from './gateway-under-test.js';

const SAVED = { server_time: 0, deadline: null, refused: [] };

let gateway: GatewayUnderTest;
let port: number;
beforeAll(async () => {
  gateway = await gatewayUnderTest();
  ({ port } = gateway.app.getHttpServer().address() as AddressInfo);
});
afterAll(() => gateway.close());

/** Sends pieces over one connection, each a moment after the other. @returns all that came until its end */
function send(...pieces: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', reject).on('close', () => resolve(answer));
    void (async () => {
      for (const piece of pieces) {
        socket.write(piece);
        await new Promise((wait) => setTimeout(wait, 30));
      }
    })();
  });
}
/** As curl offers it. */
const head = (first: string, ...more: string[]): string =>
  [
    `${first} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: Upgrade, HTTP2-Settings',
    'upgrade: h2c',
    'http2-settings: AAMAAABkAAQAoAAAAAIAAAAA',
    ...more,
    '',
    '',
  ].join('\r\n');

describe('a client that offers HTTP/2 without TLS', () => {
  it('is answered over HTTP/1.1, pages and calls alike', async () => {
    expect(await send(head('GET /api/health/live'))).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i);
    expect(await send(head('GET /'))).toMatch(/^HTTP\/1\.1 200 [^]*<title>Aivy<\/title>/);
    expect(await send(head('GET /api/nowhere'))).toMatch(/^HTTP\/1\.1 404 [^]*"NOT-FOUND"/);
  });

  it('has its call done with all of its body, in however many pieces it comes, and however long it takes', async () => {
    gateway.services.on('full-test.save-progress', async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return SAVED;
    });
    const input = EXAMPLES['full-test.save-progress'];
    const body = JSON.stringify(input);
    const headers = [
      `authorization: Bearer ${TOKEN}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
    ];
    const answer = await send(
      head('POST /api/full-test/save-progress', ...headers) + body.slice(0, 10),
      body.slice(10, 40),
      body.slice(40),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*"status":"success"/);
    expect(gateway.services.received.at(-1)).toMatchObject({ pattern: 'full-test.save-progress', input });
  });

  it('is told to say how long its body is, where that stands in the body', async () => {
    expect(await send(head('POST /api/full-test/save-progress', 'transfer-encoding: chunked'))).toMatch(
      /^HTTP\/1\.1 411 /,
    );
  });

  it('may leave in the middle of its body', async () => {
    const socket = net.connect(port, '127.0.0.1');
    socket.write(head('POST /api/full-test/save-progress', 'content-length: 500') + '{');
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    expect(await send(head('GET /api/health/live'))).toMatch(/^HTTP\/1\.1 200 /);
  });
});
