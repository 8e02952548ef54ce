import { ERRORS, isErrorCode } from '@aivy/contracts';
import type { Span } from '../request/span.js';

/** Above this a code is a fault of ours. */
const SERVER_FAULT = 500;

/** Ends a span with the code of an answer: what its caller did wrong is none of our faults. @param code `OK` or of the catalogue */
export function endWith(span: Span, code: string): void {
  span.set({ 'aivy.code': code });
  if (code !== 'OK' && (!isErrorCode(code) || ERRORS[code].status >= SERVER_FAULT)) span.fail(code);
  span.end();
}

/** The name of what was thrown: of the catalogue, of PostgreSQL, of the system, or the class of the error. Never its message. */
export function faultName(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code === 'string' && /^[\w-]{1,40}$/.test(code)) return code;
  return error instanceof Error ? error.constructor.name : 'unknown';
}

/** Runs `work` as a span, which ends with it. */
export async function inSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    span.fail(faultName(error));
    throw error;
  } finally {
    span.end();
  }
}
