import { BANK_RELEASED_CHANNEL } from '@aivy/contracts';
import { untilPasses } from '../time/until-passes.js';
import type { BaseConfig } from '../config/base-config.js';
import { isDatabaseFault } from '../database/database-faults.js';
import type { DatabaseDefinition } from '../database/definition.js';
import type { Logger } from '../log/logger.js';
import type pg from 'pg';
import { createRedis, type RedisClient } from '../redis/redis.js';

/** How long a service may serve an older release when the message of the new one was lost. */
const LOOK_AGAIN_MS = 60_000;

const channel = (prefix: string): string => `${prefix}:${BANK_RELEASED_CHANNEL}`;

/** Tells the running services that a new release is there. */
export async function announceRelease(redis: RedisClient, prefix: string, release: number): Promise<void> {
  await redis.publish(channel(prefix), String(release));
}

/** What this library has to know of a bank in memory. */
export interface KeptBank {
  readonly current: { readonly release: number };
  /** Reads the newest release; a fault leaves the one that was there. */
  refresh(): Promise<void>;
}

/** Where a program's bank comes from. */
export interface BankSource<Bank extends KeptBank = KeptBank> {
  database: DatabaseDefinition;
  /** Number of the newest release, 0 before the first. */
  releaseNumber(from: string | pg.Client): Promise<number>;
  /** @throws Error when the bank was never seeded */
  read(databaseUrl: string): Promise<Bank>;
}

export interface OpenBank<Bank extends KeptBank> {
  bank: Bank;
  close(): void;
}

/**
 * A bank in memory, kept current: it's read again when a release is announced, and looked at every minute in case the
 * announcement was lost. At the start, a database that is away is waited for.
 * @throws what reading it throws
 */
export async function openBank<Bank extends KeptBank>(
  source: BankSource<Bank>,
  { DATABASE_URL, REDIS_URL, KEY_PREFIX }: Pick<BaseConfig, 'DATABASE_URL' | 'REDIS_URL' | 'KEY_PREFIX'>,
  logger: Logger,
  lookAgainMs = LOOK_AGAIN_MS,
): Promise<OpenBank<Bank>> {
  // It was there a moment ago, for the check of its schemas; what it may do since then is what it may do at any time.
  const bank = await untilPasses(() => source.read(DATABASE_URL), logger, { isTemporary: isDatabaseFault });
  const catchUp = async (): Promise<void> => {
    try {
      if ((await source.releaseNumber(DATABASE_URL)) === bank.current.release) return;
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
