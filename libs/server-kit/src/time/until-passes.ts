import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../log/logger.js';

const LOOK_AGAIN_MS = 500;
const SAY_AGAIN_MS = 10_000;

interface Patience {
  lookAgainMs?: number;
  /** Is it worth waiting after this? By default after everything. */
  isTemporary?: (error: unknown) => boolean;
}

/**
 * Waits for as long as it takes, and says in the log now and then what it waits for.
 * @param work with the database
 * @returns what came of the work
 * @throws what is not temporary
 */
export async function untilPasses<T>(
  work: () => Promise<T>,
  logger: Logger,
  { lookAgainMs = LOOK_AGAIN_MS, isTemporary = () => true }: Patience = {},
): Promise<T> {
  for (let saidAt = -Infinity; ; await pause(lookAgainMs)) {
    try {
      return await work();
    } catch (err) {
      if (!isTemporary(err)) throw err;
      if (performance.now() - saidAt < SAY_AGAIN_MS) continue;
      saidAt = performance.now();
      logger.warn({ err }, 'waiting for the database');
    }
  }
}
