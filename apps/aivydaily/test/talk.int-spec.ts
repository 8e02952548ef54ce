import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endPractice, getMessageHistory, sendDailyMessage, type InputOf, type OutputOf } from '@aivy/contracts';
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

  it.each([
    ['right', rightFor],
    ['wrong', (question: number) => wrongsFor(question)[0]!],
  ])('uses no try for a %s answer that is typed, and offers it', async (_which, given) => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    const letter = given(question);
    const said = [letter, `i got ${letter} is that right`, `is it ${letter}?`];
    for (const phase of ['3.1', '3.2', '3.3', '3.5'] as const)
      for (const message of phase === '3.3' ? said.slice(1) : said) {
        const { meta, data } = await say(maya, question, message, { phase });
        expect([meta, data.offered_answer]).toEqual([{ message: true }, letter]);
      }
    expect(await daily.questions(maya)).toMatchObject([{ attempt: 0, is_completed: false }]);
    expect((await historyOf(maya, question)).hint.at(-1)).toMatchObject({ offered_answer: letter });
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

  it('submits an answer once, however many tabs send it under its id', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    const answer = { message_id: randomUUID(), phase: '3.3' as const };
    const taken = await Promise.all(
      Array.from({ length: 8 }, () => say(maya, question, wrongsFor(question)[0]!, answer)),
    );
    expect(new Set(taken.map(({ meta }) => JSON.stringify(meta)))).toEqual(new Set(['{"submit":[1,false]}']));
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
      { role: 'ai', content: data.content, step_check: data.step_check, face: data.face },
    ]);
    expect((await say(maya, question, 'hint')).data.step_check).toBeUndefined();
  });

  it('asks a student who may be in danger, with two answers to tap, now and when the page is loaded again', async () => {
    const maya = await daily.practising();
    const question = await daily.next(maya);
    const { data } = await say(maya, question, 'we unalived the boss in the game last night');
    const asked = {
      suggestions: ["I'm okay, let's keep going", "I'm not okay"],
      face: 'concerned',
      safety: 'check-in',
    };
    expect(data).toMatchObject(asked);
    expect((await historyOf(maya, question)).hint.at(-1)).toMatchObject(asked);
    expect((await say(maya, question, data.suggestions![0]!)).data).not.toHaveProperty('safety');
  });

  it('marks the reply to signs of danger, now and when the page is loaded again', async () => {
    const maya = await daily.practising();
    const question = await daily.next(maya);
    const marked = { face: 'concerned', safety: 'where-to-turn' };
    expect((await say(maya, question, 'i want to die')).data).toMatchObject(marked);
    expect((await historyOf(maya, question)).hint.at(-1)).toMatchObject(marked);
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
        { role: 'ai', content: hint.data.content, face: 'neutral' },
      ],
      explanation: [
        { role: 'user', content: 'explain' },
        { role: 'ai', content: explained.data.content, face: 'neutral' },
      ],
    });
  });

  it("shows no history of another student's, or of a question that isn't in the session", async () => {
    const [maya, theo] = [await daily.practising(), await daily.practising()];
    const question = await daily.next(maya);
    await say(maya, question, 'hint');
    const of = { cid: maya.conversationId, qid: question };
    expect(await daily.fault(getMessageHistory, of, theo)).toBe('CONVERSATION-NOTFOUND');
    expect(await daily.fault(getMessageHistory, { ...of, qid: 1 }, maya)).toBe('QUESTION-NOTFOUND');
    expect(await daily.fault(sendDailyMessage, said(theo, question, 'hint'), theo)).toBe('QUESTION-NOTFOUND');
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
});
