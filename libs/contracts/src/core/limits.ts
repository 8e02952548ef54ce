import type { LimitName } from './call.js';

export interface Limit {
  /** Points per window. */
  points: number;
  windowSeconds: number;
  /** What one budget belongs to; `email-and-address` is a pair, so that nobody uses up what is somebody else's. */
  per: 'user' | 'email' | 'address' | 'email-and-address';
  /** What uses up a point; default `calls`. A call that is refused costs nothing. */
  counts?: 'calls' | 'failures';
  /** How points come back: all of them when the window is over (default), or one by one, spread over the window. */
  refill?: 'at-once' | 'steadily';
  /** What happens to calls beyond the points; default `refuse`. */
  beyond?: 'refuse' | 'delay';
  /**
   * What holds while Redis, which counts over all gateways, does not answer: `memory`, every gateway counts for itself;
   * `refuse`, nothing passes; `allow`, everything passes.
   */
  whenUnavailable: 'memory' | 'refuse' | 'allow';
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 3600;

/** Five mails to an address for whoever asks. They go to people who may not have asked for them: none without a count. */
const MAILS: readonly Limit[] = [
  { points: 5, windowSeconds: HOUR, per: 'email-and-address', whenUnavailable: 'refuse' },
  { points: 60, windowSeconds: HOUR, per: 'address', whenUnavailable: 'refuse' },
];
/** Bound on what all who ask may send to an address that has no account yet. */
const MAILS_TO_ONE: Limit = { points: 20, windowSeconds: HOUR, per: 'email', whenUnavailable: 'refuse' };
/**
 * Reset mails to one account within an hour, whoever asks; those beyond are answered as ever and not sent. Refusing would
 * let anybody keep the owner from asking.
 */
export const RESET_MAILS_PER_HOUR = 20;

/** Budgets at the edge, all of a name's entries apply. Budgets of one name that belong to an e-mail have the same window. */
export const LIMITS: Record<LimitName, readonly Limit[]> = {
  signin: [
    {
      points: 10,
      windowSeconds: QUARTER_HOUR,
      per: 'email-and-address',
      counts: 'failures',
      whenUnavailable: 'memory',
    },
    { points: 100, windowSeconds: QUARTER_HOUR, per: 'address', counts: 'failures', whenUnavailable: 'memory' },
    {
      points: 30,
      windowSeconds: QUARTER_HOUR,
      per: 'email',
      counts: 'failures',
      beyond: 'delay',
      whenUnavailable: 'memory',
    },
  ],
  'verification-mail': [...MAILS, MAILS_TO_ONE],
  'reset-mail': MAILS,
  'password-check': [
    { points: 10, windowSeconds: QUARTER_HOUR, per: 'user', counts: 'failures', whenUnavailable: 'memory' },
  ],
  // Sixty a minute in the long run, ten at once: one point a second comes back.
  tutor: [{ points: 10, windowSeconds: 10, per: 'user', refill: 'steadily', whenUnavailable: 'memory' }],
  trial: [{ points: 30, windowSeconds: 60, per: 'address', whenUnavailable: 'memory' }],
  // A visitor's adaptive form is a row in the database. Leaves room for a school behind one address.
  'adaptive-form': [
    { points: 1_000, windowSeconds: HOUR, per: 'address', refill: 'steadily', whenUnavailable: 'memory' },
  ],
  export: [{ points: 10, windowSeconds: QUARTER_HOUR, per: 'user', whenUnavailable: 'allow' }],
};

/** What a body may be. More bytes answer PAYLOAD-TOO-LARGE; more values or levels the input error of the call. */
export interface BodyLimit {
  bytes: number;
  /** Fields and entries of the JSON, all together. */
  values: number;
  /** Lists and objects inside each other. */
  depth: number;
}

export const MAX_BODY_BYTES = 256 * 1024;
/** Of calls that name no other. */
export const BODY_LIMIT: BodyLimit = { bytes: 16 * 1024, values: 1_000, depth: 8 };
/** Entries of an answers array. */
export const MAX_ANSWERS = 60;
export const VERIFICATION_CODE_LENGTH = 6;
export const VERIFICATION_CODE_SECONDS = 10 * 60;
export const VERIFICATION_MAX_TRIES = 5;
export const RESEND_COOLDOWN_SECONDS = 60;
export const RESET_LINK_SECONDS = 30 * 60;
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MAX_LENGTH = 1024;
