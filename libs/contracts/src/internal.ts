/**
 * Calls between processes that have no HTTP route. Same record as a product call without method, path and audience.
 */
import * as z from 'zod/mini';
import type { ServiceName } from './call.js';
import type { ErrorCode } from './errors.js';
import { diagnosticReport } from './calls/diagnostic.js';
import { answerList, nothing, secondsList } from './fields.js';

export interface InternalCall<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> {
  summary: string;
  service: ServiceName;
  pattern: string;
  input: Input;
  output: Output;
  inputError: ErrorCode;
  errors: readonly ErrorCode[];
  idempotent: boolean;
  /** Takes seconds: runs in the service's slow lane, so that it cannot hold up the others. */
  slow?: boolean;
  deadlineMs?: number;
}

export type InternalInputOf<C extends InternalCall> = z.infer<C['input']>;
export type InternalOutputOf<C extends InternalCall> = z.infer<C['output']>;

const define = <I extends z.ZodMiniType, O extends z.ZodMiniType>(call: InternalCall<I, O>): InternalCall<I, O> => call;

/** Resolves a session; null when it is unknown or over. */
export const resolveSession = define({
  summary: 'Who holds this session token', service: 'auth', pattern: 'auth.resolve-session',
  input: z.object({ session_hash: z.string() }),
  output: z.nullable(z.object({ user_id: z.string(), role: z.enum(['student', 'analyst', 'operator']), expires_at: z.string() })),
  inputError: 'AUTH-INVALIDINPUT', errors: ['AUTH-DB'], idempotent: true,
});

/** Raises the stage, never lowers it. */
export const advanceStage = define({
  summary: 'Raise the stage of a user', service: 'auth', pattern: 'auth.advance-stage',
  input: z.object({ user_id: z.string(), stage: z.number() }), output: nothing,
  inputError: 'AUTH-INVALIDINPUT', errors: ['AUTH-DB'], idempotent: true,
});

/** A submitted attempt as the scoring needs it. */
export const attemptForReport = define({
  summary: 'A submitted diagnostic, with its answers, for the report worker', service: 'diagnostic', pattern: 'diagnostic.attempt-for-report',
  input: z.object({ user_id: z.string(), attempt_id: z.string() }),
  output: z.object({ form_id: z.string(), item_versions: z.record(z.string(), z.number()), english: answerList, math: answerList, english_time: secondsList, math_time: secondsList }),
  inputError: 'DT-INVALIDINPUT', errors: ['DT-TESTNOTEXIST', 'DT-DB'], idempotent: true,
});

/** Stores the report of an attempt; storing it again changes nothing. */
export const storeReport = define({
  summary: 'Hand a computed report to its owner', service: 'diagnostic', pattern: 'diagnostic.store-report',
  input: z.object({ user_id: z.string(), attempt_id: z.string(), report: diagnosticReport }), output: nothing,
  inputError: 'DT-INVALIDINPUT', errors: ['DT-TESTNOTEXIST', 'DT-DB'], idempotent: true,
});

export const internalCalls = { resolveSession, advanceStage, attemptForReport, storeReport } as const;
