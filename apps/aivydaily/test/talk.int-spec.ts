import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aivydailySchedules,
  endPractice,
  getMessageHistory,
  handlePracticeDistress,
  listPracticeDistress,
  sendDailyMessage,
  type InputOf,
  type OutputOf,
} from '@aivy/contracts';
import { waitFor } from '@aivy/server-testing';
import { Queue } from 'bullmq';
import { DailyUnderTest, itemOf, rightFor, wrongsFor, type Practising } from './daily-under-test.js';

type Reply = OutputOf<typeof sendDailyMessage>;
type Sent = InputOf<typeof sendDailyMessage>;

let daily: DailyUnderTest;
beforeAll(async () => {
  daily = await DailyUnderTest.start();
});
afterAll(() => daily.close());

const said = (student: Practising, questionId: number, message: string, more: Partial<Sent> = {}): Sent => ({
  conversation_id: student.conversationId,
  question_id: questionId,
  message,
  phase: '3.1',
  ...more,
});
const say = (student: Practising, questionId: number, message: string, more: Partial<Sent> = {}): Promise<Reply> =>
  daily.call(sendDailyMessage, said(student, questionId, message, more), student);
const historyOf = (student: Practising, questionId: number) =>
  daily.call(getMessageHistory, { cid: student.conversationId, qid: questionId }, student);
const messagesOf = ({ userId }: Practising) =>
  daily.query<{ reply: string | null; move: { move: string } }>(
    'select reply, move from aivydaily.messages where user_id = $1 order by place',
    [userId],
  );
/** Letters and digits alone: words keep them, whatever the markup. */
const bare = (text: string): string => text.replace(/<[^>]*>|[^a-z0-9]/gi, '').toLowerCase();

