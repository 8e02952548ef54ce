import { randomUUID } from 'node:crypto';
import { getChatReply, renderReply } from '@aivy/contracts';
import type { BankItem } from '@aivy/item-bank';
import { waitFor } from '@aivy/server-testing';
import { startTutor } from '@aivy/tutor';
import { jest } from '@jest/globals';
import { ChatUnderTest, type TextPart } from './chat-under-test.js';
import { Page } from './page.js';
import { constrained, ScriptedEndpoint } from './scripted-endpoint.js';

jest.setTimeout(40_000);

const SENTENCES =
  'Read the last line again. What does it add to the one before? Say it in your own words. Then look at the choices once more.';

/** The chat with a model that takes its time over every few characters. */
let endpoint: ScriptedEndpoint;
let chat: ChatUnderTest;
let items: readonly BankItem[];
let item: BankItem;
let asked = 0;
beforeAll(async () => {
  endpoint = await new ScriptedEndpoint((asked) => ({
    do: 'say',
    text: constrained(asked, SENTENCES),
    everyMs: 100,
  })).start();
  chat = await ChatUnderTest.start({ TUTOR_BASE_URL: endpoint.baseUrl, TUTOR_MODEL: 'scripted' });
  items = await chat.items('choice');
  item = items[0]!;
});
afterAll(async () => {
  await chat.close();
  await endpoint.stop();
});

/** A hint for aivydaily, each about another question: a reply to the same prompt would come from the cache. */
const hint = (user: string, message_id?: string) => {
  const about = items[(asked += 1)]!;
  return chat.call(renderReply, {
    user_id: user,
    ...(message_id !== undefined && { message_id }),
    item_id: about.id,
    item_version: about.version,
    phase: '3.2',
    attempts: [],
    message: 'a hint please',
    move: JSON.stringify({ move: 'off-topic' }),
    state: JSON.stringify(startTutor(1)),
  });
};

const restFor = (user: string, message_id: string) => (from: number, take?: number) =>
  chat.call(getChatReply, { message_id, from, ...(take !== undefined && { take }) }, user);

const textOf = async (parts: readonly TextPart[]): Promise<string> => {
  const page = new Page();
  for (const part of parts) await page.take(part);
  return page.text;
};

describe('a reply that is being written', () => {
  it('reaches the pages of its student part by part, and nobody else', async () => {
    const [user, other] = [chat.newUser(), chat.newUser()];
    const [mine, foreign] = [await chat.listen(user), await chat.listen(other)];
    const message_id = randomUUID();
    const { content } = await hint(user, message_id);
    await waitFor(() => mine.parts.some(({ done }) => done));
    expect(content).toContain('Read the last line again.');
    expect(await textOf(mine.parts)).toBe(content);
    expect(mine.parts.filter(({ text }) => text !== '').length).toBeGreaterThan(1);
    expect(foreign.parts).toEqual([]);
    expect(await chat.fault(getChatReply, { message_id, from: 0 }, other)).toBe('CHAT-HISTORY-NOTFOUND');
    await Promise.all([mine.stop(), foreign.stop()]);
  });

  it('can be gone on with after a dropped socket: nothing is lost and nothing stands there twice', async () => {
    const user = chat.newUser();
    const message_id = randomUUID();
    const page = new Page(restFor(user, message_id));
    const first = await chat.listen(user);
    const written = hint(user, message_id);
    await waitFor(() => first.parts.some(({ text }) => text !== ''));
    await first.stop();
    for (const part of first.parts) await page.take(part);
    // Parts go by unheard.
    await waitFor(async () => (await restFor(user, message_id)(0)).text.length > page.text.length + 20);
    const second = await chat.listen(user);
    const { content } = await written;
    await waitFor(() => second.parts.some(({ done }) => done));
    for (const part of second.parts) await page.take(part);
    expect(page.asked).toBeGreaterThan(0);
    expect([page.text, page.done]).toEqual([content, true]);
    await second.stop();
  });

  it('is there to read for somebody who has no socket at all', async () => {
    const user = chat.newUser();
    const message_id = randomUUID();
    const written = hint(user, message_id);
    const ask = restFor(user, message_id);
    let text = '';
    await waitFor(async () => {
      const part = await ask(text.length).catch(() => null);
      if (part) text = text.slice(0, part.at) + part.text;
      return part?.done;
    });
    expect(text).toBe((await written).content);
  });

  it('whose id was never given is told to nobody', async () => {
    const user = chat.newUser();
    const { parts, stop } = await chat.listen(user);
    await hint(user);
    expect(parts).toEqual([]);
    await stop();
  });
});

