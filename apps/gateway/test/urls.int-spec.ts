import net from 'node:net';
import fc from 'fast-check';
import { ASSET, gatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest();
});
afterAll(() => gateway.close());

/** Sends a request line as it stands: HTTP clients would mend it. @returns the status */
function statusOf(target: string, method = 'GET'): Promise<number> {
  const { port } = gateway.app.getHttpServer().address() as { port: number };
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(
        Buffer.from(
          `${method} ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${method === 'GET' ? '' : 'content-length: 0\r\n'}\r\n`,
          'latin1',
        ),
      ),
    );
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? Number.NaN)));
    socket.on('error', reject);
  });
}

const LONG = 'a'.repeat(300);
const ODD = [
  '/%00',
  '/a%00b',
  '/index.html%00.js',
  '/%',
  '/%2',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '/%ff',
  '/%ed%a0%80',
  '/assets/%00',
  '/assets/%',
  `/${LONG}`,
  `/assets/${LONG}`,
  `/${LONG}.js`,
  `/assets/${'%E2%82%AC'.repeat(100)}`,
  `/${'a/'.repeat(3_000)}`,
];

describe('an address that nothing can have', () => {
  it.each(
    ODD.map((target) => [
      target.length > 60 ? `${target.slice(0, 40)}… (${target.length} characters)` : target,
      target,
    ]),
  )('is refused with 400 or 404: %s', async (_title, target) => {
    for (const [method, path] of [
      ['GET', target],
      ['GET', `/api${target}`],
      ['POST', `/api${target}`],
      ['GET', `/dev${target}`],
      ['HEAD', target],
    ] as const) {
      expect([method, [400, 404].includes(await statusOf(path, method))]).toEqual([method, true]);
    }
  });

  it.each(['/index.html/', '/index.html/x', `/${ASSET}/`, `/${ASSET}/x`, `/${ASSET}/x.js`])(
    'is missing below a file, which is no folder: %s',
    async (target) => {
      for (const method of ['GET', 'HEAD']) expect([method, await statusOf(target, method)]).toEqual([method, 404]);
    },
  );

  it('never makes the gateway fail, however it is put together', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '.',
        '..',
        '%',
        '%00',
        '%2e',
        '%2f',
        '%5c',
        '\\',
        '%ff',
        '%ED%A0%80',
        '?',
        '??',
        '&',
        '=',
        '%3f',
        'api',
        'assets',
        'dev',
        'mailbox.json',
        'config.json',
        'socket.io',
        'index.html',
        ASSET,
        LONG,
        ';',
        ':',
        '*',
        '@',
        '%0d%0a',
        '__proto__',
        'constructor',
      ),
      fc.string({ minLength: 1, maxLength: 8 }).map(encodeURIComponent),
      fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
    );
    const target = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    await fc.assert(
      fc.asyncProperty(target, fc.constantFrom('GET', 'POST', 'HEAD', 'DELETE'), async (path, method) => {
        const status = await statusOf(path, method);
        expect([200, 301, 302, 304, 400, 401, 404]).toContain(status);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves the pages of the client alone', async () => {
    for (const page of [
      '/',
      '/diagnostic/test',
      '/full-test/00000000-0000-4000-8000-000000000000/1',
      '/reset-password?token=%25',
      `/${'a'.repeat(200)}`,
      '/caf%C3%A9',
    ])
      expect([page, await statusOf(page)]).toEqual([page, 200]);
  });
});
