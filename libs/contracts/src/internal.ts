/**
 * Calls between processes that have no HTTP route. Same record as a product call without method, path and audience.
 */
import * as z from 'zod/mini';
import type { ServiceName } from './call.js';
import type { ErrorCode } from './errors.js';
import { diagnosticReport, exportedDiagnostic } from './calls/diagnostic.js';
import { exportedTest, fullTestReport, testRoute } from './calls/full-test.js';
import { answerList, nothing, secondsList } from './fields.js';

export interface InternalCall<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
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
  summary: 'Who holds this session token',
  service: 'auth',
  pattern: 'auth.resolve-session',
  input: z.object({ session_hash: z.string() }),
  output: z.nullable(
    z.object({ user_id: z.string(), role: z.enum(['student', 'analyst', 'operator']), expires_at: z.string() }),
  ),
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-DB'],
  idempotent: true,
});

/** Raises the stage, never lowers it. */
export const advanceStage = define({
  summary: 'Raise the stage of a user',
  service: 'auth',
  pattern: 'auth.advance-stage',
  input: z.object({ user_id: z.string(), stage: z.number() }),
  output: nothing,
  // A submit waits for it, and has a job that does the same when it does not come.
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-DB'],
  idempotent: true,
  deadlineMs: 1_500,
});

/** What an account says about its tests. */
export const testSettings = define({
  summary: 'Time factor that a student has chosen for tests',
  service: 'auth',
  pattern: 'auth.test-settings',
  input: z.object({ user_id: z.string() }),
  output: z.object({ time_factor: z.number() }),
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-USERNOTEXIST', 'AUTH-DB'],
  idempotent: true,
});

/** A submitted attempt as the scoring needs it. */
export const attemptForReport = define({
  summary: 'A submitted diagnostic, with its answers, for the report worker',
  service: 'diagnostic',
  pattern: 'diagnostic.attempt-for-report',
  input: z.object({ user_id: z.string(), attempt_id: z.string() }),
  output: z.object({
    form_id: z.string(),
    item_versions: z.record(z.string(), z.number()),
    english: answerList,
    math: answerList,
    english_time: secondsList,
    math_time: secondsList,
  }),
  inputError: 'DT-INVALIDINPUT',
  errors: ['DT-TESTNOTEXIST', 'DT-DB'],
  idempotent: true,
});

/** Stores the report of an attempt; storing it again changes nothing. */
export const storeReport = define({
  summary: 'Hand a computed report to its owner',
  service: 'diagnostic',
  pattern: 'diagnostic.store-report',
  input: z.object({ user_id: z.string(), attempt_id: z.string(), report: diagnosticReport }),
  output: nothing,
  inputError: 'DT-INVALIDINPUT',
  errors: ['DT-TESTNOTEXIST', 'DT-DB'],
  idempotent: true,
});

/** What a student has met there, so that a test does not ask it again. */
export const seenItems = define({
  summary: 'Ids of the items of the diagnostic that a student has begun',
  service: 'diagnostic',
  pattern: 'diagnostic.seen-items',
  input: z.object({ user_id: z.string() }),
  output: z.object({ item_ids: z.array(z.number()) }),
  // A test waits for it, and has another way when it does not come.
  inputError: 'DT-INVALIDINPUT',
  errors: ['DT-DB'],
  idempotent: true,
  deadlineMs: 2_000,
});

/** A finished full test as the scoring needs it; lists in the order of the module's questions. */
export const testForReport = define({
  summary: 'A finished full test, with its answers, for the report worker',
  service: 'full-test',
  pattern: 'full-test.test-for-report',
  input: z.object({ user_id: z.string(), test_id: z.string() }),
  output: z.object({
    modules: z.array(
      z.object({
        module: z.number(),
        route: z.enum(['first', ...testRoute.options]),
        questions: z.array(z.object({ id: z.number(), version: z.number(), pretest: z.boolean() })),
        answers: answerList,
        spent_ms: z.array(z.number()),
      }),
    ),
  }),
  inputError: 'FT-INVALIDINPUT',
  errors: ['FT-TESTNOTEXIST', 'FT-GIVENUP', 'FT-DB'],
  idempotent: true,
});

/** Stores the report of a full test; storing it again changes nothing. */
export const storeTestReport = define({
  summary: 'Hand the report of a full test to its owner',
  service: 'full-test',
  pattern: 'full-test.store-report',
  input: z.object({ user_id: z.string(), test_id: z.string(), report: fullTestReport }),
  output: nothing,
  inputError: 'FT-INVALIDINPUT',
  errors: ['FT-TESTNOTEXIST', 'FT-DB'],
  idempotent: true,
});

const oneUser = z.object({ user_id: z.string() });

export const exportDiagnostic = define({
  summary: 'What the diagnostic keeps of a user',
  service: 'diagnostic',
  pattern: 'diagnostic.export-user',
  input: oneUser,
  output: z.nullable(exportedDiagnostic),
  inputError: 'DT-INVALIDINPUT',
  errors: ['DT-DB'],
  idempotent: true,
  slow: true,
});

export const exportTests = define({
  summary: 'What full tests keep of a user',
  service: 'full-test',
  pattern: 'full-test.export-user',
  input: oneUser,
  output: z.array(exportedTest),
  inputError: 'FT-INVALIDINPUT',
  errors: ['FT-DB'],
  idempotent: true,
  slow: true,
});

/** Deletes what a service keeps of a user; there is nothing left to delete the second time. */
export const forgetDiagnostic = define({
  summary: 'Delete the diagnostic of a deleted account',
  service: 'diagnostic',
  pattern: 'diagnostic.forget-user',
  input: oneUser,
  output: nothing,
  inputError: 'DT-INVALIDINPUT',
  errors: ['DT-DB'],
  idempotent: true,
  slow: true,
});

export const forgetTests = define({
  summary: 'Delete the full tests of a deleted account',
  service: 'full-test',
  pattern: 'full-test.forget-user',
  input: oneUser,
  output: nothing,
  inputError: 'FT-INVALIDINPUT',
  errors: ['FT-DB'],
  idempotent: true,
  slow: true,
});

export const internalCalls = {
  resolveSession,
  advanceStage,
  testSettings,
  attemptForReport,
  storeReport,
  seenItems,
  testForReport,
  storeTestReport,
  exportDiagnostic,
  exportTests,
  forgetDiagnostic,
  forgetTests,
} as const;
