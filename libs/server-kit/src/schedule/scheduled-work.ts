import type { Schedule } from '@aivy/contracts';
import { registryFaults } from '../rpc/registry.js';

/** A schedule and what runs on it. */
export interface ScheduledWork {
  schedule: Schedule;
  run: () => Promise<void>;
}

/** Injection token of a service's `ScheduledWork[]`; a service with schedules in the contracts provides it by `scheduledWork`. */
export const SCHEDULED_WORK = Symbol('scheduled work');

/** @throws Error that names every schedule without its work, with work twice, or that the contracts do not know */
export function requireWork(schedules: readonly Schedule[], work: readonly ScheduledWork[]): void {
  const faults = registryFaults(
    schedules.map(({ name }) => name),
    work.map(({ schedule }) => schedule.name),
  );
  if (faults.length > 0) throw new Error(`Every schedule needs its work once: ${faults.join(', ')}`);
}
