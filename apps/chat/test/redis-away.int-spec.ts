// What becomes of a reply whose Redis dies in the middle of it: the real buffer on a Redis of its own.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createRedis, type RedisClient, subscribeNotices } from '@aivy/server-kit';
import { realRedis, RedisProcess, waitFor } from '@aivy/server-testing';
import { jest } from '@jest/globals';
import { loadConfig } from '../src/config.js';
import { ReplyBuffer } from '../src/reply/reply-buffer.js';
import type { TextPart } from './chat-under-test.js';
import { Page } from './page.js';

jest.setTimeout(40_000);

(realRedis ? describe : describe.skip)('a reply whose Redis dies in the middle of it', () => {
  let server: RedisProcess;
  let redis: RedisClient;
  let buffer: ReplyBuffer;
  beforeAll(async () => {
    server = await RedisProcess.start('real', 'nothing');
    redis = createRedis(server.url);
    buffer = new ReplyBuffer(redis, redis, loadConfig({ DATABASE_URL: 'postgres://unused', REDIS_URL: server.url }));
    await waitFor(() => redis.status === 'ready');
  });
  afterAll(async () => {
    buffer.onApplicationShutdown();
    redis.disconnect();
    await server.remove();
  });

  it('is whole in the new Redis, although the old one took all that it knew along, and holds up nobody meanwhile', async () => {
    const [user, messageId] = [randomUUID(), randomUUID()];
    const parts: TextPart[] = [];
    const stop = await subscribeNotices(redis, 'aivy', ({ data }) => parts.push(data as TextPart));
    const stream = buffer.open(user, messageId);
    stream.write('Said before. ');
    await waitFor(() => parts.some(({ text }) => text !== ''));
    await server.kill();
    const startedAt = performance.now();
    stream.write('Said while nobody could hear. ');
    await pause(300);
    expect(await buffer.read(user, messageId).catch(() => 'away')).toBe('away');
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await server.up();
    await waitFor(() => buffer.read(user, messageId).then((kept) => kept === null), { timeoutMs: 10_000 });
    stream.write('Said after.');
    const whole = 'Said before. Said while nobody could hear. Said after.';
    await waitFor(async () => (await buffer.read(user, messageId))?.text === whole);
    await stream.end(whole);
    expect(await buffer.read(user, messageId)).toMatchObject({ text: whole, done: true });
    const page = new Page(async (from) => {
      const kept = (await buffer.read(user, messageId))!;
      return { at: from, text: kept.text.slice(from), done: kept.done, take: kept.take };
    });
    for (const part of parts) await page.take(part);
    if (!page.done) await page.take({ at: 1_000, text: '', done: false, take: parts[0]!.take });
    expect([page.text, page.done]).toEqual([whole, true]);
    await stop();
  });
});