describe('a stored reply', () => {
  it('is read from the database when Redis has lost it', async () => {
    const user = chat.newUser();
    const id = await chat.startReview(user, item);
    const message_id = randomUUID();
    const { content } = await chat.say(user, id, 'thanks', { message_id });
    const { redis, prefix } = chat.system.redis;
    expect(await redis.del(`${prefix}:chat:reply:${user}:${message_id}`)).toBe(1);
    expect(await restFor(user, message_id)(0)).toEqual({ at: 0, text: content, done: true });
    expect(await restFor(user, message_id)(5)).toEqual({ at: 5, text: content.slice(5), done: true });
    expect(await restFor(user, message_id)(99_999)).toEqual({ at: 0, text: content, done: true });
  });

  it('is whole also where its writer died before it could say so', async () => {
    const user = chat.newUser();
    const id = await chat.startReview(user, item);
    const message_id = randomUUID();
    const { content } = await chat.say(user, id, 'thanks', { message_id });
    const { redis, prefix } = chat.system.redis;
    await redis.hset(`${prefix}:chat:reply:${user}:${message_id}`, { text: content.slice(0, 9), done: 0 });
    expect(await restFor(user, message_id)(9)).toMatchObject({ at: 9, text: content.slice(9), done: true });
  });

  it('is kept in Redis for ten minutes at the most', async () => {
    const user = chat.newUser();
    const id = await chat.startReview(user, item);
    const message_id = randomUUID();
    await chat.say(user, id, 'thanks', { message_id });
    const { redis, prefix } = chat.system.redis;
    const left = await redis.pttl(`${prefix}:chat:reply:${user}:${message_id}`);
    expect(left).toBeGreaterThan(9 * 60_000);
    expect(left).toBeLessThanOrEqual(10 * 60_000);
  });

  it('comes whole to a page with parts of another take', async () => {
    const user = chat.newUser();
    const id = await chat.startReview(user, item);
    const message_id = randomUUID();
    const { content } = await chat.say(user, id, 'thanks', { message_id });
    const all = await restFor(user, message_id)(0);
    expect(await restFor(user, message_id)(7, all.take)).toMatchObject({ at: 7, text: content.slice(7) });
    expect(await restFor(user, message_id)(7, all.take! - 1)).toMatchObject({ at: 0, text: content });
  });
});

describe('words for a move that somebody else has decided on', () => {
  const input = {
    user_id: randomUUID(),
    item_version: 1,
    attempts: [],
    message: 'hint',
    move: JSON.stringify({ move: 'hint', rung: 1 }),
    state: JSON.stringify(startTutor(1)),
  };

  it('are refused with the explanation while the question is open, whoever asks', async () => {
    const fault = await chat.fault(renderReply, {
      ...input,
      item_id: item.id,
      phase: '3.5',
      move: '{"move":"explanation"}',
    });
    expect(fault).toBe('CHAT-INVALIDINPUT');
  });

  it.each([
    ['an unknown item', { item_id: 999_999 }, 'QUESTION-NOTFOUND'],
    ['a move that is none', { move: '[]' }, 'CHAT-INVALIDINPUT'],
    ['a move that is no JSON', { move: '{' }, 'CHAT-INVALIDINPUT'],
    ['a state of another layout', { state: '{"layout":9}' }, 'CHAT-INVALIDINPUT'],
  ])('are refused for %s', async (_what, wrong, code) => {
    expect(await chat.fault(renderReply, { ...input, item_id: item.id, phase: '3.2' as const, ...wrong })).toBe(code);
  });
});
