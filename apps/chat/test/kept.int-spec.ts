import { chatSchedules, chatUserData, getChatHistory, NO_QUESTION, startChat } from '@aivy/contracts';
import type { BankItem } from '@aivy/item-bank';
import { waitFor } from '@aivy/server-testing';
import { Queue } from 'bullmq';
import { jest } from '@jest/globals';
import { ChatUnderTest } from './chat-under-test.js';

jest.setTimeout(30_000);

let chat: ChatUnderTest;
let item: BankItem;
beforeAll(async () => {
  chat = await ChatUnderTest.start({ TUTOR_KEEP_DAYS: '30' });
  item = (await chat.items('choice'))[1]!;
});
afterAll(() => chat.close());

const exported = (user_id: string) => chat.call(chatUserData.export, { user_id });

describe('what is kept of a student', () => {
  it('is exported with every word, and nothing of others', async () => {
    const [maya, ben] = [chat.newUser(), chat.newUser()];
    const [first, second] = [
      await chat.startReview(maya, item),
      await chat.call(startChat, { question_id: NO_QUESTION }, maya),
    ];
    const reply = await chat.say(maya, first, 'explain');
    await chat.say(ben, await chat.startReview(ben, item), 'thanks');
    const said_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await exported(maya)).toEqual([
      {
        id: first,
        question_id: item.id,
        started_at: said_at,
        messages: [
          { role: 'user', content: 'explain', said_at },
          { role: 'ai', content: reply.content, said_at },
        ],
      },
      { id: second, question_id: null, started_at: said_at, messages: [] },
    ]);
  });

  it('is erased with the account, once and for all, and what others said stays', async () => {
    const [maya, ben] = [chat.newUser(), chat.newUser()];
    const [hers, his] = [await chat.startReview(maya, item), await chat.startReview(ben, item)];
    await Promise.all([chat.say(maya, hers, 'explain'), chat.say(ben, his, 'explain')]);
    for (let time = 0; time < 2; time += 1) await chat.call(chatUserData.erase, { user_id: maya });
    expect(await exported(maya)).toEqual([]);
    expect(await chat.messages(maya)).toEqual([]);
    expect(await chat.fault(getChatHistory, { conversation_id: hers }, maya)).toBe('CONVERSATION-NOTFOUND');
    expect(await chat.messages(ben)).toHaveLength(2);
  });

  it('goes after the days that are set, message by message, and empty conversations a day after they were begun', async () => {
    const user = chat.newUser();
    const [old, running, empty, fresh] = [
      await chat.startReview(user, item),
      await chat.startReview(user, item),
      await chat.startReview(user, item),
      await chat.startReview(user, item),
    ];
    for (const id of [old, running]) await chat.say(user, id, 'explain');
    const age = (sql: string, id: number) => chat.system.database.query(sql, [id]);
    for (const id of [old, running])
      await age(`update chat.messages set said_at = now() - interval '31 days' where conversation_id = $1`, id);
    await chat.say(user, running, 'thanks');
    for (const id of [old, empty])
      await age(`update chat.conversations set active_at = now() - interval '31 days' where id = $1`, id);
    await runSchedule(chatSchedules.eraseOldMessages.name);
    await waitFor(async () => (await exported(user)).length === 2);
    const left = await exported(user);
    expect(left.map(({ id }) => id)).toEqual([running, fresh]);
    expect(left.map(({ messages }) => messages.map(({ content }) => content)[0])).toEqual(['thanks', undefined]);
    // The talk goes on where it was.
    await chat.say(user, running, 'explain');
    expect(await chat.call(getChatHistory, { conversation_id: running }, user)).toHaveLength(4);
  });
});

/** Has the service do its scheduled work now. */
async function runSchedule(name: string): Promise<void> {
  const { url, prefix } = chat.system.redis;
  const queue = new Queue('schedules-chat', { connection: { url }, prefix: `${prefix}:bull` });
  await queue.add(name, {});
  await queue.close();
}
