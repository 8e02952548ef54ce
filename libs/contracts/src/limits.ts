import type { LimitName } from './call.js';

export interface Limit {
  /** Points per window. */
  points: number;
  windowSeconds: number;
  /** What one budget belongs to. */
  per: 'user' | 'email' | 'address';
  /** Only failed requests use up a point (sign-in). */
  failuresOnly?: boolean;
}

/** Budgets at the edge, all of a name's entries apply. */
export const LIMITS: Record<LimitName, readonly Limit[]> = {
  signin: [
    { points: 10, windowSeconds: 15 * 60, per: 'email', failuresOnly: true },
    { points: 100, windowSeconds: 15 * 60, per: 'address', failuresOnly: true },
  ],
  'verification-mail': [
    { points: 5, windowSeconds: 3600, per: 'email' },
    { points: 60, windowSeconds: 3600, per: 'address' },
  ],
  'password-check': [{ points: 10, windowSeconds: 15 * 60, per: 'user', failuresOnly: true }],
  export: [{ points: 10, windowSeconds: 15 * 60, per: 'user' }],
  'tutor-chat': [{ points: 70, windowSeconds: 60, per: 'user' }],
};

export const MAX_BODY_BYTES = 256 * 1024;
/** Entries of an answers array. */
export const MAX_ANSWERS = 60;
export const SESSION_SECONDS = 6 * 3600;
export const VERIFICATION_CODE_LENGTH = 6;
export const VERIFICATION_CODE_SECONDS = 10 * 60;
export const VERIFICATION_MAX_TRIES = 5;
export const RESEND_COOLDOWN_SECONDS = 60;
export const RESET_LINK_SECONDS = 30 * 60;
export const EMAIL_MAX_LENGTH = 254;
