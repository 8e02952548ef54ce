import { DomainError } from '@aivy/contracts';
import { RateLimitedError } from '../limits/call-limiter.js';

/** When to ask again where one user has too much in hand. */
const USER_FULL_RETRY_SECONDS = 1;

/** The answer to a user who has a share of the places already. */
export const userFull = (): RateLimitedError => new RateLimitedError(USER_FULL_RETRY_SECONDS);

/**
 * There is no place for a request, which may be no fault of who asks. Counted where it was refused: by the thousand
 * such errors tell no more than one.
 */
export class NoPlaceError extends DomainError {
  constructor() {
    super('SERVICE-UNAVAILABLE', undefined, { cause: 'too many requests in hand' });
  }
}
