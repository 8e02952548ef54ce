import * as z from 'zod/mini';
import type { ErrorCode } from './errors.js';
import { nothing } from './fields.js';
import { defineInternalCall, type InternalCall } from './internal-call.js';
import type { ServiceName } from './services.js';

const oneUser = z.object({ user_id: z.string() });

/** How a service hands out and erases what it keeps of users. */
export interface UserData<Field extends string = string, Exported extends z.ZodMiniType = z.ZodMiniType> {
  /** Field of the exported file. */
  field: Field;
  export: InternalCall<typeof oneUser, Exported>;
  /** There is nothing left to erase the second time. */
  erase: InternalCall<typeof oneUser, typeof nothing>;
}

/** The two calls by which a service takes part; it answers both, and the export of an account and its erasure ask them. */
export function defineUserData<const Field extends string, Exported extends z.ZodMiniType>(parts: {
  service: ServiceName;
  field: Field;
  /** What it is, for people who read the table: "the full tests". */
  kept: string;
  exported: Exported;
  inputError: ErrorCode;
  errors: readonly ErrorCode[];
}): UserData<Field, Exported> {
  const { service, field, kept, exported, inputError, errors } = parts;
  const both = { service, input: oneUser, inputError, errors, idempotent: true, slow: true };
  return {
    field,
    export: defineInternalCall({
      ...both,
      summary: `Export ${kept} of a user`,
      pattern: `${service}.export-user`,
      output: exported,
    }),
    erase: defineInternalCall({
      ...both,
      summary: `Erase ${kept} of a deleted account`,
      pattern: `${service}.erase-user`,
      output: nothing,
    }),
  };
}
