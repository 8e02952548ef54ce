import { DomainError } from '@aivy/contracts';
import { io } from 'socket.io-client';
import { LiveGateway } from '../src/live/live.gateway.js';
import { ASSET, gatewayUnderTest, MAYA_HASH, TOKEN, type GatewayUnderTest } from './gateway-under-test.js';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest();
});
afterAll(() => gateway.close());

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
  const connect = (token: string) =>
    io(`http://127.0.0.1:${(gateway.app.getHttpServer().address() as { port: number }).port}`, {
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
    });

  it('reach the sockets of their user and end with the session', async () => {
    const socket = connect(TOKEN);
    await new Promise((resolve) => socket.on('connect', () => resolve(undefined)));
    const received = new Promise((resolve) => socket.on('report:ready', resolve));
    await new Promise((resolve) => setTimeout(resolve, 100)); // the room is joined after the session was looked up
    gateway.app
      .get(LiveGateway)
      .deliver({ user_id: 'someone-else', event: 'report:ready', data: { kind: 'diagnostic', attempt_id: 'theirs' } });
    gateway.app
      .get(LiveGateway)
      .deliver({ user_id: 'maya', event: 'report:ready', data: { kind: 'diagnostic', attempt_id: 'a1' } });
    expect(await received).toEqual({ kind: 'diagnostic', attempt_id: 'a1' });
    const ended = new Promise((resolve) => socket.on('disconnect', resolve));
    gateway.app.get(LiveGateway).endSessions(['somebody-else', MAYA_HASH]);
    expect(await ended).toBe('io server disconnect');
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
