import net from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { announceRelease, createLogger, openBank, type OpenBank } from '@aivy/server-kit';
import { sampleItems, testDatabase, testRedis, waitFor, type TestDatabase, type TestRedis } from '@aivy/server-testing';
import { bankDatabase } from './database.js';
import { importItems } from './import-items.js';
import { itemBank } from './item-bank.js';
import type { LiveBank } from './live-bank.js';
import { releaseItems } from './release-items.js';

const logger = createLogger('test', { LOG_LEVEL: 'silent' });
let database: TestDatabase;
let redis: TestRedis;
let opened: OpenBank<LiveBank>[] = [];
const items = sampleItems();

beforeEach(async () => {
  [database, redis] = await Promise.all([testDatabase([bankDatabase], { withBank: items }), testRedis()]);
});
afterEach(async () => {
  for (const { close } of opened) close();
  opened = [];
  await redis.close();
  await database.drop();
});

const open = async (lookAgainMs?: number) => {
  const config = { DATABASE_URL: database.url, REDIS_URL: redis.url, KEY_PREFIX: redis.prefix };
  opened.push(await openBank(itemBank, config, logger, lookAgainMs));
  return opened.at(-1)!.bank;
};
const item = items.find(({ key }) => key === 'rw-words-01')!;
const releaseChange = async (): Promise<number> => {
  await importItems(database.url, [{ ...item, seconds: item.seconds + 9 }]);
  return (await releaseItems(database.url, '')).release;
};
const versionOf = (bank: Awaited<ReturnType<typeof open>>) =>
  bank.current.items().find(({ key }) => key === item.key)!.version;

/** PostgreSQL behind a line that breaks its first connections, each in the middle of what is read. */
async function brokenLine(
  url: string,
  breaks: number,
): Promise<{ url: string; broken: () => number; close: () => void }> {
  const { port, hostname } = new URL(url);
  /** More than signing in takes, less than the bank is. */
  const BREAK_AFTER_BYTES = 20_000;
  let broken = 0;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    let bytes = 0;
    for (const socket of [near, far])
      sockets.add(socket.on('error', () => undefined).on('close', () => (near.destroy(), far.destroy())));
    near.pipe(far);
    far.on('data', (chunk) => {
      bytes += chunk.length;
      if (broken >= breaks || bytes < BREAK_AFTER_BYTES) return void near.write(chunk);
      broken += 1;
      near.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as net.AddressInfo).port);
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: through.href, broken: () => broken, close };
}

describe('the item bank at the start of a service', () => {
  it('is waited for when the database goes away while it is read', async () => {
    const line = await brokenLine(database.url, 2);
    try {
      const config = { DATABASE_URL: line.url, REDIS_URL: redis.url, KEY_PREFIX: redis.prefix };
      opened.push(await openBank(itemBank, config, logger));
      expect([line.broken(), opened[0]!.bank.current.items().length]).toEqual([2, items.length]);
    } finally {
      line.close();
    }
  });

  it('is not waited for when it cannot be read: nobody would mend it', async () => {
    await database.query(`UPDATE bank.items SET body = '{}'`);
    await expect(open()).rejects.toThrow();
  });
});

describe('the item bank of a running service', () => {
  it('is swapped in every service when a release is announced, without a restart', async () => {
    const banks = [await open(), await open()];
    await announceRelease(redis.redis, redis.prefix, await releaseChange());
    await waitFor(() => banks.every((bank) => versionOf(bank) === 2));
    expect(banks.map((bank) => bank.current.release)).toEqual([2, 2]);
  });

  it('is read once for the services of a process, whole and in the current release for each', async () => {
    const [first, second] = await Promise.all([open(), open()]);
    expect(second.current).toBe(first.current);
    const release = await releaseChange();
    const third = await open();
    expect([third.current.release, versionOf(third)]).toEqual([release, 2]);
  });

  it('keeps serving a form as it was given out', async () => {
    const bank = await open();
    const before = bank.current.form('dt-1');
    await announceRelease(redis.redis, redis.prefix, await releaseChange());
    await waitFor(() => bank.current.release === 2);
    expect(bank.current.form('dt-1')).toEqual(before);
  });

  it('notices a release whose announcement was lost', async () => {
    const bank = await open(50);
    await releaseChange();
    await waitFor(() => bank.current.release === 2);
    expect(versionOf(bank)).toBe(2);
  });

  it('outlives the database: it serves on while that is away, and swaps when it is back', async () => {
    const bank = await open(20);
    const name = new URL(database.url).pathname.slice(1);
    const before = bank.current;
    for (let round = 0; round < 5; round += 1) {
      await database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()`,
        [name],
      );
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    expect(bank.current).toBe(before);
    const release = await releaseChange();
    await waitFor(() => bank.current.release === release);
  });

  it('stays with the old release when the new one cannot be read', async () => {
    // It looks when it is told and not before: the release is spoilt only after it was made.
    const bank = await open();
    const release = await releaseChange();
    await database.query(`UPDATE bank.items SET body = '{}' WHERE version = 2`);
    await announceRelease(redis.redis, redis.prefix, release);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([bank.current.release, versionOf(bank)]).toEqual([1, 1]);
  });
});
