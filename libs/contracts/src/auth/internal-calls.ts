import * as z from 'zod/mini';
import { nothing } from '../core/fields.js';
import { defineInternalCall } from '../core/internal-call.js';
import { ROLES } from '../core/roles.js';
import { accountMails } from './mails.js';

/** Resolves a session; null when it is unknown or over. */
export const resolveSession = defineInternalCall({
  summary: 'Who holds this session token',
  service: 'auth',
  pattern: 'auth.resolve-session',
  input: z.object({ session_hash: z.string() }),
  output: z.nullable(z.object({ user_id: z.string(), role: z.enum(ROLES), expires_at: z.string() })),
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-DB'],
  idempotent: true,
});

/** Raises the stage, never lowers it. */
export const advanceStage = defineInternalCall({
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
export const testSettings = defineInternalCall({
  summary: "A student's time factor for tests, and what is open",
  service: 'auth',
  pattern: 'auth.test-settings',
  input: z.object({ user_id: z.string() }),
  output: z.object({
    time_factor: z.number(),
    /** AivyPath is open, so full tests are too; absent from an older service. */
    full_tests: z.optional(z.boolean()),
    /** AivyPath is open without an end; absent from an older service. */
    path_open: z.optional(z.boolean()),
  }),
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-USERNOTEXIST', 'AUTH-DB'],
  idempotent: true,
});

/** For mails that the account has asked for; null when it is gone. */
export const mailAddress = defineInternalCall({
  summary: 'Where mails to a user go',
  service: 'auth',
  pattern: 'auth.mail-address',
  input: z.object({ user_id: z.string() }),
  output: z.nullable(z.object({ email: z.string() })),
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-DB'],
  idempotent: true,
});

/** Adds the week that points were spent on. An account gets it once, however often it's asked for. */
export const grantPathWeek = defineInternalCall({
  summary: 'Open AivyPath for another week',
  service: 'auth',
  pattern: 'auth.grant-path-week',
  input: z.object({ user_id: z.string() }),
  output: nothing,
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-DB'],
  idempotent: true,
});

export const authInternalCalls = {
  resolveSession,
  advanceStage,
  testSettings,
  mailAddress,
  grantPathWeek,
  getAccountMail: accountMails.get,
  markAccountMailSent: accountMails.markSent,
  releaseAccountMail: accountMails.release,
} as const;
