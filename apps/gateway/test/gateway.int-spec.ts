import net from 'node:net';
import { DomainError } from '@aivy/contracts';
import { waitFor } from '@aivy/server-testing';
import { io, type Socket } from 'socket.io-client';
import { LiveGateway } from '../src/live/live.gateway.js';
import {
  ANALYST_TOKEN,
  ASSET,
  gatewayUnderTest,
  MAYA_HASH,
  TOKEN,
  tokenOf,
  type GatewayUnderTest,
} from './gateway-under-test.js';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest();
});
afterAll(() => gateway.close());

const portOf = ({ app }: GatewayUnderTest): number => (app.getHttpServer().address() as net.AddressInfo).port;

const question = {
  id: 7,
  type: 'choice',
  passage: '',
  img: '',
  question: 'q',
  choice_a: 'a',
  choice_b: 'b',
  choice_c: 'c',
  choice_d: 'd',
};

describe('a call', () => {
  it('reaches the service with who is calling and answers {status, data}', async () => {
    let seen: unknown;
    gateway.services.on('auth.get-user-info', (_input, caller) => {
      seen = caller;
      return {
        id: 'maya',
        name: 'Maya',
        email: 'm@example.org',
        state: 'NY',
        grade: 11,
        school: '',
        stage: 1,
        products: [1],
        role: 'student',
        time_factor: 1,
      };
    });
    const answer = await gateway.http
      .post('/api/auth/get-user-info')
      .set('authorization', `Bearer ${TOKEN}`)
      .set('x-timezone', 'America/New_York')
      .set('x-request-id', 'request-0001')
      .send({});
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: 'success', data: { name: 'Maya', stage: 1 } });
    expect(seen).toMatchObject({
      userId: 'maya',
      role: 'student',
      sessionHash: MAYA_HASH,
      timezone: 'America/New_York',
      requestId: 'request-0001',
    });
    expect(answer.headers['x-request-id']).toBe('request-0001');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('finds its session in the cache for a minute at most, so that an end that was missed is noticed', async () => {
    gateway.services.on('auth.get-user-info', () => null);
    await gateway.http.post('/api/auth/get-user-info').set('authorization', `Bearer ${TOKEN}`).send({});
    const left = await gateway.redis.ttl(`${gateway.prefix}:session:${MAYA_HASH}`);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60);
  });

  it('never lets out a field that the contract does not name', async () => {
    gateway.services.on('diagnostic.request-questions', () => [
      { ...question, answer: 'c', explanation: 'because', hints: ['h'], a: 1.2 },
    ]);
    const { body } = await gateway.http.post('/api/diagnostic/request-questions').send({ subject: 'math' });
    expect(body.data).toEqual([question]);
  });

  it('answers UNKNOWN, not the wrong shape, when a service breaks its contract', async () => {
    gateway.services.on('diagnostic.request-questions', () => [{ id: 'seven' }]);
    const { status, body } = await gateway.http.post('/api/diagnostic/request-questions').send({ subject: 'math' });
    expect([status, body.code]).toEqual([500, 'UNKNOWN']);
    expect(JSON.stringify(body)).not.toContain('seven');
  });

  it('hides what went wrong inside', async () => {
    gateway.services.on('diagnostic.request-questions', () => {
      throw new Error('relation "bank.items" does not exist');
    });
    const { body } = await gateway.http.post('/api/diagnostic/request-questions').send({ subject: 'math' });
    expect(body).toEqual({
      status: 'error',
      code: 'UNKNOWN',
      message: expect.any(String),
      request_id: expect.any(String),
    });
    expect(JSON.stringify(body)).not.toMatch(/relation|stack/);
  });

  it('reads a doubled slash in its path as one', async () => {
    gateway.services.on('diagnostic.request-questions', () => [question]);
    const { status } = await gateway.http.post('/api//diagnostic/request-questions').send({ subject: 'math' });
    expect(status).toBe(200);
  });

  it.each(['SERVICE-UNAVAILABLE', 'OUTCOME-UNKNOWN'] as const)(
    'says when to come back where its service does not answer: %s',
    async (code) => {
      gateway.services.on('diagnostic.request-questions', () => {
        throw new DomainError(code);
      });
      const { status, headers } = await gateway.http
        .post('/api/diagnostic/request-questions')
        .send({ subject: 'math' });
      expect(status).toBe(503);
      expect(['1', '2', '3']).toContain(headers['retry-after']);
    },
  );

  it('says when to come back where its service refuses for a time', async () => {
    gateway.services.on('auth.request-verification', () => {
      throw new DomainError('RATE-LIMITED', undefined, { retryAfterSeconds: 42 });
    });
    const { status, headers } = await gateway.http
      .post('/api/auth/request-verification')
      .send({ email: 'ada@example.com' });
    expect([status, headers['retry-after']]).toEqual([429, '42']);
  });

  it('is not found under a path that the table does not name', async () => {
    for (const path of [
      '/api/auth/nothing',
      '/api',
      '/api/diagnostic/attempt-for-report',
      '/api/auth/resolve-session',
    ]) {
      const { status, body } = await gateway.http.post(path).send({});
      expect([path, status, body.code]).toEqual([path, 404, 'NOT-FOUND']);
    }
  });
});

