import type { Call } from './call.js';
import type { ErrorCode, ErrorDetail } from './errors.js';

/** Fields whose fault has a code of its own at the calls that name the code. */
const FIELD_CODES: Readonly<Record<string, ErrorCode>> = {
  email: 'AUTH-EMAILFORMAT',
  conversation_id: 'CHAT-INVALIDCONVERSATION',
};

/**
 * The code for an input that does not fit its call. When its only fault is a field with a code of its own that the call
 * names (an e-mail address that was given but is not one: AUTH-EMAILFORMAT), that code; otherwise the call's input error.
 * @param given the input as it came, before parsing
 */
export function inputErrorCode(
  call: Pick<Call, 'inputError' | 'errors'>,
  details: readonly ErrorDetail[],
  given: unknown,
): ErrorCode {
  const paths = new Set(details.map(({ path }) => path));
  const [path] = paths;
  if (path === undefined || paths.size > 1) return call.inputError;
  const code = FIELD_CODES[path];
  if (code === undefined || !call.errors.includes(code)) return call.inputError;
  const email = (given as { email?: unknown } | null)?.email;
  const meant = path !== 'email' || (typeof email === 'string' && email !== '');
  return meant ? code : call.inputError;
}
