// A model that takes its time over a reply, and what becomes of the turn meanwhile.
import { randomUUID } from 'node:crypto';
import { sendChatMessage } from '@aivy/contracts';
import type { BankItem } from '@aivy/item-bank';
import { waitFor } from '@aivy/server-testing';
import { jest } from '@jest/globals';
import { ChatUnderTest } from './chat-under-test.js';
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
const turnOf = async (id: number) =>
  (
    (await query(
      `select answering_by as by, extract(epoch from answering_until - active_at)::float as left from chat.conversations where id = $1`,
      [id],
    )) as { by: string | null; left: number | null }[]
  )[0]!;

describe('a turn to answer', () => {
  it('that was lost stores nothing: both who asked get what the other one has written', async () => {
    everyMs = 150;
    const user = chat.newUser();
    const id = await chat.startReview(user, items.pop()!);
    const message_id = randomUUID();
    const { parts, stop } = await chat.listen(user);
    const before = endpoint.asked.length;
    const first = chat.say(user, id, 'explain', { message_id });
    await untilAsked(before + 1);
    // As if the first one's process stood still for longer than its lease.
    await query(`update chat.conversations set answering_until = now() - interval '1 second' where id = $1`, [id]);
    const second = chat.say(user, id, 'explain', { message_id });
    await untilAsked(before + 2);
    const replies = [await first, await second];
    expect(replies[0]).toEqual(replies[1]);
    expect(replies[0]!.content).toContain(`This is try ${before + 2}.`);
    const stored = await chat.messages(user);
    expect(stored.map(({ role }) => role)).toEqual(['user', 'ai']);
    expect(stored[1]!.content).toBe(replies[0]!.content);
    expect((await turnOf(id)).by).toBeNull();
    // The page hears of one end only, of the reply that is stored.
    await waitFor(() => parts.some(({ done }) => done));
    expect(parts.filter(({ done }) => done)).toHaveLength(1);
    await stop();
  });

  it('is kept by who is alive, however long the model takes; the next message waits for it', async () => {
    everyMs = 400;
    const user = chat.newUser();
    const id = await chat.startReview(user, items.pop()!);
    const first = chat.say(user, id, 'explain');
    await waitFor(async () => ((await turnOf(id)).left ?? 0) > 6, { timeoutMs: 5_000 });
    everyMs = 0;
    const second = chat.say(user, id, 'thanks');
    const [{ content }] = await Promise.all([first, second]);
    const stored = await chat.messages(user);
    expect(stored.map(({ role }) => role)).toEqual(['user', 'ai', 'user', 'ai']);
    expect(stored[1]!.content).toBe(content);
  });

  it('ends with a fault, so that the message can be sent again at once', async () => {
    everyMs = 0;
    const user = chat.newUser();
    const id = await chat.startReview(user, items.pop()!);
    const message_id = randomUUID();
    // The item of the conversation is of a release that nobody has.
    await query('update chat.conversations set item_version = 99 where id = $1', [id]);
    const input = { conversation_id: id, message: 'explain', message_id };
    expect(await chat.fault(sendChatMessage, input, user)).not.toBe('');
    expect((await turnOf(id)).by).toBeNull();
    await query('update chat.conversations set item_version = 1 where id = $1', [id]);
    await chat.say(user, id, 'explain', { message_id });
    expect((await chat.messages(user)).map(({ role }) => role)).toEqual(['user', 'ai']);
  });
});
