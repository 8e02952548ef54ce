// A model that takes its time over a reply, and a second writer meanwhile.
import { randomUUID } from 'node:crypto';
import { sendChatMessage } from '@aivy/contracts';
import type { BankItem } from '@aivy/item-bank';
import { waitFor } from '@aivy/server-testing';
import { jest } from '@jest/globals';
import { ChatUnderTest } from './chat-under-test.js';
import { Page } from './page.js';
import { constrained, ScriptedEndpoint } from './scripted-endpoint.js';

jest.setTimeout(40_000);

const LONG = 'Choice A is right. Read the last line again and say in your own words what it adds. ';

let endpoint: ScriptedEndpoint;
let chat: ChatUnderTest;
/** Another one for each test: what the model has said of an item is kept. */
let items: BankItem[];
/** How long the model takes over a few characters. */
let everyMs = 0;
beforeAll(async () => {
  endpoint = await new ScriptedEndpoint((asked) => ({
    do: 'say',
    text: constrained(asked, `${LONG}This is try ${endpoint.asked.length}.`),
    everyMs,
  })).start();
  chat = await ChatUnderTest.start({ TUTOR_BASE_URL: endpoint.baseUrl, TUTOR_MODEL: 'scripted' });
  items = (await chat.items('choice')).filter(({ answer }) => answer === 'a');
});
afterAll(async () => {
  await chat.close();
  await endpoint.stop();
});

const query = (sql: string, parameters: unknown[]) => chat.system.database.query(sql, parameters);
const untilAsked = (times: number) => waitFor(() => endpoint.asked.length >= times);

describe('a reply with two writers', () => {
  it('is the one that was stored first, for both who asked and on the page that followed it', async () => {
    everyMs = 150;
    const user = chat.newUser();
    const id = await chat.startReview(user, items.pop()!);
    const message_id = randomUUID();
    const { parts, stop } = await chat.listen(user);
    const before = endpoint.asked.length;
    const first = chat.say(user, id, 'explain', { message_id });
    await untilAsked(before + 1);
    // As if the first one's process stood still for longer than its lease.
    await query(`update chat.exchanges set writing_until = now() - interval '1 second' where user_id = $1`, [user]);
    const second = chat.say(user, id, 'explain', { message_id });
    await untilAsked(before + 2);
    const replies = [await first, await second];
    expect(replies[0]).toEqual(replies[1]);
    expect(replies[0]!.content).toMatch(/This is try \d+\./);
    expect(await chat.messages(user)).toEqual([{ said: 'explain', reply: replies[0]!.content }]);
    await waitFor(() => parts.filter(({ done }) => done).length === 2);
    const page = new Page();
    for (const part of parts) await page.take(part);
    expect([page.text, page.done]).toEqual([replies[0]!.content, true]);
    await stop();
  });
});

describe('a message whose words fail', () => {
  it('can be sent again right away', async () => {
    everyMs = 0;
    const user = chat.newUser();
    const id = await chat.startReview(user, items.pop()!);
    const message_id = randomUUID();
    // The item of the conversation is in a version that no bank has.
    await query('update chat.conversations set item_version = 99 where id = $1', [id]);
    const input = { conversation_id: id, message: 'explain', message_id };
    expect(await chat.fault(sendChatMessage, input, user)).not.toBe('');
    await query('update chat.conversations set item_version = 1 where id = $1', [id]);
    const { content } = await chat.say(user, id, 'explain', { message_id });
    expect(await chat.messages(user)).toEqual([{ said: 'explain', reply: content }]);
  });
});
