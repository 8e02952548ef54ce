// A chat process that is killed while a reply streams: a real process of its own, and another replica beside it.
import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { getChatHistory } from '@aivy/contracts';
import { waitFor } from '@aivy/server-testing';
import { jest } from '@jest/globals';
import { ChatUnderTest } from './chat-under-test.js';
import { Page } from './page.js';
import { constrained, ScriptedEndpoint } from './scripted-endpoint.js';

jest.setTimeout(60_000);

// Inside the workspace, so that the bundle finds its packages.
const dir = path.resolve('.aivy/run', `killed-chat-${process.pid}`);
const FIRST = 'Choice A is right. ';

let endpoint: ScriptedEndpoint;
let chat: ChatUnderTest;
beforeAll(async () => {
  const bundle = `import { bundleServer } from './tools/build/bundle.mjs'; await bundleServer({ entries: { chat: 'apps/chat/src/main.ts' }, dir: ${JSON.stringify(dir)} });`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', bundle]);
  // Nobody gets beyond the first sentence.
  endpoint = await new ScriptedEndpoint((asked) => ({
    do: 'stall',
    text: constrained(asked, `${FIRST}The rest of it never comes. `).slice(0, -20),
  })).start();
  chat = await ChatUnderTest.start({}, 'test/tables-only.ts');
}, 60_000);
afterAll(async () => {
  await chat.close();
  await endpoint.stop();
  fs.rmSync(dir, { recursive: true, force: true });
});

describe('a chat process that is killed while a reply streams', () => {
  it('leaves a message that another one answers, once, and a page that ends up with that answer', async () => {
    const user = chat.newUser();
    const item = (await chat.items('choice')).find(({ answer }) => answer === 'a')!;
    const { parts, stop } = await chat.listen(user);
    const { database, redis } = chat.system;
    const doomed = spawn(process.execPath, [path.join(dir, 'chat.js')], {
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        REDIS_URL: redis.url,
        KEY_PREFIX: redis.prefix,
        LOG_LEVEL: 'silent',
        TUTOR_BASE_URL: endpoint.baseUrl,
        TUTOR_MODEL: 'scripted',
      },
      stdio: 'ignore',
    });
    const conversation = await waitFor(() => chat.startReview(user, item), { timeoutMs: 25_000 });
    const message_id = randomUUID();
    const answered = chat.say(user, conversation, 'explain', { message_id });
    try {
      await waitFor(() => parts.some(({ text }) => text !== ''), { timeoutMs: 25_000 });
    } finally {
      doomed.kill('SIGKILL');
      await once(doomed, 'exit');
    }
    expect(parts.map(({ text }) => text).join('')).toContain('Choice A is right.');
    await chat.system.startApp(path.resolve('apps/chat/src/app.ts'));
    const { content } = await answered;
    expect(await chat.say(user, conversation, 'explain', { message_id })).toMatchObject({ content });
    const history = await chat.call(getChatHistory, { conversation_id: conversation }, user);
    expect(history.map(({ role }) => role)).toEqual(['user', 'other']);
    await waitFor(() => parts.some(({ done }) => done));
    const page = new Page();
    for (const part of parts) await page.take(part);
    expect(page.text).toBe(content);
    expect(content.startsWith(FIRST)).toBe(false);
    await stop();
  });
});
