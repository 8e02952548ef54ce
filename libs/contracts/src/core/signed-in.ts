import type { Caller } from './call.js';
import { DomainError } from './errors.js';

/** The user behind a call that needs one. @throws DomainError AUTH-UNAUTHORIZED */
export function signedIn(caller: Caller): string {
  if (!caller.userId) throw new DomainError('AUTH-UNAUTHORIZED');
  return caller.userId;
}
