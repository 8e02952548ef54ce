import type { Call } from './call.js';
import type { EventKind } from './event.js';
import type { InternalCall } from './internal-call.js';
import type { JobKind } from './job.js';
import type { Schedule } from './schedule.js';

/** What a feature brings to the tables; `user-data.ts` holds its part in the export and the erasure of users' data. */
export interface Feature {
  calls: Readonly<Record<string, Call>>;
  internalCalls: Readonly<Record<string, InternalCall>>;
  jobs: Readonly<Record<string, JobKind>>;
  events: Readonly<Record<string, EventKind>>;
  schedules: Readonly<Record<string, Schedule>>;
}
