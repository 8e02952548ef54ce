import { DomainError } from '@aivy/contracts';
import { EXAMPLES } from './examples.js';
import { gatewayUnderTest, OPERATOR_TOKEN, TOKEN, type GatewayUnderTest } from './gateway-under-test.js';

const ORIGIN = 'https://aivy.example.org';
const FOREIGN = 'https://elsewhere.example.org';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest({ PUBLIC_URL: ORIGIN });
  gateway.services.on('chat.start', () => 7);
  gateway.services.on('chat.history', () => [{ role: 'other', content: 'Hi!' }]);
  gateway.services.on('chat.send-message', () => ({ content: 'Hi!', phase: '3.5', quick_replies: ['explain'] }));
  gateway.services.on('chat.reply', () => ({ at: 0, text: 'Hi!', done: true }));
});
afterAll(() => gateway.close());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  gateway.chat.post(path).set(headers).send(body);
const bearer = { authorization: `Bearer ${TOKEN}` };
const cookie = { cookie: `theme=dark; auth=${TOKEN}` };

describe("the chat's own host", () => {
  it.each([
    ['/chat/start', 'chat.start', 7],
    ['/chat/send_message', 'chat.send-message', { content: 'Hi!', phase: '3.5', quick_replies: ['explain'] }],
    ['/chat/history', 'chat.history', [{ role: 'other', content: 'Hi!' }]],
    ['//chat//history', 'chat.history', [{ role: 'other', content: 'Hi!' }]],
  ])('answers POST %s as the gateway answers the call', async (path, pattern, data) => {
    const { status, body } = await post(path, EXAMPLES[pattern]!, bearer);
    expect([status, body]).toEqual([200, { status: 'success', data }]);
    expect(gateway.services.received.at(-1)).toMatchObject({ pattern, caller: { userId: 'maya' } });
  });

  it('answers GET /chat/reply with its query', async () => {
    const { status, body } = await gateway.chat.get('/chat/reply').query(EXAMPLES['chat.reply']!).set(bearer);
    expect([status, body.data]).toEqual([200, { at: 0, text: 'Hi!', done: true }]);
  });

  it('goes by the token that a program names, whatever cookie a browser adds', async () => {
    const other = { cookie: 'auth=of-somebody-else' };
    expect((await post('/chat/start', { question_id: 1 }, { ...bearer, ...other })).status).toBe(200);
    const named = { ...cookie, authorization: 'Bearer other' };
    expect((await post('/chat/start', { question_id: 1 }, named)).status).toBe(401);
  });

  it.each([
    '/',
    '/index.html',
    '/api/chat/history',
    '/api/auth/signin',
    '/auth/signin',
    '/api/health/ready',
    '/dev/mailbox',
    '/chat',
    '/chat/history/x',
    '/chat/distress',
    '/api/docs',
  ])('knows nothing else, such as %s, not even for an operator', async (path) => {
    const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    for (const answer of [await gateway.chat.get(path).set(operator), await post(path, {}, operator)])
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT-FOUND']);
  });

  it('takes the session of the cookie, from our own pages and from programs', async () => {
    for (const headers of [cookie, { ...cookie, origin: ORIGIN, 'sec-fetch-site': 'same-site' }])
      expect((await post('/chat/start', { question_id: 1 }, headers)).status).toBe(200);
  });

  it.each([
    ['without a session', {}],
    ['with a cookie that a page of another origin makes a browser send', { ...cookie, origin: FOREIGN }],
    ['with a cookie on a request that another site has caused', { ...cookie, 'sec-fetch-site': 'cross-site' }],
    ['with an empty cookie', { cookie: 'auth=' }],
    ['with a cookie that is no token', { cookie: 'auth=%E0%A4%A' }],
    ['with a cookie of several lines', { cookie: 'auth=a%0d%0ab' }],
  ])('refuses a call %s in the words of the documents', async (_what, headers) => {
    const before = gateway.services.received.length;
    const { status, body } = await post('/chat/history', { conversation_id: 1 }, headers);
    expect([status, body.code, body.message]).toEqual([401, 'AUTH-UNAUTHORIZED', 'Authentication token not found']);
    expect(gateway.services.received).toHaveLength(before);
  });

  it('refuses a session that is over as every call does', async () => {
    const sessions: Record<string, string>[] = [{ authorization: 'Bearer other' }, { cookie: 'auth=other' }];
    for (const headers of sessions) {
      const { status, body } = await post('/chat/history', { conversation_id: 1 }, headers);
      expect([status, body.code]).toEqual([401, 'AUTH-UNAUTHORIZED']);
      expect(body.message).toMatch(/session/);
    }
  });

  it.each([
    ['/chat/start', { question_id: 'x' }, 'Invalid question ID'],
    ['/chat/start', {}, 'Invalid question ID'],
    ['/chat/start', { question_id: 1.5 }, 'Invalid question ID'],
    ['/chat/history', { conversation_id: '1; drop' }, 'Invalid conversation ID'],
    ['/chat/history', { conversation_id: -1 }, 'Invalid conversation ID'],
    ['/chat/send_message', { conversation_id: 'abc', message: 'hint' }, 'Invalid conversation ID'],
  ])('answers %s %j with 400 and %s', async (path, body, message) => {
    const answer = await post(path, body, bearer);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('lets pages of our origin read its answers, also those of refusals, and no others', async () => {
    const own = await post('/chat/history', { conversation_id: 1 }, { ...bearer, origin: ORIGIN });
    expect(own.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      // What a page needs of an answer to try again, and to report a fault.
      'access-control-expose-headers': 'retry-after, x-request-id',
    });
    expect(own.headers['vary']).toMatch(/Origin/);
    const refused = await post('/chat/history', {}, { origin: ORIGIN });
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, ORIGIN]);
    for (const origin of [FOREIGN, 'null', `${ORIGIN}.evil.org`, 'http://aivy.example.org']) {
      const { headers } = await post('/chat/history', { conversation_id: 1 }, { ...bearer, origin });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
    const main = await gateway.http
      .post('/api/chat/history')
      .set({ ...bearer, origin: ORIGIN })
      .send({});
    expect(main.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('answers the question that a browser asks before a call of ours, and refuses that of others', async () => {
    const ask = (origin: string) =>
      gateway.chat.options('/chat/send_message').set({ origin, 'access-control-request-method': 'POST' });
    const own = await ask(ORIGIN);
    expect(own.status).toBe(204);
    expect(own.headers['access-control-allow-methods']).toBe('GET, POST');
    expect(own.headers['access-control-allow-headers']).toMatch(/authorization, content-type/);
    const foreign = await ask(FOREIGN);
    expect([foreign.status, foreign.headers['access-control-allow-origin']]).toEqual([404, undefined]);
  });

  it('reads JSON and nothing else, so that a form of another site cannot post', async () => {
    const { status } = await gateway.chat.post('/chat/start').set(cookie).type('form').send({ question_id: 1 });
    expect(status).toBe(400);
  });

  it('shares the limits of the gateway', async () => {
    gateway.services.on('chat.send-message', () => {
      throw new DomainError('CONVERSATION-NOTFOUND');
    });
    const say = (at: 'chat' | 'http') =>
      gateway[at]
        .post(at === 'chat' ? '/chat/send_message' : '/api/chat/send_message')
        .set(bearer)
        .send(EXAMPLES['chat.send-message']!);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => say(n % 2 ? 'chat' : 'http')));
    const refused = answers.filter(({ status }) => status === 429);
    // One was used by a test before, and one comes back each second meanwhile.
    expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(16);
    expect(refused.length).toBeGreaterThanOrEqual(14);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('1');
  });

  it('leaves with the gateway', async () => {
    const leaving = await gatewayUnderTest({ DRAIN_SECONDS: '0' });
    leaving.services.on('chat.history', () => new Promise((resolve) => setTimeout(() => resolve([]), 1_000)));
    const running = leaving.chat.post('/chat/history').set(bearer).send({ conversation_id: 1 });
    const answered = running.then(({ status, headers }) => [status, headers['connection']]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const drained = leaving.drain.run();
    expect(await answered).toEqual([200, 'close']);
    await drained;
    await expect(fetch(`http://127.0.0.1:${leaving.chatPort}/chat/reply`)).rejects.toThrow('fetch failed');
    await leaving.close();
  });
});
