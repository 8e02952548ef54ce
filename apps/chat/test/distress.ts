import { randomUUID } from 'node:crypto';
import {
  chatSchedules,
  handleChatDistress,
  listChatDistress,
  NO_QUESTION,
  sendChatMessage,
  startChat,
  type DistressMessage,
} from '@aivy/contracts';
import { waitFor } from '@aivy/server-testing';
import type { ChatUnderTest } from './chat-under-test.js';
import { runSchedule } from './kept.js';

/** Registers the tests of distress; they share a running chat with others. */
export function testsOfDistress(chat: () => ChatUnderTest): void {
  const list = () => chat().call(listChatDistress, {});
  const about = (user: string) => (each: DistressMessage) => each.user_id === user;
  const general = async (user: string, ...messages: string[]) => {
    const id = await chat().call(startChat, { question_id: NO_QUESTION }, user);
    for (const message of messages) await chat().say(user, id, message);
    return id;
  };
  const age = (user: string, days: number) =>
    chat().system.database.query(
      'update chat.messages set said_at = now() - make_interval(days => $2) where user_id = $1',
      [user, days],
    );

  describe('a message that shows distress', () => {
    it('gets the safe reply, and is on the list of operators with its grade and place', async () => {
      const [maya, ben] = [chat().newUser(), chat().newUser()];
      const item = (await chat().items('choice'))[1]!;
      const review = await chat().startReview(maya, item);
      await chat().say(maya, review, 'explain');
      const { content, quick_replies } = await chat().say(maya, review, 'i want to die');
      expect([content, quick_replies]).toEqual([expect.stringMatching(/988/), []]);
      await general(ben, 'hello', 'i took all my pills');
      const { open, open_count } = await list();
      const [his, hers] = [open.find(about(ben)), open.find(about(maya))];
      const shared = { message_id: expect.any(String) as string, said_at: expect.any(String) as string, handled: null };
      expect(his).toEqual({
        ...shared,
        user_id: ben,
        grade: 4,
        place: 'dashboard',
        skill: null,
        message: 'i took all my pills',
      });
      expect(hers).toEqual({
        ...shared,
        user_id: maya,
        grade: 3,
        place: 'analysis',
        skill: item.skill,
        message: 'i want to die',
      });
      // The gravest first, and nothing that was said besides.
      expect(open.indexOf(his!)).toBeLessThan(open.indexOf(hers!));
      expect(open_count).toBe(open.length);
      expect([open.filter(about(maya)).length, open.filter(about(ben)).length]).toEqual([1, 1]);
    });

    it('leaves the open ones when an operator has handled it, the first of two', async () => {
      const [maya, ben, operator] = [chat().newUser(), chat().newUser(), chat().newUser()];
      await general(maya, 'i hate my life');
      await general(ben, 'i hate my life');
      const { user_id, message_id } = (await list()).open.find(about(maya))!;
      const handle = (note: string, by = operator) =>
        chat().call(handleChatDistress, { user_id, message_id, note }, by);
      await handle('Called the counselor.');
      await handle('Too late.', chat().newUser());
      const { open, handled } = await list();
      expect([open.some(about(maya)), open.some(about(ben))]).toEqual([false, true]);
      expect(handled.filter(about(maya))).toMatchObject([
        { message: 'i hate my life', handled: { by: operator, note: 'Called the counselor.' } },
      ]);
      for (const unknown of [
        { user_id: ben, message_id },
        { user_id, message_id: randomUUID() },
      ])
        expect(await chat().fault(handleChatDistress, unknown, operator)).toBe('NOT-FOUND');
    });

    it('flagged by a release without grades counts as danger, without the reply to it', async () => {
      const maya = chat().newUser();
      await general(maya, 'i hate my life');
      await chat().system.database.query('update chat.messages set grade = null, distress = true where user_id = $1', [
        maya,
      ]);
      expect((await list()).open.filter(about(maya))).toMatchObject([{ grade: 3, message: 'i hate my life' }]);
    });

    it('is on the list even when its reply can’t be stored', async () => {
      const maya = chat().newUser();
      const id = await general(maya);
      const { database } = chat().system;
      await database.query(
        `alter table chat.messages add constraint no_reply check (role = 'user' or user_id <> '${maya}') not valid`,
      );
      await chat()
        .call(sendChatMessage, { conversation_id: id, message: 'i hate my life' }, maya)
        .catch(() => undefined);
      await database.query('alter table chat.messages drop constraint no_reply');
      expect((await chat().messages(maya)).map(({ role }) => role)).toEqual(['user']);
      expect((await list()).open.filter(about(maya))).toHaveLength(1);
    });

    it('stays for thirty days while no one has handled it, where messages are kept for twenty', async () => {
      const [maya, ben, old] = [chat().newUser(), chat().newUser(), chat().newUser()];
      for (const user of [maya, ben, old]) await general(user, 'hello', 'i hate my life');
      const { user_id, message_id } = (await list()).open.find(about(ben))!;
      await chat().call(handleChatDistress, { user_id, message_id }, maya);
      for (const user of [maya, ben]) await age(user, 29);
      await age(old, 31);
      await runSchedule(chat(), chatSchedules.eraseOldMessages.name);
      await waitFor(async () => (await chat().messages(old)).length === 0);
      expect((await chat().messages(maya)).map(({ content }) => content)).toEqual(['i hate my life']);
      expect(await chat().messages(ben)).toEqual([]);
    });
  });
}
