import { chatSchedules, chatUserData, getChatHistory, NO_QUESTION, startChat } from '@aivy/contracts';
import type { BankItem } from '@aivy/item-bank';
import { waitFor } from '@aivy/server-testing';
import { Queue } from 'bullmq';
import type { ChatUnderTest } from './chat-under-test.js';

/** Registers the tests of export, erasure and retention; they share a running chat with others. */
export function testsOfWhatIsKept(chat: () => ChatUnderTest): void {
  const exported = (user_id: string) => chat().call(chatUserData.export, { user_id });
  let item: BankItem;
  beforeAll(async () => {
    item = (await chat().items('choice'))[1]!;
  });

  describe('what is kept of a student', () => {
    it('is exported with every word, and nothing of others', async () => {
      const [maya, ben] = [chat().newUser(), chat().newUser()];
      const [first, second] = [
        await chat().startReview(maya, item),
        await chat().call(startChat, { question_id: NO_QUESTION }, maya),
      ];
      const reply = await chat().say(maya, first, 'explain');
      await chat().say(ben, await chat().startReview(ben, item), 'thanks');
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

    it('is erased message by message after the days that are set, and a talk goes when it is empty', async () => {
      const [maya, ben] = [chat().newUser(), chat().newUser()];
      const talk = () => chat().startReview(maya, item);
      const [old, running, recent, empty, fresh] = [
        await talk(),
        await talk(),
        await talk(),
        await talk(),
        await talk(),
      ];
      const his = await chat().startReview(ben, item);
      for (const id of [old, running, recent]) await chat().say(maya, id, 'explain');
      await chat().say(ben, his, 'explain');
      const age = async (id: number, days: number) => {
        for (const sql of [
          'update chat.exchanges set said_at = now() - make_interval(days => $2) where conversation_id = $1',
          'update chat.conversations set active_at = now() - make_interval(days => $2) where id = $1',
        ])
          await chat().system.database.query(sql, [id, days]);
      };
      for (const id of [old, running, empty]) await age(id, 21);
      for (const id of [recent, his]) await age(id, 2);
      await chat().say(maya, running, 'thanks');
      await runSchedule(chat(), chatSchedules.eraseOldMessages.name);
      await waitFor(async () => (await exported(maya)).length <= 3);
      const saidBy = async (user: string) =>
        (await exported(user)).map(({ id, messages }) => [
          id,
          ...messages.filter(({ role }) => role === 'user').map(({ content }) => content),
        ]);
      expect(await saidBy(maya)).toEqual([[running, 'thanks'], [recent, 'explain'], [fresh]]);
      expect(await saidBy(ben)).toEqual([[his, 'explain']]);
      // The talk continues where it was.
      await chat().say(maya, running, 'explain');
      expect(await chat().call(getChatHistory, { conversation_id: running }, maya)).toHaveLength(4);
    });
  });
}

/** Has the service do its scheduled work now. */
async function runSchedule({ system }: ChatUnderTest, name: string): Promise<void> {
  const { url, prefix } = system.redis;
  const queue = new Queue('schedules-chat', { connection: { url }, prefix: `${prefix}:bull` });
  await queue.add(name, {});
  await queue.close();
}
