import * as z from 'zod/mini';
import type { ErrorCode } from './errors.js';
import { defineInternalCall } from './internal-call.js';
import type { ServiceName } from './services.js';

/** How a service that asks questions says which ones a student has open there. */
export const defineOpenItems = (parts: {
  service: ServiceName;
  /** Where they're open: "a practice session". */
  where: string;
  inputError: ErrorCode;
  errors: readonly ErrorCode[];
}) => {
  const { service, where, inputError, errors } = parts;
  return defineInternalCall({
    summary: `Items that ${where} is asking a student now`,
    service,
    pattern: `${service}.open-items`,
    input: z.object({ user_id: z.string() }),
    output: z.object({ item_ids: z.array(z.number()) }),
    inputError,
    errors,
    idempotent: true,
  });
};
