// Words of a chat that takes its time.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sendDailyMessage } from '@aivy/contracts';
import { waitFor } from '@aivy/server-testing';
import { DailyUnderTest, type Practising } from './daily-under-test.js';
import { wanted, type Wanted } from './fake-chat.js';

let daily: DailyUnderTest;
beforeAll(async () => {
  daily = await DailyUnderTest.start(['aivydaily'], {}, ['apps/aivydaily/test/fake-chat.ts']);
});
afterAll(() => daily.close());

const say = (maya: Practising, question_id: number, message_id: string) =>
  daily.call(
    sendDailyMessage,
    { conversation_id: maya.conversationId, question_id, message: 'hint', phase: '3.2', message_id },
    maya,
  );
/** What the chat was asked for a message, once it was asked so often. */
const asked = (messageId: string, times: number): Promise<Wanted[]> =>
  waitFor(() => {
    const of = wanted.filter(({ message_id: id }) => id === messageId);
    return of.length >= times && of;
  });
const secondsLeft = async ({ userId }: Practising) =>
  (
    await daily.query<{ left: number }>(
      'select extract(epoch from writing_until - said_at)::float as left from aivydaily.messages where user_id = $1',
      [userId],
    )
  )[0]!.left;

describe('a reply whose words take long', () => {
  it('stays with its writer for as long as that one lives, and is found by nobody else meanwhile', async () => {
    const maya = await daily.practising();
    const question = await daily.next(maya);
    const id = randomUUID();
    const first = say(maya, question, id);
    const [mine] = await asked(id, 1);
    // The lease of five seconds is renewed.
    await waitFor(async () => (await secondsLeft(maya)) > 6, { timeoutMs: 4_000 });
    const again = say(maya, question, id);
    await pause(300);
    expect(await asked(id, 1)).toHaveLength(1);
    mine!.say('At last.');
    expect([(await first).data.content, (await again).data.content]).toEqual(['At last.', 'At last.']);
  });

  it('holds up neither answers nor the next question', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    const id = randomUUID();
    const talking = say(maya, question, id);
    const [mine] = await asked(id, 1);
    await daily.work(maya);
    expect(await daily.next(maya)).not.toBe(question);
    mine!.say('A hint that comes late.');
    expect((await talking).data).toMatchObject({ content: 'A hint that comes late.', phase: '3.2', hints_seen: 1 });
  });
});
