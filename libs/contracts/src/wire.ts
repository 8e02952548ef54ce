import * as z from 'zod/mini';
import { FEATURES, allCalls, allInternalCalls, allJobs } from './tables.js';
import { ERRORS } from './core/errors.js';

/** A JSON schema, as far as it is compared. */
export type WireSchema = { readonly [key: string]: unknown };

/** One message: what one side sends and the other reads. `takes`: what its reader accepts; `gives`: what its writer may send. */
export interface WireMessage {
  takes?: WireSchema;
  gives?: WireSchema;
  /** Traits that the other side relies on, such as method and path. */
  traits: Readonly<Record<string, unknown>>;
}

/** Everything that programs of two releases say to each other, by kind and name. */
export type Wire = Readonly<Record<string, WireMessage>>;

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): WireSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as WireSchema;
  return rest;
}

/** The contract as data: calls, internal calls, jobs, events, schedules and error codes. */
export function wireContract(): Wire {
  const events = Object.values(FEATURES).flatMap((feature) => Object.entries(feature.events));
  const schedules = Object.values(FEATURES).flatMap((feature) => Object.values(feature.schedules));
  return {
    ...Object.fromEntries(
      allCalls.map(({ pattern, method, path, input, output }) => [
        `call ${pattern}`,
        { takes: schemaOf(input, 'input'), gives: schemaOf(output, 'output'), traits: { method, path } },
      ]),
    ),
    ...Object.fromEntries(
      allInternalCalls.map(({ pattern, input, output }) => [
        `internal call ${pattern}`,
        { takes: schemaOf(input, 'input'), gives: schemaOf(output, 'output'), traits: {} },
      ]),
    ),
    // A job may come from either release and go to either.
    ...Object.fromEntries(
      allJobs.map(({ name, queue, data }) => [
        `job ${name}`,
        { takes: schemaOf(data, 'input'), gives: schemaOf(data, 'output'), traits: { queue } },
      ]),
    ),
    ...Object.fromEntries(
      events.map(([key, { name, data }]) => [`event ${key}`, { gives: schemaOf(data, 'output'), traits: { name } }]),
    ),
    ...Object.fromEntries(schedules.map(({ name }) => [`schedule ${name}`, { traits: {} }])),
    ...Object.fromEntries(
      Object.entries(ERRORS).map(([code, { status }]) => [`error ${code}`, { traits: { status } }]),
    ),
  };
}
