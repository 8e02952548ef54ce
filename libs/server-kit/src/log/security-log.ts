import { createHash } from 'node:crypto';
import type { Logger } from './logger.js';

/** What may stand in the field `event` of a line of the security log; documented in the runbook, so names stay. */
export type SecurityEvent =
  | 'sign-in.succeeded'
  | 'sign-in.failed'
  | 'account.created'
  | 'account.exported'
  | 'account.deleted'
  | 'password-reset.requested'
  | 'password-reset.done'
  | 'password-reset.failed'
  | 'password.changed'
  | 'password-check.failed'
  | 'sessions.ended'
  | 'limit.refused'
  | 'queue.changed'
  | 'contact.shown';

export interface SecurityFacts {
  userId?: string | undefined;
  /** Network address of the caller. */
  address?: string | undefined;
  /** E-mail of the account; only its hash is written. */
  email?: string | undefined;
  /** Code of the catalogue, for what was refused. */
  code?: string;
  /** RPC pattern of the call that was refused; what an operator did on the queue board. */
  call?: string;
  /** How many sessions ended. */
  sessions?: number;
  /** Account that an operator looked at. */
  aboutId?: string;
}

/** The first 16 hex digits of the SHA-256 of an e-mail in lower case: finds the lines of an account, tells no address. */
export const emailHash = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16);

/**
 * Who did what to which account: one line an event, `log: "security"`, at level info whatever LOG_LEVEL says (but
 * nothing under `silent`). Takes facts by name and nothing else, so that no password or token can get in.
 */
export class SecurityLog {
  private readonly logger: Logger;

  constructor(logger: Logger) {
    this.logger = logger.child({ log: 'security' }, { level: logger.level === 'silent' ? 'silent' : 'info' });
  }

  record(event: SecurityEvent, { userId, address, email, code, call, sessions, aboutId }: SecurityFacts): void {
    const facts = {
      user_id: userId,
      address,
      email_hash: email === undefined ? undefined : emailHash(email),
      code,
      call,
      sessions,
      about_id: aboutId,
    };
    this.write({ event, ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) });
  }

  protected write(line: { event: SecurityEvent } & Record<string, unknown>): void {
    this.logger.info(line, line.event);
  }
}
