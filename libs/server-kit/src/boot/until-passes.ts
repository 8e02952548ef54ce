import { setTimeout as pause } from 'node:timers/promises';
import type { HealthCheck } from '../health/health-registry.js';
import type { Logger } from '../log/logger.js';

const LOOK_AGAIN_MS = 500;
const SAY_AGAIN_MS = 10_000;

/** Waits for as long as it takes, and says in the log now and then what it waits for. */
export async function untilPasses(check: HealthCheck, logger: Logger, lookAgainMs = LOOK_AGAIN_MS): Promise<void> {
  for (let saidAt = -Infinity; ; await pause(lookAgainMs)) {
    try {
      await check();
      return;
    } catch (err) {
      if (performance.now() - saidAt < SAY_AGAIN_MS) continue;
      saidAt = performance.now();
      logger.warn({ err }, 'waiting for the database');
    }
  }
}
