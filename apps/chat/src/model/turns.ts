import type { Admission, CircuitBreaker } from './circuit-breaker.js';
import { ModelFailure } from './failure.js';
import { TokenMeter } from './metered.js';
import type { NoteName } from './notes.js';
import type { Reservation, TokenBudget } from './token-budget.js';

/** How a turn ended: with a result, or without one and why. `note` is for the student. */
export type Turn<T> = { value: T } | { note: NoteName; why: string };

/** Lets the model be asked while it's up and there are tokens left. */
export class Turns {
  constructor(
    private readonly breaker: CircuitBreaker,
    private readonly budget: TokenBudget,
  ) {}

  /** @param tokens that the call can't exceed */
  async take<T>(userId: string, tokens: number, call: (meter: TokenMeter) => Promise<T>): Promise<Turn<T>> {
    let admission: Admission;
    let reservation: Reservation;
    try {
      admission = await this.breaker.admit();
      if (admission === 'open') return { note: 'unavailable', why: 'breaker' };
      const reserved = await this.budget.reserve(userId, tokens);
      if (reserved.state === 'empty') {
        await this.breaker.withdrawn(admission).catch(() => undefined);
        return { note: `${reserved.scope}-empty`, why: `${reserved.scope}-budget` };
      }
      ({ reservation } = reserved);
    } catch {
      // Without Redis nobody knows what was spent: the model isn't asked.
      return { note: 'unavailable', why: 'redis' };
    }
    const meter = new TokenMeter();
    try {
      const value = await call(meter);
      await this.breaker.succeeded(admission).catch(() => undefined);
      return { value };
    } catch (error) {
      const kind = error instanceof ModelFailure ? error.kind : 'fault';
      const told = kind === 'aborted' ? this.breaker.withdrawn(admission) : this.breaker.failed(admission);
      await told.catch(() => undefined);
      return { note: 'unavailable', why: kind };
    } finally {
      await this.budget.settle(reservation, meter.used).catch(() => undefined);
    }
  }
}
