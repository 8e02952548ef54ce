import path from 'node:path';
import { allCalls, SERVICES, type Call } from '@aivy/contracts';
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
    apps: [...SERVICES, 'gateway'].map((name) => path.resolve(`apps/${name}/src/app.ts`)),
  });
  const email = 'fuzz@example.org';
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
});
afterAll(() => system.close());

const post = (address: string, body: object | string) => {
  const request = supertest(system.url).post(`/api${address}`).set('content-type', 'application/json');
  if (token) request.set('authorization', `Bearer ${token}`);
  return request.send(typeof body === 'string' ? body : JSON.stringify(body));
};

/** Would end the session or the account that the others need; looked at last. */
const ENDS = ['auth.signout', 'auth.end-sessions', 'auth.delete-account'];
const inputOf = ({ pattern }: Call): unknown => {
  const example = EXAMPLES[pattern]!;
  const own = 'test_id' in example ? { ...example, test_id: testId } : example;
  if (pattern !== 'full-test.save-progress') return own;
  const workspace = {
    position: 0,
    marked: [questionId],
    eliminated: { [questionId]: 'ac' },
    annotations: [
      { id: 'n1', question_id: questionId, region: 'passage', start: 1, end: 4, style: 'blue', note: 'why' },
    ],
  };
  return {
    ...own,
    question_id: [questionId],
    answer: ['a'],
    seq: [Date.now()],
    spent_ms: [1_000],
    module: 1,
    workspace,
    workspace_seq: Date.now(),
  };
};

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
