import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.js';
import type { ServiceName } from './services.js';

/**
 * A call between processes that has no HTTP route: the record of a product call without method, path and audience.
 */
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

/** Keeps the schemas' types of an internal call while checking its shape. */
export const defineInternalCall = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  call: InternalCall<I, O>,
): InternalCall<I, O> => call;
