import path from 'node:path';
import {
  type CollectedSpan,
  type OtlpCollector,
  startOtlpCollector,
  startTestSystem,
  type TestSystem,
  waitFor,
} from '@aivy/server-testing';
import { io, type Socket } from 'socket.io-client';
import supertest from 'supertest';

/** Kinds of spans as OTLP numbers them. */
const [SERVER, CLIENT, PRODUCER, CONSUMER] = [2, 3, 4, 5];
const EMAIL = 'maya.lindqvist@example.org';
const NAME = 'Maya Lindqvist';
const PASSWORD = 'a long pass phrase';
const ANSWER = '31415';

let collector: OtlpCollector;
let system: TestSystem;
let token: string;
let testId: string;
let socket: Socket;

const trace = (digit: string): string => digit.repeat(32);
const SPAN_OF_PAGE = '00f067aa0ba902b7';

/** A call as the page makes it. @param digit of which the id of its trace is made */
async function call(name: string, body: object, digit?: string): Promise<Record<string, unknown>> {
  const request = supertest(system.url).post(`/api/${name}`);
  if (token) void request.set('authorization', `Bearer ${token}`);
  if (digit) void request.set('traceparent', `00-${trace(digit)}-${SPAN_OF_PAGE}-00`);
  const { body: answer } = await request.send(body).expect(200);
  return (answer as { data: Record<string, unknown> }).data;
}

beforeAll(async () => {
  collector = await startOtlpCollector();
  system = await startTestSystem({
    apps: ['auth', 'full-test', 'plan', 'worker', 'gateway'].map((name) => path.resolve(`apps/${name}/src/app.ts`)),
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1' },
  });
  token = '';
  await call('auth/request-verification', { email: EMAIL });
  const mails = await supertest(system.url).get('/dev/mailbox.json').query({ to: EMAIL });
  const code = /\d{6}/.exec((mails.body as { text: string }[])[0]!.text)![0];
  const account = { name: NAME, email: EMAIL, verification_code: code, password: PASSWORD };
  token = String((await call('auth/signup', account))['token']);
  socket = io(system.url, { transports: ['websocket'], auth: { token } });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  testId = String((await call('full-test/start-test', {}))['test_id']);
});
afterAll(async () => {
  socket?.close();
  await system?.close();
  await collector?.close();
});

const spansOf = (digit: string): CollectedSpan[] => collector.spans.filter(({ traceId }) => traceId === trace(digit));
const childrenOf = ({ traceId, spanId }: CollectedSpan): CollectedSpan[] =>
  collector.spans.filter((span) => span.traceId === traceId && span.parentSpanId === spanId);
/** The one span of that kind and name below another. */
function below(parent: CollectedSpan, kind: number, name: string, service: string): CollectedSpan {
  const found = childrenOf(parent).filter((span) => span.kind === kind && span.name === name);
  expect(found.map((span) => span.service)).toEqual([service]);
  return found[0]!;
}
const rootOf = (digit: string): CollectedSpan => {
  const [root, ...others] = spansOf(digit).filter(({ parentSpanId }) => parentSpanId === SPAN_OF_PAGE);
  expect(others).toEqual([]);
  return root!;
};
/** Every span of the trace but the first hangs below another one. */
const isWhole = (digit: string): boolean => {
  const spans = spansOf(digit);
  const ids = new Set([SPAN_OF_PAGE, ...spans.map(({ spanId }) => spanId)]);
  return spans.length > 1 && spans.every(({ parentSpanId }) => ids.has(parentSpanId));
};

it('a save is one tree from the page over gateway and service to the statement', async () => {
  for (const module of [1, 2]) {
    await call('full-test/get-questions', { test_id: testId, module });
    await call('full-test/submit-answers', { test_id: testId, module });
  }
  const { questions } = await call('full-test/get-questions', { test_id: testId, module: 3 });
  const { id } = (questions as { id: number; type: string }[]).find(({ type }) => type === 'blank')!;
  const body = { test_id: testId, module: 3, question_id: [id], answer: [ANSWER], time_left: 900 };
  await call('full-test/save-progress', body, 'a');
  await waitFor(() => spansOf('a').length >= 4 && isWhole('a'));
  const http = rootOf('a');
  expect(http).toMatchObject({ service: 'gateway', kind: SERVER, name: 'POST /api/full-test/save-progress' });
  expect(http.attributes).toMatchObject({ 'http.response.status_code': 200, 'aivy.call': 'full-test.save-progress' });
  const client = below(http, CLIENT, 'full-test.save-progress', 'gateway');
  const server = below(client, SERVER, 'full-test.save-progress', 'full-test');
  expect(server.attributes).toMatchObject({ 'aivy.code': 'OK', 'rpc.service': 'full-test' });
  const statements = childrenOf(server);
  expect(statements.map(({ name }) => name).join()).toContain('full_test.answers');
  for (const { kind, attributes } of statements)
    expect({ kind, system: attributes['db.system.name'] }).toEqual({ kind: CLIENT, system: 'postgresql' });
});

it('a report is one tree from the submit over its job to the worker, its calls and the notice to the page', async () => {
  const told = new Promise((resolve) => socket.once('report:ready', resolve));
  for (const module of [3, 4]) {
    await call('full-test/get-questions', { test_id: testId, module });
    await call('full-test/submit-answers', { test_id: testId, module }, module === 4 ? 'b' : undefined);
  }
  await told;
  // The job goes on behind the report with the learner record.
  const ended = (name: string) => spansOf('b').some((span) => span.name === name);
  await waitFor(() => ended('job full-test-report') && ended('socket report:ready'));
  const server = below(
    below(rootOf('b'), CLIENT, 'full-test.submit-answers', 'gateway'),
    SERVER,
    'full-test.submit-answers',
    'full-test',
  );
  const job = below(server, CONSUMER, 'job full-test-report', 'worker');
  expect(job.links).toEqual([{ traceId: trace('b'), spanId: server.spanId }]);
  const [stored] = childrenOf(job).filter(({ kind, name }) => kind === CLIENT && name.startsWith('full-test.'));
  const inOwner = below(stored!, SERVER, stored!.name, 'full-test');
  expect(childrenOf(inOwner).length).toBeGreaterThan(0);
  below(job, PRODUCER, 'socket report:ready', 'gateway');
});

it('a call that is refused is no fault of ours', async () => {
  await supertest(system.url)
    .post('/api/full-test/get-progress')
    .set('traceparent', `00-${trace('c')}-${SPAN_OF_PAGE}-00`)
    .expect(401);
  await waitFor(() => spansOf('c').length > 0);
  expect(rootOf('c')).toMatchObject({ failed: false, attributes: { 'aivy.code': 'AUTH-UNAUTHORIZED' } });
});

it('nothing personal is in any trace: no name, e-mail, id, token, answer or id of a test', async () => {
  const [user] = await system.database.query<{ user_id: string }>('select user_id from auth.users');
  const text = JSON.stringify(collector.spans);
  expect(collector.spans.length).toBeGreaterThan(50);
  for (const personal of [EMAIL, NAME, PASSWORD, token, testId, user!.user_id, ANSWER, '127.0.0.1'])
    expect(text).not.toContain(personal);
});