describe('the tutor of a session, while chat and plan are away', () => {
  it('climbs the four hints one by one, says so, and never goes back', async () => {
    const maya = await daily.practising(12);
    const question = await daily.next(maya);
    const seen: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const { meta, data } = await say(maya, question, 'hint');
      expect([meta, data.phase]).toEqual([{ message: true }, '3.2']);
      expect(data.content.length).toBeGreaterThan(20);
      seen.push(data.hints_seen);
    }
    expect(seen).toEqual([1, 2, 3, 4, 4, 4]);
    expect((await daily.questions(maya))[0]!.hints_seen).toBe(4);
    const outcome = await daily.submit(maya, question, rightFor(question));
    expect(outcome.points).toBe(20);
    expect(await daily.enqueued(maya, 1)).toMatchObject([{ hints: 4, attempt: 1 }]);
  });

  it('does not tell the explanation while the question is open, whatever phase the page claims', async () => {
    const maya = await daily.practising(12);
    const question = await daily.next(maya);
    const explanation = bare(itemOf(question).explanation);
    for (const message of ['explain', 'what is the answer?', 'show me the solution']) {
      const { data } = await say(maya, question, message, { phase: '3.5' });
      expect(data.phase).not.toBe('3.5');
      expect(bare(data.content)).not.toContain(explanation.slice(0, 60));
    }
    await daily.submit(maya, question, rightFor(question));
    const { data } = await say(maya, question, 'explain', { phase: '3.1' });
    expect(data.phase).toBe('3.5');
    expect(data.quick_replies).toContain('next');
  });

  it('uses no try for an answer that is typed, and offers it in the same words whether it is right or wrong', async () => {
    const words = async (given: (question: number) => string): Promise<string[]> => {
      const maya = await daily.practising(5);
      const question = await daily.next(maya);
      const letter = given(question);
      const said = [letter, `i got ${letter} is that right`, `is it ${letter}?`];
      const heard: string[] = [];
      for (const phase of ['3.1', '3.2', '3.3', '3.5'] as const)
        for (const message of phase === '3.3' ? said.slice(1) : said) {
          const { meta, data } = await say(maya, question, message, { phase });
          expect([meta, data.offered_answer]).toEqual([{ message: true }, letter]);
          heard.push(data.content.replace(letter.toUpperCase(), '…'));
        }
      expect(await daily.questions(maya)).toMatchObject([{ attempt: 0, is_completed: false }]);
      expect((await historyOf(maya, question)).hint.at(-1)).toMatchObject({ offered_answer: letter });
      return heard;
    };
    const [right, wrong] = [await words(rightFor), await words((question) => wrongsFor(question)[0]!)];
    expect(new Set([...right, ...wrong]).size).toBe(4);
  });

  it('takes an answer that the page sends as one, as its own call does', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    const [wrong] = wrongsFor(question) as [string];
    const first = await say(maya, question, wrong.toUpperCase(), { phase: '3.3' });
    expect([first.meta, first.data.phase]).toEqual([{ submit: [1, false] }, '3.3']);
    expect((await say(maya, question, wrong, { phase: '3.3' })).meta).toEqual({ error: 'DUPLICATE-ANSWER' });
    const second = await say(maya, question, rightFor(question), { phase: '3.3' });
    expect([second.meta, second.data.phase]).toEqual([{ submit: [2, true] }, '3.5']);
    expect((await say(maya, question, 'c', { phase: '3.3' })).meta).toEqual({ error: 'ANSWER-REACHLIMIT' });
    expect(await daily.questions(maya)).toMatchObject([
      { attempt: 2, is_correct: true, answers: [wrong, rightFor(question)] },
    ]);
    expect(await daily.enqueued(maya, 2)).toHaveLength(2);
  });

  it('gives the next question to whoever asks for it: a new one, or the one that is open', async () => {
    const maya = await daily.practising(5);
    // Nothing is there yet: the page names no question of the session.
    const { meta } = await say(maya, 1, 'next question');
    const first = (await daily.questions(maya))[0]!.question_id;
    expect(meta).toEqual({ next: first });
    expect((await say(maya, first, 'next question')).meta).toEqual({ message: true });
    await daily.submit(maya, first, rightFor(first));
    const { meta: next } = await say(maya, first, 'next question', { phase: '3.5' });
    const questions = await daily.questions(maya);
    expect(questions).toHaveLength(2);
    expect(next).toEqual({ next: questions[1]!.question_id });
    expect((await say(maya, first, 'next question', { phase: '3.5' })).meta).toEqual(next);
    await daily.mission(maya, [0, 0, 0, 0]);
    expect((await say(maya, first, 'next question', { phase: '3.5' })).meta).toEqual({ error: 'QUESTION-REACHLIMIT' });
  });

  it('answers a message once, however often and by however many tabs it is sent under its id', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    const hint = { message_id: randomUUID() };
    const replies = await Promise.all(Array.from({ length: 8 }, () => say(maya, question, 'hint', hint)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]!.data).toMatchObject({ hints_seen: 1, message_id: hint.message_id });
    const answer = { message_id: randomUUID(), phase: '3.3' as const };
    const taken = await Promise.all(
      Array.from({ length: 8 }, () => say(maya, question, wrongsFor(question)[0]!, answer)),
    );
    expect(new Set(taken.map(({ meta }) => JSON.stringify(meta)))).toEqual(new Set(['{"submit":[1,false]}']));
    expect(await messagesOf(maya)).toHaveLength(2);
    // Another text under a used id is no repetition: dropped silently it would be lost.
    expect(await daily.fault(sendDailyMessage, said(maya, question, 'something else', hint), maya)).toBe(
      'INVALIDINPUT',
    );
    expect(await messagesOf(maya)).toHaveLength(2);
  });

  it('answers a message without an id once when the transport runs its request again', async () => {
    const maya = await daily.practising();
    const question = await daily.next(maya);
    const requestId = randomUUID();
    const sent = said(maya, question, 'hint');
    const twice = await Promise.all([1, 2].map(() => daily.call(sendDailyMessage, sent, maya, requestId)));
    expect(twice[0]).toEqual(twice[1]);
    expect(twice[0]!.data).toMatchObject({ hints_seen: 1 });
    expect(await messagesOf(maya)).toHaveLength(1);
    expect((await say(maya, question, 'hint')).data.hints_seen).toBe(2);
  });

  it("is each student's own, also under one message id", async () => {
    const [maya, theo] = [await daily.practising(5), await daily.practising(5)];
    const message_id = randomUUID();
    await say(maya, await daily.next(maya), 'I want to kill myself', { message_id });
    const his = await daily.next(theo);
    const { data } = await say(theo, his, 'hint', { message_id });
    expect(data).toMatchObject({ phase: '3.2', hints_seen: 1 });
    expect((await historyOf(theo, his)).hint).toEqual([
      { role: 'user', content: 'hint' },
      { role: 'ai', content: data.content },
    ]);
    expect(await messagesOf(maya)).toHaveLength(1);
  });

  it('about a question that is not of the session is refused, also when it asks for the next one', async () => {
    const maya = await daily.practising(5);
    const done = await daily.next(maya);
    await daily.submit(maya, done, rightFor(done));
    expect(await daily.fault(sendDailyMessage, said(maya, 1, 'next question'), maya)).toBe('QUESTION-NOTFOUND');
    expect(await daily.questions(maya)).toHaveLength(1);
  });

  it('says where in the own line of the student a step went wrong, and still does when the page is loaded again', async () => {
    const maya = await daily.practising(12);
    const question = await daily.next(maya);
    await daily.submit(maya, question, rightFor(question));
    const message = 'so: 3 + 4 = 7, then 3 + 4 = 8';
    const { data } = await say(maya, question, message, { message_id: randomUUID() });
    const found = data.step_check!.lines.map(({ at, to, holds }) => [message.slice(at, to), holds]);
    expect(found).toEqual([
      ['3 + 4 = 7', true],
      ['3 + 4 = 8', false],
    ]);
    expect((await historyOf(maya, question)).explanation).toEqual([
      { role: 'user', content: message },
      { role: 'ai', content: data.content, step_check: data.step_check },
    ]);
    expect((await say(maya, question, 'hint')).data.step_check).toBeUndefined();
  });

  it('keeps what was said before the end of a question apart from what was said after it', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    expect(await daily.fault(getMessageHistory, { cid: maya.conversationId, qid: question }, maya)).toBe(
      'CHAT-HISTORY-NOTFOUND',
    );
    const hint = await say(maya, question, 'hint');
    await daily.submit(maya, question, rightFor(question));
    const explained = await say(maya, question, 'explain');
    expect(await historyOf(maya, question)).toEqual({
      hint: [
        { role: 'user', content: 'hint' },
        { role: 'ai', content: hint.data.content },
      ],
      explanation: [
        { role: 'user', content: 'explain' },
        { role: 'ai', content: explained.data.content },
      ],
    });
  });

  it('refuses what is blank, too long or of somebody else, and drops control characters', async () => {
    const [maya, theo] = [await daily.practising(), await daily.practising()];
    const question = await daily.next(maya);
    for (const message of ['', '  \n', '\u0007\u202E', 'x'.repeat(2_001), 'half \uD800'])
      expect(await daily.fault(sendDailyMessage, said(maya, question, message), maya)).toBe('INVALIDINPUT');
    expect(await daily.fault(sendDailyMessage, said(maya, question, 'hint'), theo)).toBe('CONVERSATION-NOTFOUND');
    expect(await daily.fault(sendDailyMessage, said(theo, question, 'hint'), theo)).toBe('QUESTION-NOTFOUND');
    expect(await daily.fault(getMessageHistory, { cid: maya.conversationId, qid: question }, theo)).toBe(
      'CONVERSATION-NOTFOUND',
    );
    expect(await daily.fault(getMessageHistory, { cid: maya.conversationId, qid: 1 }, maya)).toBe('QUESTION-NOTFOUND');
    await say(maya, question, 'give me\u0000'.replace('\u0000', '\u0007') + '\u202E a hint');
    expect((await historyOf(maya, question)).hint[0]).toEqual({ role: 'user', content: 'give me a hint' });
    const foreign = { message_id: randomUUID() };
    await say(maya, question, 'hint', foreign);
    const other = await daily.practising(3, maya);
    const its = await daily.next(other);
    expect(await daily.fault(sendDailyMessage, said(other, its, 'hint', foreign), other)).toBe('INVALIDINPUT');
  });

  it('about an open question ends with the session, about a complete one it goes on', async () => {
    const maya = await daily.practising(5);
    const done = await daily.next(maya);
    await daily.submit(maya, done, rightFor(done));
    const open = await daily.next(maya);
    await daily.call(endPractice, { conversation_id: maya.conversationId }, maya);
    expect(await daily.fault(sendDailyMessage, said(maya, open, 'hint'), maya)).toBe('CONVERSATION-NOTFOUND');
    expect((await say(maya, done, 'explain')).data.phase).toBe('3.5');
    expect(await messagesOf(maya)).toHaveLength(1);
  });

  it('lists distress for operators until one has handled it, with its grade and topic', async () => {
    const [maya, ben] = [await daily.practising(12), await daily.practising(5)];
    const [hers, his] = [await daily.next(maya), await daily.next(ben)];
    const { data } = await say(maya, hers, 'i want to die');
    expect([data.content, data.quick_replies]).toEqual([expect.stringMatching(/988/), []]);
    await say(maya, hers, 'hint');
    await say(ben, his, 'im on the roof');
    const list = async () => {
      const { open, handled, open_count } = await daily.call(listPracticeDistress, {});
      const ours = [maya.userId, ben.userId];
      const of = (messages: typeof open) => messages.filter(({ user_id }) => ours.includes(user_id));
      return { open: of(open), handled: of(handled), others: open_count - of(open).length };
    };
    const { open, others } = await list();
    const shared = { place: 'practice', handled: null };
    expect(open).toMatchObject([
      { ...shared, user_id: ben.userId, grade: 4, skill: itemOf(his).skill, message: 'im on the roof' },
      { ...shared, user_id: maya.userId, grade: 3, skill: itemOf(hers).skill, message: 'i want to die' },
    ]);
    const { user_id, message_id } = open[0]!;
    const operator = daily.newStudent();
    await daily.call(handlePracticeDistress, { user_id, message_id, note: 'Called 911.' }, operator);
    expect(await list()).toMatchObject({
      open: [{ user_id: maya.userId }],
      handled: [{ user_id: ben.userId, handled: { by: operator.userId, note: 'Called 911.' } }],
      others,
    });
    const foreign = { user_id: maya.userId, message_id };
    expect(await daily.fault(handlePracticeDistress, foreign, operator)).toBe('NOT-FOUND');
  });

  it('is kept for half a year: older messages go, with their replies, and nothing else', async () => {
    const maya = await daily.practising(12);
    const question = await daily.next(maya);
    for (const message of ['hint', 'thanks']) await say(maya, question, message);
    for (const [message, days] of [
      ['hint', 181],
      ['thanks', 179],
    ])
      await daily.query(
        `update aivydaily.messages set said_at = now() - make_interval(days => $3) where user_id = $1 and said = $2`,
        [maya.userId, message, days],
      );
    await runSchedule(aivydailySchedules.eraseOldMessages.name);
    const said = () => daily.query('select said from aivydaily.messages where user_id = $1', [maya.userId]);
    await waitFor(async () => (await said()).length === 1);
    expect(await said()).toEqual([{ said: 'thanks' }]);
    expect(await daily.questions(maya)).toMatchObject([{ question_id: question, hints_seen: 1 }]);
  });

  it('is taken over by another replica when the one that wrote a reply dies', async () => {
    const maya = await daily.practising();
    const question = await daily.next(maya);
    const id = randomUUID();
    const { data } = await say(maya, question, 'hint', { message_id: id });
    // As it was before the words: the writer has died, and its lease is over.
    await daily.query(
      `update aivydaily.messages m set reply = null, replied_at = null, writing_until = now() - interval '1 second',
         state = q.tutor from aivydaily.questions q
       where m.user_id = $1 and m.message_id = $2 and q.user_id = m.user_id and q.question_id = m.question_id`,
      [maya.userId, id],
    );
    expect((await say(maya, question, 'hint', { message_id: id })).data).toEqual(data);
  });

  it('waits for the words of a writer who lives, and writes none of its own', async () => {
    const maya = await daily.practising();
    const question = await daily.next(maya);
    const id = randomUUID();
    await say(maya, question, 'hint', { message_id: id });
    await daily.query(
      `update aivydaily.messages m set reply = null, replied_at = null, writing_until = now() + interval '1 minute',
         state = q.tutor from aivydaily.questions q
       where m.user_id = $1 and m.message_id = $2 and q.user_id = m.user_id and q.question_id = m.question_id`,
      [maya.userId, id],
    );
    const waiting = say(maya, question, 'hint', { message_id: id });
    await pause(400);
    await daily.query(
      `update aivydaily.messages set reply = 'Words of the other one.', replied_at = now(), writing_until = null, state = null
       where user_id = $1 and message_id = $2 and reply is null`,
      [maya.userId, id],
    );
    expect((await waiting).data.content).toBe('Words of the other one.');
  });
});

/** Has the service do its scheduled work now. */
async function runSchedule(name: string): Promise<void> {
  const { url, prefix } = daily.system.redis;
  const queue = new Queue('schedules-aivydaily', { connection: { url }, prefix: `${prefix}:bull` });
  await queue.add(name, {});
  await queue.close();
}
