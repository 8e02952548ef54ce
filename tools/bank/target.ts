import path from 'node:path';
import { readAddresses } from '../lib/running-addresses.mjs';
import { UsageError } from './usage-error.js';

export interface Target {
  databaseUrl: string;
  redisUrl: string | undefined;
  keyPrefix: string;
}

/** The system to work on: `DATABASE_URL` and `REDIS_URL`, else the one that `npm start` runs here; undefined when there is none. */
export function target(): Target | undefined {
  const { DATABASE_URL, REDIS_URL, KEY_PREFIX, AIVY_DATA_DIR } = process.env;
  const keyPrefix = KEY_PREFIX || 'aivy';
  if (DATABASE_URL) return { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL || undefined, keyPrefix };
  const running = readAddresses(path.resolve(AIVY_DATA_DIR || '.aivy'));
  return running && { ...running, keyPrefix };
}

/** @throws UsageError when there is no system */
export function requireTarget(): Target {
  const found = target();
  if (!found) throw new UsageError('Nothing to work on: start the system with npm start, or set DATABASE_URL (and REDIS_URL, so that running services hear of changes).');
  return found;
}
