import * as z from 'zod/mini';
import type { ErrorCode } from './errors.js';
import { nothing } from './fields.js';
import { defineInternalCall } from './internal-call.js';
import type { ServiceName } from './services.js';

/** What every email has. Its owner may add more, such as an unsubscribe link. */
export const writtenMail = z.object({
  /** Null: to the student, at the account's address. */
  to: z.nullable(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/**
 * The three calls between the worker, which sends all emails, and a service that owns some. `get` returns null when the
 * email isn't wanted anymore, has left, or is held by another attempt.
 */
export function defineMails<Attempt extends z.ZodMiniType, Mail extends z.ZodMiniType>(parts: {
  service: ServiceName;
  /** Which email, and which attempt to send it. */
  attempt: Attempt;
  mail: Mail;
  inputError: ErrorCode;
  errors: readonly ErrorCode[];
}) {
  const { service, attempt, mail, inputError, errors } = parts;
  const all = { service, input: attempt, inputError, errors, idempotent: true };
  return {
    get: defineInternalCall({
      ...all,
      summary: 'Take an email to send it',
      pattern: `${service}.get-mail`,
      output: z.nullable(mail),
    }),
    markSent: defineInternalCall({
      ...all,
      summary: 'An email has left',
      pattern: `${service}.mark-mail-sent`,
      output: nothing,
    }),
    release: defineInternalCall({
      ...all,
      summary: "An email hasn't left",
      pattern: `${service}.release-mail`,
      output: nothing,
    }),
  };
}
