// A reply of the tutor through everything that is real: gateway, its sockets, its second port, and the chat.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { ServerEvents } from '@aivy/contracts';
import { startTestSystem, waitFor, type TestSystem } from '@aivy/server-testing';
import { jest } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import supertest from 'supertest';

jest.setTimeout(40_000);

type Part = ServerEvents['tutor:text'];

let system: TestSystem;
let chatUrl: string;
let token: string;
let conversation: number;
const open: Socket[] = [];
beforeAll(async () => {
  const app = (name: string) => path.resolve(`apps/${name}/src/app.ts`);
  const [plan, mailWorker] = ['apps/chat/test/fake-plan.ts', 'apps/worker/test/mail-worker.ts'].map((file) =>
    path.resolve(file),
  );
  system = await startTestSystem({ apps: [app('auth'), mailWorker!, plan!, app('chat')] });
  const gateway = await system.startApp(app('gateway'));
  system.url = `http://127.0.0.1:${gateway.port}`;
  chatUrl = `http://127.0.0.1:${gateway.chatPort}`;
  const email = 'maya@example.org';
  await post('/auth/request-verification', { email });
  const { body: mails } = await supertest(system.url).get('/dev/mailbox.json').query({ to: email });
  const signedUp = await post('/auth/signup', {
    name: 'Maya Lindqvist',
    email,
    verification_code: /\d{6}/.exec(mails[0].text)![0],
    password: 'a long pass phrase',
  });
  token = signedUp.body.data.token;
  conversation = (await post('/chat/start', { question_id: '1' })).body.data;
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => system.close());

function post(address: string, body: object) {
  const request = supertest(system.url).post(`/api${address}`);
  return (token ? request.set('authorization', `Bearer ${token}`) : request).send(body);
}
const rest = (message_id: string, from: number) =>
  supertest(system.url).get('/api/chat/reply').set('authorization', `Bearer ${token}`).query({ message_id, from });

async function listen(): Promise<Part[]> {
  const socket = io(system.url, { auth: { token }, transports: ['websocket'], forceNew: true });
  open.push(socket);
  const parts: Part[] = [];
  socket.on('tutor:text', (part: Part) => parts.push(part));
  await new Promise((resolve) => socket.on('connect', () => resolve(undefined)));
  await new Promise((resolve) => setTimeout(resolve, 150)); // the session is looked up after the connection stands
  return parts;
}
const textOf = (parts: readonly Part[]): string => parts.reduce((text, part) => text.slice(0, part.at) + part.text, '');

describe('a reply of the tutor', () => {
  it('comes over the socket and as the answer, the same in both', async () => {
    const parts = await listen();
    const message_id = randomUUID();
    const { status, body } = await post('/chat/send_message', {
      conversation_id: conversation,
      message: 'hi',
      message_id,
    });
    expect([status, body.data.message_id]).toEqual([200, message_id]);
    await waitFor(() => parts.some(({ done }) => done));
    expect(textOf(parts)).toBe(body.data.content);
    expect(parts.every((part) => part.message_id === message_id)).toBe(true);
  });

  it('is there for a page whose socket had dropped, from the character on that it has', async () => {
    await listen();
    for (const socket of open.splice(0)) socket.disconnect();
    const message_id = randomUUID();
    const { body } = await post('/chat/send_message', { conversation_id: conversation, message: 'thanks', message_id });
    const again = await listen();
    const { content } = body.data;
    expect((await rest(message_id, 0)).body.data).toMatchObject({ at: 0, text: content, done: true });
    expect((await rest(message_id, 9)).body.data).toMatchObject({ at: 9, text: content.slice(9), done: true });
    expect(again).toEqual([]);
    const unknown = await rest(randomUUID(), 0);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'CHAT-HISTORY-NOTFOUND']);
  });

  it('is one, when the message is sent at both doors at once', async () => {
    const message = { conversation_id: conversation, message: 'thanks', message_id: randomUUID() };
    const own = supertest(chatUrl).post('/chat/send_message').set('cookie', `auth=${token}`).send(message);
    const [one, two] = await Promise.all([post('/chat/send_message', message), own]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.data).toEqual(two.body.data);
    for (const address of ['/chat/history', '//chat/history']) {
      const { body } = await post(address, { conversation_id: String(conversation) });
      expect(body.status).toBe('success');
      expect(body.data.map(({ role }: { role: string }) => role)).toEqual([
        'user',
        'other',
        'user',
        'other',
        'user',
        'other',
      ]);
    }
  });
});
