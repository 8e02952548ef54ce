import { Injectable } from '@nestjs/common';
import { DEFAULT_DEADLINE_MS, type Caller } from '@aivy/contracts';
import { deadlineFor, steadyNow } from '@aivy/server-kit';
import { hashPassword, verifyPassword } from '../secrets.js';
import { HASHES_AT_ONCE } from './hash-threads.js';
import { WorkQueue } from './work-queue.js';

/** Kept back of a call's time for what it does after the hash, and for its answer. */
const AFTERWARDS_MS = 1_000;

/**
 * Hashes passwords on half of the cores, one at a time on each: whoever works has the others, and more at once would only
 * make all of them late. Ask it outside of
 * transactions, because a call may wait here for as long as it lasts and must hold no database connection meanwhile.
 */
@Injectable()
export class PasswordHasher {
  private readonly queue = new WorkQueue(HASHES_AT_ONCE);

  /** @throws DomainError SERVICE-UNAVAILABLE when there is no time left for it */
  hash(password: string, caller: Caller): Promise<string> {
    return this.inTurn(caller, () => hashPassword(password));
  }

  /** @throws DomainError SERVICE-UNAVAILABLE when there is no time left for it */
  verify(stored: string, password: string, caller: Caller): Promise<boolean> {
    return this.inTurn(caller, () => verifyPassword(stored, password));
  }

  /**
   * Does work that is mostly hashing.
   * @throws DomainError SERVICE-UNAVAILABLE when there is no time left for it
   */
  inTurn<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    return this.queue.run(work, endBy(caller));
  }
}

const endBy = (caller: Caller): number => deadlineFor(caller, steadyNow() + DEFAULT_DEADLINE_MS) - AFTERWARDS_MS;
