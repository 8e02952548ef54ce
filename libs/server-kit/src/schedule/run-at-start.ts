import type { Logger } from '../log/logger.js';
import type { ScheduledWork } from './scheduled-work.js';

/**
 * Does the work that is due at every start, one after the other, while the service begins to serve: what it finds may
 * take its time, and nobody who calls waits for it. What fails is done again by its schedule.
 * @returns resolves when all is done
 */
export async function runAtStart(work: readonly ScheduledWork[], logger: Logger): Promise<void> {
  for (const { schedule, run } of work) {
    if (!schedule.atStart) continue;
    await run().catch((err: unknown) => logger.warn({ err, schedule: schedule.name }, 'work of the start failed'));
  }
}
