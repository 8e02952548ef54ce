import * as z from 'zod/mini';
import type { Caller, InternalCall } from '@aivy/contracts';

/** Calls of the test service; `auth` is only an address here. */
const work = z.object({ n: z.number(), ms: z.optional(z.number()), text: z.optional(z.string()) });
const done = z.object({ n: z.number(), by: z.string() });

const base = { service: 'auth', inputError: 'AUTH-INVALIDINPUT', errors: [] } as const;

/** A read: may run again. */
export const readCall: InternalCall<typeof work, typeof done> = {
  ...base,
  summary: 'Read',
  pattern: 'auth.test-read',
  input: work,
  output: done,
  idempotent: true,
};
/** A write that must not run twice. */
export const writeCall: InternalCall<typeof work, typeof done> = {
  ...base,
  summary: 'Write',
  pattern: 'auth.test-write',
  input: work,
  output: done,
  idempotent: false,
};
/** A tutor's answer: takes seconds. */
export const slowCall: InternalCall<typeof work, typeof done> = {
  ...base,
  summary: 'Slow',
  pattern: 'auth.test-slow',
  input: work,
  output: done,
  idempotent: true,
  slow: true,
  deadlineMs: 20_000,
};
/** Kills the process that runs it. */
export const poisonCall: InternalCall<typeof work, typeof done> = {
  ...base,
  summary: 'Poison',
  pattern: 'auth.test-poison',
  input: work,
  output: done,
  idempotent: true,
  deadlineMs: 20_000,
};
const fault = z.object({ kind: z.enum(['domain', 'other']) });
export const failingCall: InternalCall<typeof fault, typeof done> = {
  ...base,
  summary: 'Fail',
  pattern: 'auth.test-fail',
  input: fault,
  output: done,
  idempotent: true,
};
const odd = z.object({ kind: z.enum(['nothing', 'bigint']) });
export const oddCall: InternalCall<typeof odd, z.ZodMiniNull> = {
  ...base,
  summary: 'Odd answers',
  pattern: 'auth.test-odd',
  input: odd,
  output: z.null(),
  idempotent: true,
};
/** Asks the service itself once more and answers how long the nested call was given. */
const milliseconds = z.object({ ms: z.number() });
export const nestedCall: InternalCall<typeof work, typeof milliseconds> = {
  ...base,
  summary: 'Nested',
  pattern: 'auth.test-nested',
  input: work,
  output: milliseconds,
  idempotent: true,
};
export const remainingCall: InternalCall<typeof work, typeof milliseconds> = {
  ...base,
  summary: 'Remaining',
  pattern: 'auth.test-remaining',
  input: work,
  output: milliseconds,
  idempotent: true,
};

export const caller: Caller = { requestId: 'test', userId: 'u1', role: 'student' };
