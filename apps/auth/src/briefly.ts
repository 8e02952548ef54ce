import { withinOr } from '@aivy/server-kit';

const BRIEFLY_MS = 500;

/**
 * Waits for a message to Redis, but not for long: while Redis is away the command stays in line until it is back, and
 * what was done in Postgres stands all the same.
 */
export async function briefly(told: Promise<unknown>): Promise<void> {
  await withinOr(
    told.catch(() => undefined),
    BRIEFLY_MS,
    undefined,
  );
}
