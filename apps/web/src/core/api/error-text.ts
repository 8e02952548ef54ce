import { ERRORS, MESSAGES, isErrorCode } from '@aivy/contracts';

/** The alert for a failed call: catalogue text, unknown code, reply without a code, or no reply at all. */
export function alertTextFor(error: { code: string; message: string }): string {
  if (error.code === 'NETWORK') return MESSAGES.network;
  if (isErrorCode(error.code)) return ERRORS[error.code].text;
  if (error.code) return MESSAGES.unknownCode(error.code);
  return MESSAGES.replyError(error.message);
}
