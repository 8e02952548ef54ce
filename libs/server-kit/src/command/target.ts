import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from './usage-error.js';

export interface Target {
  databaseUrl: string;
  redisUrl: string | undefined;
  /** Of the queues. */
  redisQueueUrl: string | undefined;
  /** Of what may be lost. */
  redisCacheUrl: string | undefined;
  keyPrefix: string;
}

/** What `npm start` writes into its data folder while it runs; undefined when nothing runs there. */
function runningSystem(dataDir: string): Pick<Target, 'databaseUrl' | 'redisUrl' | 'keyPrefix'> | undefined {
  const file = path.join(dataDir, 'running.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Target) : undefined;
}

/**
 * The system to work on: `DATABASE_URL`, `REDIS_URL` with its roles, and `KEY_PREFIX`, else the one that `npm start` or
 * `npm run dev` runs here; undefined when there is none.
 */
export function target(): Target | undefined {
  const { DATABASE_URL, REDIS_URL, KEY_PREFIX, AIVY_DATA_DIR } = process.env;
  const known = DATABASE_URL
    ? { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL || undefined, keyPrefix: KEY_PREFIX || 'aivy' }
    : runningSystem(path.resolve(AIVY_DATA_DIR || '.aivy'));
  if (!known) return undefined;
  return {
    ...known,
    redisQueueUrl: process.env['REDIS_QUEUE_URL'] || known.redisUrl,
    redisCacheUrl: process.env['REDIS_CACHE_URL'] || known.redisUrl,
  };
}

/** @throws UsageError when there is no system */
export function requireTarget(): Target {
  const found = target();
  if (!found)
    throw new UsageError(
      'Nothing to work on: start the system with npm start, or set DATABASE_URL (and REDIS_URL, so that running services hear of changes).',
    );
  return found;
}