/** Sends a request line unchanged, which HTTP clients would mend. */
function sendRaw(line: string, port = portOf(gateway)): Promise<{ status: number; headers: string; body: string }> {
  return new Promise((resolve, reject) => {
    const request = `${line}\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;
    const socket = net.connect(port, '127.0.0.1', () => socket.write(Buffer.from(request, 'latin1')));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => {
      const [headers = '', body = ''] = answer.split('\r\n\r\n', 2);
      resolve({ status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body });
    });
  });
}

describe('an address that nothing can have', () => {
  const LONG = 'a'.repeat(300);
  const ODD = [
    '/%00',
    '/%',
    '/%zz',
    '/%c0%ae/',
    '/%ff',
    '/%ed%a0%80',
    `/${LONG}`,
    `/${LONG}.js`,
    `/${'a/'.repeat(3_000)}`,
  ];
  const lines = ODD.flatMap((path) => [
    `GET ${path} HTTP/1.1`,
    `GET /assets${path} HTTP/1.1`,
    `POST /api${path} HTTP/1.1`,
    `GET /api/reports/jobs${path} HTTP/1.1`,
    `DELETE /api/reports/jobs${path} HTTP/1.1`,
  ]);
  const named = (line: string) => [line.length > 60 ? `${line.slice(0, 50)}… (${line.length} characters)` : line, line];
  const isFailure = (body: string) =>
    expect(JSON.parse(body)).toEqual({
      status: 'error',
      code: expect.stringMatching(/^[A-Z-]+$/),
      message: expect.any(String),
      request_id: expect.stringMatching(/^[\w-]{8,}$/),
    });

  it.each([...lines, 'GET / HTTP/9.9', 'no HTTP at all'].map(named))(
    'gets an error like any other: %s',
    async (_title, line) => {
      const { status, headers, body } = await sendRaw(line!);
      // Reports need a session before anyone looks at their ids.
      expect([400, 401, 404]).toContain(status);
      expect(headers).toMatch(/content-type: application\/json/);
      expect(headers).toContain(`x-request-id: ${JSON.parse(body).request_id}`);
      isFailure(body);
    },
  );

  it("gets the input error of its call for an id of 300 characters, also on the chat's own host", async () => {
    const { status, body } = await gateway.http
      .get(`/api/reports/jobs/${LONG}`)
      .set('authorization', `Bearer ${ANALYST_TOKEN}`);
    expect([status, body.code]).toEqual([400, 'REPORT-INVALIDINPUT']);
    const chat = await sendRaw('POST /% HTTP/1.1', gateway.chatPort);
    expect(chat.status).toBe(404);
    isFailure(chat.body);
    isFailure((await sendRaw('no HTTP at all', gateway.chatPort)).body);
  });

  it('leaves the pages of the client alone', async () => {
    for (const path of ['/', '/diagnostic/test', '/reset-password?token=%25', `/${'a'.repeat(200)}`, '/caf%C3%A9'])
      expect([path, (await sendRaw(`GET ${path} HTTP/1.1`)).status]).toEqual([path, 200]);
    for (const path of ['/index.html/', '/index.html/x', `/${ASSET}/x.js`])
      expect([path, (await sendRaw(`GET ${path} HTTP/1.1`)).status]).toEqual([path, 404]);
  });
});

describe('the web client', () => {
  it('comes with a policy that allows no inline script', async () => {
    const { headers, text } = await gateway.http.get('/diagnostic/test');
    expect(text).toContain('<title>Aivy</title>');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('keeps hashed assets for a year and serves them compressed as they were built', async () => {
    const { headers } = await gateway.http.get(`/${ASSET}`).set('accept-encoding', 'br');
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-encoding']).toBe('br');
  });

  it('names the hosts that the client may talk to', async () => {
    const secure = await gatewayUnderTest({ PUBLIC_URL: 'https://aivy.example.com' });
    const policyOf = async ({ http }: GatewayUnderTest) =>
      /connect-src ([^;]*)/.exec((await http.get('/')).headers['content-security-policy']!)![1];
    expect(await policyOf(gateway)).toBe("'self' ws://localhost:3000");
    expect(await policyOf(secure)).toBe("'self' wss://aivy.example.com");
    await secure.close();
  });

  it.each(['/assets/missing-0000.js', '/../../package.json', '/%2e%2e/package.json'])(
    'answers 404 for the file %s',
    async (path) => {
      const { status, text } = await gateway.http.get(path);
      expect([status, text.includes('"name"')]).toEqual([404, false]);
    },
  );
});

describe('live notices', () => {
  const sockets: Socket[] = [];
  afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
  function connect(token: string): Socket {
    const options = { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true };
    const socket = io(`http://127.0.0.1:${portOf(gateway)}`, options);
    sockets.push(socket);
    return socket;
  }
  const live = () => gateway.app.get(LiveGateway);
  const tell = (userId: string) =>
    live().deliver({
      user_id: userId,
      event: 'report:ready',
      data: { kind: 'diagnostic', attempt_id: `of ${userId}` },
    });
  /** Whose reports a socket hears of. */
  function heardBy(socket: Socket): Set<string> {
    const heard = new Set<string>();
    socket.on('report:ready', ({ attempt_id: attemptId }: { attempt_id: string }) => heard.add(attemptId));
    return heard;
  }

  it('reach every socket of their student and none of another, and end with the session', async () => {
    const [phone, laptop, other] = [connect(TOKEN), connect(TOKEN), connect(tokenOf(1))];
    const [onPhone, onLaptop, onOther] = [phone, laptop, other].map(heardBy);
    // The room is joined after the session was looked up.
    await waitFor(() => {
      tell('maya');
      tell('student-1');
      return onPhone!.size > 0 && onLaptop!.size > 0 && onOther!.size > 0;
    });
    expect([onPhone, onLaptop, onOther]).toEqual(
      [['of maya'], ['of maya'], ['of student-1']].map((heard) => new Set(heard)),
    );
    const ended = new Promise((resolve) => phone.on('disconnect', resolve));
    live().endSessions(['of someone else', MAYA_HASH]);
    expect(await ended).toBe('io server disconnect');
    await waitFor(() => !laptop.connected);
    expect(other.connected).toBe(true);
  });

  it('have at most twenty sockets for a student: the oldest closes for the newest, and others keep theirs', async () => {
    const other = connect(tokenOf(1));
    const heard = heardBy(other);
    await waitFor(() => (tell('student-1'), heard.size > 0));
    const mine: Socket[] = [];
    for (let n = 0; n < 22; n += 1) {
      const socket = connect(tokenOf(2));
      const own = heardBy(socket);
      await waitFor(() => (tell('student-2'), own.size > 0));
      mine.push(socket);
    }
    await waitFor(() => mine.filter(({ connected }) => connected).length === 20);
    expect(mine.map(({ connected }) => connected)).toEqual(mine.map((_, n) => n >= 2));
    expect(other.connected).toBe(true);
  });

  it('refuse a socket without a session', async () => {
    const socket = connect('an unknown token');
    expect(await new Promise((resolve) => socket.on('disconnect', resolve))).toBe('io server disconnect');
  });
});

describe('pages for operators', () => {
  it('say which dependency fails', async () => {
    const { status, body } = await gateway.http.get('/api/health/ready');
    expect([status, body.ok, Object.keys(body.checks)]).toEqual([200, true, ['redis', 'serving']]);
  });

  it('show the API', async () => {
    expect((await gateway.http.get('/api/openapi.json')).body.openapi).toBe('3.1.0');
    expect((await gateway.http.get('/api/docs')).text).toContain('/api/diagnostic/submit-answers');
  });
});
