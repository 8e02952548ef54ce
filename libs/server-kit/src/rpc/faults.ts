import { DomainError, ERRORS, isErrorCode, type ErrorDetail } from '@aivy/contracts';
import type { RpcFault } from './envelope.js';

/** What a handler threw, as it may travel: catalogue codes pass, everything else becomes UNKNOWN. */
export function toFault(error: unknown): RpcFault {
  if (typeof error === 'object' && error !== null && 'code' in error && isErrorCode(error.code)) {
    const details = 'details' in error ? (error.details as readonly ErrorDetail[] | undefined) : undefined;
    const retryAfterSeconds =
      'retryAfterSeconds' in error && typeof error.retryAfterSeconds === 'number' ? error.retryAfterSeconds : undefined;
    return {
      code: error.code,
      message: ERRORS[error.code].text,
      ...(details && { details }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    };
  }
  return { code: 'UNKNOWN', message: ERRORS.UNKNOWN.text };
}

/** The error that the caller of a failed call gets. `cause` names the technical reason for the logs. */
export function toDomainError(fault: RpcFault, cause?: string): DomainError {
  return new DomainError(isErrorCode(fault.code) ? fault.code : 'UNKNOWN', fault.details, {
    ...(cause !== undefined && { cause }),
    ...(fault.retryAfterSeconds !== undefined && { retryAfterSeconds: fault.retryAfterSeconds }),
  });
}

export const unavailable = (cause: string): DomainError => new DomainError('SERVICE-UNAVAILABLE', undefined, { cause });
export const outcomeUnknown = (cause: string): DomainError => new DomainError('OUTCOME-UNKNOWN', undefined, { cause });
