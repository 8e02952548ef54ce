import type { Call } from './call.js';
import type { ErrorCode, ErrorDetail } from './errors.js';

/**
 * The code for an input that does not fit its call: AUTH-EMAILFORMAT when the only fault is an e-mail address that
 * was given but is not one, otherwise the call's own input error.
 * @param given the input as it came, before parsing
 */
export function inputErrorCode(
  call: Pick<Call, 'inputError' | 'errors'>,
  details: readonly ErrorDetail[],
  given: unknown,
): ErrorCode {
  const email = (given as { email?: unknown } | null)?.email;
  const onlyEmail = details.length > 0 && details.every((detail) => detail.path === 'email');
  return onlyEmail && typeof email === 'string' && email !== '' && call.errors.includes('AUTH-EMAILFORMAT')
    ? 'AUTH-EMAILFORMAT'
    : call.inputError;
}
