import path from 'node:path';
import { allCalls, SERVICES, type Call, type ServiceName } from '@aivy/contracts';
import type { HealthReport } from '@aivy/server-kit';
import { startTestSystem, type TestSystem } from '@aivy/server-testing';
import supertest from 'supertest';
import { EXAMPLES } from './examples.js';
import { sendCall } from './send-call.js';
import { mutationsOf } from './mutations.js';

/** The whole server: what a schema lets through must be taken by the service and its database as well. */
let system: TestSystem;
let token: string;
let testId: string;
let questionId: number;
beforeAll(async () => {
  system = await startTestSystem({
    apps: [...SERVICES, 'worker', 'gateway'].map((name) => path.resolve(`apps/${name}/src/app.ts`)),
  });
  await beginTest('fuzz@example.org');
});
afterAll(() => system.close());

/** A new account, signed in, in the first module of a full test. */
async function beginTest(email: string): Promise<void> {
  token = '';
  await post('/auth/request-verification', { email });
  const { body: mails } = await supertest(system.url).get('/dev/mailbox.json').query({ to: email });
  const { body } = await post('/auth/signup', {
    name: 'Maya',
    email,
    verification_code: /\d{6}/.exec(mails[0].text)![0],
    password: 'a long pass phrase',
  });
  token = body.data.token;
  testId = (await post('/full-test/start-test', {})).body.data.test_id;
  const { body: opened } = await post('/full-test/get-questions', { test_id: testId, module: 1 });
  questionId = opened.data.questions[0].id;
}

const post = (address: string, body: object | string) => {
  const request = supertest(system.url).post(`/api${address}`).set('content-type', 'application/json');
  if (token) request.set('authorization', `Bearer ${token}`);
  return request.send(typeof body === 'string' ? body : JSON.stringify(body));
};

/** Would end the session or the account that the others need; looked at last. */
const ENDS = ['auth.signout', 'auth.end-sessions', 'auth.delete-account'];
const inputOf = ({ pattern }: Call): unknown => {
  if (pattern === 'full-test.save-progress') return save();
  const example = EXAMPLES[pattern]!;
  return 'test_id' in example ? { ...example, test_id: testId } : example;
};
function save(): object {
  const workspace = {
    position: 0,
    marked: [questionId],
    eliminated: { [questionId]: 'ac' },
    annotations: [
      { id: 'n1', question_id: questionId, region: 'passage', start: 1, end: 4, style: 'blue', note: 'why' },
    ],
  };
  return {
    test_id: testId,
    time_left: 900,
    question_id: [questionId],
    answer: ['a'],
    seq: [Date.now()],
    spent_ms: [1_000],
    module: 1,
    workspace,
    workspace_seq: Date.now(),
  };
}

describe('a desk with names that no database takes', () => {
  it.each(['1\0', '\ud800', 'x'])('is refused as bad input, naming the field: %j', async (name) => {
    const desk = `{"position":0,"marked":[],"eliminated":{${JSON.stringify(name)}:"a"},"annotations":[]}`;
    const { status, body } = await post(
      '/full-test/save-progress',
      `{"test_id":"${testId}","question_id":[],"answer":[],"time_left":900,"workspace":${desk},"workspace_seq":5}`,
    );
    expect([status, body.code]).toEqual([400, 'FT-INVALIDINPUT']);
    expect(body.details[0].path).toMatch(/^workspace\.eliminated/);
  });
});

describe('whatever is sent', () => {
  const calls = [
    ...allCalls.filter(({ pattern }) => !ENDS.includes(pattern)),
    ...allCalls.filter(({ pattern }) => ENDS.includes(pattern)),
  ];

  it.each(calls.map((call) => [call.pattern, call] as const))(
    '%s answers with a code of the catalogue, never with 500',
    async (_pattern, call) => {
      const surprises: unknown[] = [];
      for (const { title, body } of mutationsOf(inputOf(call))) {
        // In a query there are texts alone; what is no object has no fields.
        const given: unknown = call.method === 'GET' ? JSON.parse(body) : body;
        const { status, body: answer } = await sendCall(supertest(system.url), call, given, token);
        if (status >= 500 || (status !== 200 && typeof answer.code !== 'string'))
          surprises.push({ title, status, code: answer.code });
      }
      expect(surprises).toEqual([]);
    },
  );
});

describe('while one service after another stops', () => {
  /** A call of each service that a student makes. The full test goes on, so it isn't here. */
  const CALLS: Record<Exclude<ServiceName, 'full-test' | 'analyst'>, string> = {
    chat: 'chat.start',
    aivydaily: 'aivydaily.history',
    diagnostic: 'diagnostic.get-test-detail',
    plan: 'plan.get-plan',
    auth: 'auth.get-user-info',
  };

  it('stays ready and saves answers; calls to a missing service get 503 and a time to come back', async () => {
    await beginTest('away@example.org');
    await system.stopApp('analyst');
    const stopped = ['service analyst'];
    const refused: Promise<supertest.Response>[] = [];
    for (const [service, pattern] of Object.entries(CALLS)) {
      await system.stopApp(service);
      stopped.push(`service ${service}`);
      const call = allCalls.find((each) => each.pattern === pattern)!;
      refused.push(sendCall(supertest(system.url), call, EXAMPLES[pattern], token).then((response) => response));
      const { status, body } = await supertest(system.url).get('/api/health/ready');
      const away = Object.entries((body as HealthReport).checks).flatMap(([name, { ok }]) => (ok ? [] : [name]));
      expect([status, away.sort()]).toEqual([200, stopped.sort()]);
      expect((await post('/full-test/save-progress', save())).body.status).toBe('success');
    }
    for (const { status, body, headers } of await Promise.all(refused)) {
      expect([status, body.code]).toEqual([503, 'SERVICE-UNAVAILABLE']);
      expect(headers['retry-after']).toMatch(/^[1-3]$/);
    }
    expect((await post('/full-test/save-progress', save())).body.status).toBe('success');
  });
});
