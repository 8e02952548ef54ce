// A rollout: programs of the release before store and read `chat.messages`, those of this one `chat.exchanges`.
import { randomUUID } from 'node:crypto';
import {
  chatUserData,
  getChatHistory,
  handleChatDistress,
  listChatDistress,
  NO_QUESTION,
  startChat,
} from '@aivy/contracts';
import { ChatUnderTest } from './chat-under-test.js';

let chat: ChatUnderTest;
let user: string;
let id: number;
beforeAll(async () => {
  chat = await ChatUnderTest.start();
});
beforeEach(async () => {
  user = chat.newUser();
  id = await chat.call(startChat, { question_id: NO_QUESTION }, user);
});
afterAll(() => chat.close());

const query = <T extends object>(sql: string, ...values: unknown[]) => chat.system.database.query<T>(sql, values);
/** The two statements by which the release before stored a message and its reply. */
const before = {
  say: (messageId: string, said: string, grade: number | null = null) =>
    query(
      `insert into chat.messages (user_id, conversation_id, place, role, message_id, phase, content, grade, distress, said_at)
       select $1, $2, coalesce(max(place), 0) + 1, 'user', $3, '3.1', $4, $5::smallint, $5::smallint is not null, now()
       from chat.messages where user_id = $1 and conversation_id = $2`,
      ...[user, id, messageId, said, grade],
    ),
  reply: (messageId: string, text: string) =>
    query(
      `insert into chat.messages (user_id, conversation_id, place, role, message_id, phase, content, move, source,
         blocked, quick_replies, note, said_at)
       select $1, $2, coalesce(max(place), 0) + 1, 'ai', $3, '3.1', $4, '{"move":"thanks"}', 'offline', false, '["explain"]', null, now()
       from chat.messages where user_id = $1 and conversation_id = $2`,
      ...[user, id, messageId, text],
    ),
  lines: () =>
    query<{ role: string; content: string }>(
      'select role, content from chat.messages where user_id = $1 order by place',
      user,
    ),
};
const history = async () =>
  (await chat.call(getChatHistory, { conversation_id: id }, user)).map(({ content }) => content);

describe('a message that the release before stored', () => {
  it('is in the history and the account file, and gets the same reply when it is sent again', async () => {
    const message_id = randomUUID();
    await before.say(message_id, 'thanks');
    await before.reply(message_id, 'Any time.');
    expect(await chat.say(user, id, 'thanks', { message_id })).toEqual({
      ...{ content: 'Any time.', phase: '3.1', message_id, quick_replies: ['explain'] },
      face: 'neutral',
    });
    expect(await history()).toEqual(['thanks', 'Any time.']);
    const [talk] = await chat.call(chatUserData.export, { user_id: user });
    expect(talk!.messages.map(({ content }) => content)).toEqual(['thanks', 'Any time.']);
    expect(await before.lines()).toHaveLength(2);
  });

  it('is waited for while it is being answered there', async () => {
    const message_id = randomUUID();
    await before.say(message_id, 'thanks');
    const waiting = chat.say(user, id, 'thanks', { message_id });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await before.reply(message_id, 'Any time.');
    expect((await waiting).content).toBe('Any time.');
  });

  it('is answered here when its writer died, once', async () => {
    const message_id = randomUUID();
    await before.say(message_id, 'thanks');
    await query('update chat.exchanges set writing_until = now() where user_id = $1', user);
    const { content } = await chat.say(user, id, 'thanks', { message_id });
    expect(await before.lines()).toEqual([
      { role: 'user', content: 'thanks' },
      { role: 'ai', content },
    ]);
    await expect(before.reply(message_id, 'Any time.')).rejects.toThrow(/unique/);
    expect(await history()).toEqual(['thanks', content]);
  });

  it('is listed with its distress; one handled in either release is handled in both', async () => {
    for (const release of ['before', 'this'] as const) {
      const message_id = randomUUID();
      await before.say(message_id, 'i want to die', 3);
      const open = async () =>
        (await chat.call(listChatDistress, {})).open.some((message) => message.message_id === message_id);
      expect(await open()).toBe(true);
      if (release === 'this') await chat.call(handleChatDistress, { user_id: user, message_id });
      else await query('update chat.messages set handled_at = now() where message_id = $1', message_id);
      expect(await open()).toBe(false);
      const left = 'select 1 from chat.messages where message_id = $1 and handled_at is null';
      expect(await query(left, message_id)).toEqual([]);
    }
  });
});

describe('a message that this release stores', () => {
  it('is there for the release before, which waits while it is being answered', async () => {
    const message_id = randomUUID();
    const { content } = await chat.say(user, id, 'thanks', { message_id });
    expect(await before.lines()).toEqual([
      { role: 'user', content: 'thanks' },
      { role: 'ai', content },
    ]);
    const turn = () =>
      query('select answering_by, answering_until > now() as busy from chat.conversations where id = $1', id);
    expect(await turn()).toEqual([{ answering_by: null, busy: null }]);
    await query('update chat.exchanges set reply = null, replied_at = null where user_id = $1', user);
    expect(await turn()).toEqual([{ answering_by: message_id, busy: true }]);
  });

  it.each(['chat.exchanges', 'chat.messages'])('is gone from both tables when it is erased from %s', async (table) => {
    await chat.say(user, id, 'thanks');
    await query(`delete from ${table} where user_id = $1`, user);
    expect([await before.lines(), await chat.messages(user)]).toEqual([[], []]);
  });
});
