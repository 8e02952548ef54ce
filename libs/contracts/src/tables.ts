import type * as z from 'zod/mini';
import { aivydailyCalls } from './aivydaily/calls.js';
import { aivydailyInternalCalls } from './aivydaily/internal-calls.js';
import { aivydailyJobs } from './aivydaily/jobs.js';
import { aivydailySchedules } from './aivydaily/schedules.js';
import { analystCalls } from './analyst/calls.js';
import { analystEvents } from './analyst/events.js';
import { analystInternalCalls } from './analyst/internal-calls.js';
import { analystJobs } from './analyst/jobs.js';
import { analystSchedules } from './analyst/schedules.js';
import { authCalls } from './auth/calls.js';
import { authInternalCalls } from './auth/internal-calls.js';
import { authJobs } from './auth/jobs.js';
import { chatCalls } from './chat/calls.js';
import { chatEvents } from './chat/events.js';
import { chatInternalCalls } from './chat/internal-calls.js';
import { chatJobs } from './chat/jobs.js';
import { chatSchedules } from './chat/schedules.js';
import type { Call } from './core/call.js';
import type { EventKind } from './core/event.js';
import type { Feature } from './core/feature.js';
import type { InternalCall } from './core/internal-call.js';
import type { JobKind } from './core/job.js';
import type { Schedule } from './core/schedule.js';
import type { ServiceName } from './core/services.js';
import { diagnosticCalls } from './diagnostic/calls.js';
import { diagnosticEvents } from './diagnostic/events.js';
import { diagnosticInternalCalls } from './diagnostic/internal-calls.js';
import { diagnosticJobs } from './diagnostic/jobs.js';
import { diagnosticSchedules } from './diagnostic/schedules.js';
import { fullTestCalls } from './full-test/calls.js';
import { fullTestEvents } from './full-test/events.js';
import { fullTestInternalCalls } from './full-test/internal-calls.js';
import { fullTestJobs } from './full-test/jobs.js';
import { fullTestSchedules } from './full-test/schedules.js';
import { planCalls } from './plan/calls.js';
import { planEvents } from './plan/events.js';
import { planInternalCalls } from './plan/internal-calls.js';
import { planJobs } from './plan/jobs.js';
import { planSchedules } from './plan/schedules.js';
import { USER_DATA_PARTS } from './user-data.js';

/** Every feature by the service that answers it; one that is missing, or foreign, does not compile. */
export const FEATURES = {
  auth: { calls: authCalls, internalCalls: authInternalCalls, jobs: authJobs, events: {}, schedules: {} },
  diagnostic: {
    calls: diagnosticCalls,
    internalCalls: diagnosticInternalCalls,
    jobs: diagnosticJobs,
    events: diagnosticEvents,
    schedules: diagnosticSchedules,
  },
  'full-test': {
    calls: fullTestCalls,
    internalCalls: fullTestInternalCalls,
    jobs: fullTestJobs,
    events: fullTestEvents,
    schedules: fullTestSchedules,
  },
  plan: {
    calls: planCalls,
    internalCalls: planInternalCalls,
    jobs: planJobs,
    events: planEvents,
    schedules: planSchedules,
  },
  aivydaily: {
    calls: aivydailyCalls,
    internalCalls: aivydailyInternalCalls,
    jobs: aivydailyJobs,
    events: {},
    schedules: aivydailySchedules,
  },
  chat: {
    calls: chatCalls,
    internalCalls: chatInternalCalls,
    jobs: chatJobs,
    events: chatEvents,
    schedules: chatSchedules,
  },
  analyst: {
    calls: analystCalls,
    internalCalls: analystInternalCalls,
    jobs: analystJobs,
    events: analystEvents,
    schedules: analystSchedules,
  },
} as const satisfies Record<ServiceName, Feature>;

const features: readonly Feature[] = Object.values(FEATURES);

/** Every product call. */
export const allCalls: readonly Call[] = features.flatMap(({ calls }) => Object.values(calls));

/** Every call between processes, those of the users' data included. */
export const allInternalCalls: readonly InternalCall[] = [
  ...features.flatMap(({ internalCalls }) => Object.values(internalCalls)),
  ...USER_DATA_PARTS.flatMap((part): InternalCall[] => [part.export, part.erase]),
];

/** Every call that a service answers. */
export const callsOf = (service: ServiceName): readonly (Call | InternalCall)[] =>
  [...allCalls, ...allInternalCalls].filter((call) => call.service === service);

/** Every kind of job. */
export const allJobs: readonly JobKind[] = features.flatMap(({ jobs }) => Object.values(jobs));

/** Every schedule whose work a service does. */
export const schedulesOf = (service: ServiceName): readonly Schedule[] =>
  Object.values<Schedule>(FEATURES[service].schedules);

type ValueOf<T> = T[keyof T];
type FeatureEvents = { [F in keyof typeof FEATURES]: ValueOf<(typeof FEATURES)[F]['events']> }[keyof typeof FEATURES];
type DataOf<E> = E extends EventKind<string, infer Data> ? z.infer<Data> : never;

/** What the browser may be told, by name. */
export type ServerEvents = { [E in FeatureEvents as E['name']]: DataOf<Extract<FeatureEvents, { name: E['name'] }>> };
export type ServerEventName = keyof ServerEvents;

/** One message of the notice channel. */
export interface UserNotice<Name extends ServerEventName = ServerEventName> {
  user_id: string;
  event: Name;
  data: ServerEvents[Name];
}
