import { UnreadableReport } from '@aivy/contracts';
import type { Logger } from '../log/logger.js';

/**
 * A stored report as `read` gives it; null, and an error in the log, for one that fits no version: what else is known of
 * the student must not go with it.
 * @param ids whose it is, for the log
 * @throws what else `read` throws, as for a report of a newer release
 */
export function readOrLog<T>(
  stored: object,
  read: (stored: object) => T,
  logger: Logger,
  ids: { user_id: string; attempt_id: string },
): T | null {
  try {
    return read(stored);
  } catch (err) {
    if (!(err instanceof UnreadableReport)) throw err;
    logger.error({ err, ...ids }, 'a stored report cannot be read');
    return null;
  }
}
