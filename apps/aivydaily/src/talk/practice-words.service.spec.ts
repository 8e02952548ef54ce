import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DomainError, type Caller, type InternalInputOf, type renderReply } from '@aivy/contracts';
import { LiveBank, packBank } from '@aivy/item-bank';
import type { Logger, RpcCallOptions, RpcClient } from '@aivy/server-kit';
import type { StoredMessage, WordsWanted } from '@aivy/talk';
import { startTutor, toHintContext, withAttempt, type TutorState } from '@aivy/tutor';
import type { QuestionRepository } from '../session/question.repository.js';
import { PracticeWords } from './practice-words.service.js';

type Asked = InternalInputOf<typeof renderReply>;

const NOW = Date.UTC(2026, 2, 1, 10);
const bank = packBank();
const item = bank.items().find(({ type, skill }) => type === 'choice' && skill === 12)!;
const caller = { requestId: 'r', userId: 'maya' } as Caller;

/** The chat, which takes a while over every reply. */
class FakeChat {
  readonly asked: { input: Asked; options: RpcCallOptions }[] = [];
  says: () => Promise<object> = async () => ({ content: 'Words of the chat.', source: 'model', blocked: false });

  call = async (_call: unknown, _caller: unknown, input: Asked, options: RpcCallOptions) => {
    this.asked.push({ input, options });
    await new Promise((resolve) => setTimeout(resolve, 200));
    return this.says();
  };
}

const chat = () => {
  const fake = new FakeChat();
  const logger = { warn: () => undefined } as unknown as Logger;
  const questions = {
    selectWithSession: async () => ({ questions: [{ questionId: item.id, version: item.version }] }),
  } as unknown as QuestionRepository;
  const rpc = fake as unknown as RpcClient;
  return { fake, words: new PracticeWords(rpc, questions, new LiveBank(bank, async () => bank), logger) };
};
const wanted = (more: Partial<WordsWanted> = {}, state = startTutor(1)): WordsWanted => ({
  state,
  message: {
    userId: 'maya',
    messageId: '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f0',
    conversationId: 3,
    questionId: item.id,
    said: 'hint',
    phase: '3.2',
    move: { move: 'hint', rung: 1 },
    state,
    meta: { message: true },
    quickReplies: [],
    hintsSeen: 1,
    grade: null,
    saidAt: new Date(NOW),
    reply: null,
    repliedAt: null,
    isBeingWritten: true,
    note: null,
  } satisfies StoredMessage,
  followed: false,
  timeLeftMs: 20_000,
  ...more,
});
const found = async (words: PracticeWords, ask = wanted()) => {
  const finding = words.find(caller, ask);
  await jest.advanceTimersByTimeAsync(300);
  return finding;
};

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => void jest.useRealTimers());

describe('the words for a decided move', () => {
  it('are those of the chat, with what is kept beside them', async () => {
    const { fake, words } = chat();
    fake.says = async () => ({ content: 'Look at it.', source: 'cache', blocked: true, note: 'A note.' });
    expect(await found(words)).toEqual({ text: 'Look at it.', source: 'cache', blocked: true, note: 'A note.' });
    expect(fake.asked).toHaveLength(1);
    expect(fake.asked[0]!.input).toMatchObject({ item_id: item.id, item_version: item.version, phase: '3.2' });
  });

  it('go to the socket of a page that follows them, and to nobody else', async () => {
    const { fake, words } = chat();
    await found(words, wanted({ followed: true }));
    await found(words, wanted({ followed: false }));
    expect(fake.asked.map(({ input }) => input.message_id)).toEqual([wanted().message.messageId, undefined]);
  });

  it('are asked for with time left to store them and to answer', async () => {
    const { fake, words } = chat();
    await found(words, wanted({ timeLeftMs: 20_000 }));
    await found(words, wanted({ timeLeftMs: 200 }));
    expect(fake.asked.map(({ options }) => options)).toEqual([
      { timeLeftMs: 18_500, startWithinMs: 400 },
      { timeLeftMs: 1, startWithinMs: 400 },
    ]);
  });

  it('are the authored ones while the chat is away, which is asked again only after five seconds', async () => {
    const { fake, words } = chat();
    fake.says = async () => {
      throw new DomainError('SERVICE-UNAVAILABLE');
    };
    const authored = await found(words);
    expect(authored).toMatchObject({ source: 'offline', blocked: false, note: null });
    expect(authored.text.length).toBeGreaterThan(20);
    fake.says = async () => ({ content: 'Back.', source: 'model', blocked: false });
    await jest.advanceTimersByTimeAsync(4_000);
    expect(await found(words)).toEqual(authored);
    expect(fake.asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await found(words)).toMatchObject({ text: 'Back.' });
  });

  it('authored for an open question are a hint, for a complete one the explanation', async () => {
    const { fake, words } = chat();
    fake.says = async () => {
      throw new DomainError('SERVICE-UNAVAILABLE');
    };
    const explained = (state: TutorState) => {
      const { message, ...rest } = wanted({}, state);
      return { ...rest, message: { ...message, move: { move: 'explanation' as const }, phase: '3.5' as const } };
    };
    const { text } = await found(words, explained(withAttempt(startTutor(1), item.answer)));
    expect(text.replace(/\W/g, '')).toContain(item.explanation.replace(/<[^>]*>|\W/g, '').slice(0, 15));
    expect((await found(words)).text).not.toContain(text);
  });
});

describe('a message that the rules are unsure of', () => {
  const state = startTutor(1);
  const read = async (words: PracticeWords) => {
    const context = toHintContext(item, state);
    const reading = words.read(caller, { userId: 'maya', said: 'kinda like before', item, state, context });
    await jest.advanceTimersByTimeAsync(300);
    return reading;
  };

  it('is what the chat reads in it, never what only the rules may read', async () => {
    const { fake, words } = chat();
    fake.says = async () => ({ reads: true, intent: 'hint', idea: null });
    expect(await read(words)).toEqual({ intent: 'hint', idea: null });
    fake.says = async () => ({ reads: true, intent: 'distress', idea: 'gaps' });
    expect(await read(words)).toEqual({ intent: null, idea: 'gaps' });
    expect(words.reads).toBe(true);
  });

  it.each([
    ['says that no model reads', async () => ({ reads: false, intent: null, idea: null })],
    ['is away', async () => Promise.reject(new DomainError('SERVICE-UNAVAILABLE'))],
  ])('stays unread for a minute when the chat %s', async (_why, says) => {
    const { fake, words } = chat();
    fake.says = says;
    expect((await read(words))?.intent ?? null).toBeNull();
    expect(words.reads).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(words.reads).toBe(true);
  });
});
