import { BANK_RELEASED_CHANNEL } from '@aivy/contracts';
import { LiveBank, loadBank, preparePools, releaseNumber, type BankSnapshot } from '@aivy/item-bank';
import { untilPasses } from '../boot/until-passes.js';
import type { BaseConfig } from '../config/base-config.js';
import { isDatabaseFault } from '../database/database-faults.js';
import type { Logger } from '../log/logger.js';
import { createRedis, type RedisClient } from '../redis/redis.js';

/** How long a service may serve an older release when the message of the new one was lost. */
const LOOK_AGAIN_MS = 60_000;

const channel = (prefix: string): string => `${prefix}:${BANK_RELEASED_CHANNEL}`;

/** Tells the running services that a new release is there. */
export async function announceRelease(redis: RedisClient, prefix: string, release: number): Promise<void> {
  await redis.publish(channel(prefix), String(release));
}

/** By database: what the last program of this process that opened the bank has read, once it has, and if anybody still holds it. */
const opened = new Map<string, Promise<WeakRef<BankSnapshot> | undefined>>();

/** One program after the other: what the first of them reads is what the others need as well. */
function firstBank(databaseUrl: string, load: () => Promise<BankSnapshot>): Promise<BankSnapshot> {
  const before = opened.get(databaseUrl);
  const reading = (async () => {
    const held = (await before)?.deref();
    return held && held.release === (await releaseNumber(databaseUrl)) ? held : load();
  })();
  opened.set(
    databaseUrl,
    reading.then(
      (bank) => new WeakRef(bank),
      () => undefined,
    ),
  );
  return reading;
}

export interface OpenBank {
  bank: LiveBank;
  close(): void;
}

/**
 * The item bank in memory, kept current: it is read again when a release is announced, and looked at every minute in
 * case the announcement was lost. A fault while reading leaves the release that was there; at the start, a database that
 * is away is waited for. Programs that start in one process share what the first of them has read.
 * @throws Error when the bank was never seeded
 */
export async function openBank(
  { DATABASE_URL, REDIS_URL, KEY_PREFIX }: Pick<BaseConfig, 'DATABASE_URL' | 'REDIS_URL' | 'KEY_PREFIX'>,
  logger: Logger,
  lookAgainMs = LOOK_AGAIN_MS,
): Promise<OpenBank> {
  const load = async (known?: BankSnapshot): Promise<BankSnapshot> => {
    const bank = await loadBank(DATABASE_URL, known);
    await preparePools(bank);
    return bank;
  };
  // It was there a moment ago, for the check of its schemas; what it may do since then is what it may do at any time.
  const first = await untilPasses(() => firstBank(DATABASE_URL, load), logger, { isTemporary: isDatabaseFault });
  const bank = new LiveBank(first, load);
  const catchUp = async (): Promise<void> => {
    try {
      if ((await releaseNumber(DATABASE_URL)) === bank.current.release) return;
      await bank.refresh();
      logger.info({ release: bank.current.release }, 'item bank swapped');
    } catch (error) {
      logger.warn({ err: error }, 'the new release of the item bank cannot be read; the old one stays');
    }
  };
  const redis = createRedis(REDIS_URL, { logger });
  redis.on('message', () => void catchUp());
  // A release made while the connection was away was not heard.
  redis.on('ready', () => void catchUp());
  await redis.subscribe(channel(KEY_PREFIX));
  const timer = setInterval(() => void catchUp(), lookAgainMs);
  return {
    bank,
    close: () => {
      clearInterval(timer);
      redis.disconnect();
    },
  };
}
