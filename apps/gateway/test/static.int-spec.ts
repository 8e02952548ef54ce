import http from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { ASSET, gatewayUnderTest, DRAWN_TEXTS, type GatewayUnderTest } from './gateway-under-test.js';

const CONTENT = 'export const plain = 1;';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest();
});
afterAll(() => gateway.close());

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** As it comes: other clients decompress. */
function get(path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  const { port } = gateway.app.getHttpServer().address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

describe('a file of the web client', () => {
  it('comes as the client takes it, and says what that depends on', async () => {
    const plain = await get(`/${ASSET}`);
    const compressed = await get(`/${ASSET}?x=1`, { 'accept-encoding': 'gzip, br' });
    expect([plain.status, plain.body.toString(), plain.headers['content-encoding']]).toEqual([200, CONTENT, undefined]);
    expect([compressed.headers['content-encoding'], zlib.brotliDecompressSync(compressed.body).toString()]).toEqual([
      'br',
      CONTENT,
    ]);
    for (const { headers, body } of [plain, compressed])
      expect(headers).toMatchObject({
        'content-length': String(body.length),
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      });
    const older = await get(`/${ASSET}`, { 'accept-encoding': 'gzip, deflate' });
    expect([older.headers['content-encoding'], zlib.gunzipSync(older.body).toString()]).toEqual(['gzip', CONTENT]);
    expect(new Set([plain, compressed, older].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await get(`/${ASSET}`, { 'accept-encoding': 'br' });
    for (const tag of [headers.etag!, `"other", W/${headers.etag}`, '*']) {
      const again = await get(`/${ASSET}`, { 'accept-encoding': 'br', 'if-none-match': tag });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
      expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    const other = await get(`/${ASSET}`, { 'accept-encoding': 'br', 'if-none-match': '"another"' });
    expect(other.status).toBe(200);
  });

  it('has for HEAD the headers of GET and no body', async () => {
    for (const path of [`/${ASSET}`, '/', '/diagnostic/test', '/config.json']) {
      const [whole, head] = await Promise.all([get(path), get(path, {}, 'HEAD')]);
      expect([path, head.status, head.body.length]).toEqual([path, 200, 0]);
      const without = ({ date: _, ...rest }: http.IncomingHttpHeaders): unknown => rest;
      expect(without(head.headers)).toEqual(without(whole.headers));
    }
  });

  it('comes in parts to who goes on with it, and whole when it is another one by now', async () => {
    const { headers } = await get(`/${ASSET}`);
    const part = await get(`/${ASSET}`, { range: 'bytes=7-', 'if-range': headers.etag, 'accept-encoding': 'br' });
    expect([part.status, part.body.toString()]).toEqual([206, CONTENT.slice(7)]);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 7-${CONTENT.length - 1}/${CONTENT.length}`,
      'content-length': String(CONTENT.length - 7),
    });
    expect(part.headers['content-encoding']).toBeUndefined();
    const changed = await get(`/${ASSET}`, { range: 'bytes=7-', 'if-range': '"another"' });
    expect([changed.status, changed.body.toString()]).toEqual([200, CONTENT]);
    const beyond = await get(`/${ASSET}`, { range: 'bytes=1000-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${CONTENT.length}`]);
  });

  it('is another one for a browser that keeps it once the policy that goes with it is another', async () => {
    const secure = await gatewayUnderTest({ PUBLIC_URL: 'https://aivy.example.com' });
    const tag = (await get('/')).headers.etag!;
    const { status, headers } = await secure.http.get('/').set('if-none-match', tag);
    expect([status, headers['content-security-policy']]).toEqual([200, expect.stringContaining('upgrade-insecure')]);
    await secure.close();
  });

  it('is not there for other methods, and what the build compressed has no address of its own', async () => {
    expect((await get(`/${ASSET}`, {}, 'DELETE')).status).toBe(404);
    expect((await get(`/${ASSET}.br`)).status).toBe(404);
  });
});

describe('a page that the build has drawn for visitors', () => {
  const drawnOf = ({ body }: Answer): string | undefined =>
    Object.entries(DRAWN_TEXTS).find(([, text]) => body.toString() === text)?.[0];

  it.each([
    ['/', 'index'],
    ['/?utm_source=letter', 'index'],
    ['/signin', 'signin'],
    ['/signin?redirect=%2Fdashboard', 'signin'],
  ])(
    'is %s for who has no session, with the policy of every page, and asked for anew each time',
    async (path, name) => {
      for (const headers of [{}, { cookie: 'theme=dark' }, { cookie: 'auth=' }]) {
        const answer = await get(path, headers);
        expect([headers, answer.status, drawnOf(answer)]).toEqual([headers, 200, name]);
        expect(answer.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'content-security-policy': expect.stringContaining("script-src 'self'"),
          vary: 'Accept-Encoding, Cookie',
        });
      }
    },
  );

  it('comes as the build compressed it', async () => {
    const compressed = await get('/signin', { 'accept-encoding': 'br' });
    expect(zlib.brotliDecompressSync(compressed.body).toString()).toBe(DRAWN_TEXTS.signin);
  });

  it('is never what somebody gets who sends a session, nor the page of another address', async () => {
    for (const path of ['/', '/signin']) {
      const student = await get(path, { cookie: 'theme=dark; auth=a-token' });
      expect([path, student.status, drawnOf(student), student.headers.vary]).toEqual([path, 200, undefined, 'Cookie']);
    }
    for (const path of ['/diagnostic', '/signin/', '/signin/more', '/index', '/full-test/start', '/index.html'])
      expect([path, drawnOf(await get(path))]).toEqual([path, undefined]);
  });

  it('is not taken for the same by a browser that keeps the other of the two', async () => {
    const { headers } = await get('/');
    const asStudent = await get('/', { 'if-none-match': headers.etag, cookie: 'auth=a-token' });
    const again = await get('/', { 'if-none-match': headers.etag });
    expect([asStudent.status, again.status]).toEqual([200, 304]);
  });

  it('has no other address: there the client would not know where it is', async () => {
    for (const path of ['/drawn/index.html', '/drawn/signin.html', '/drawn/signin.html.br'])
      for (const headers of [{}, { cookie: 'auth=a-token' }])
        expect([path, (await get(path, headers)).status]).toEqual([path, 404]);
  });
});
