import type { FastifyRequest } from 'fastify';
import type { Gate, Permit } from './gate.js';

type Outcome = Parameters<Gate['end']>[1];

/**
 * One request in hand, with its place at the address and, for a call, the one at the gate. Both are given back when its
 * answer is out and nothing works for it any more: who hangs up at once would have as much done as he likes otherwise.
 */
export class Stay {
  private permit: Permit | undefined;
  private outcome: Outcome | undefined;
  private works = 0;
  private isGone = false;

  /** @param leave gives back the place at the address */
  constructor(
    private readonly gate: Gate,
    private leave: (() => void) | undefined,
  ) {}

  begin(permit: Permit): void {
    this.permit = permit;
  }

  /** The request was found to be of this user. @returns false where the user has as many in hand as one may have */
  claimFor(userId: string): boolean {
    return !this.permit || this.gate.claimFor(this.permit, userId);
  }

  /** Something begins to work for it. @returns to be called once that has ended */
  hold(): () => void {
    this.works += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.works -= 1;
      this.settle();
    };
  }

  /** There is an answer, or nobody waits for one. What is said first counts. */
  end(outcome: Outcome): void {
    this.outcome ??= outcome;
    this.settle();
  }

  /** The connection has the answer, or is gone. */
  close(): void {
    this.isGone = true;
    this.end('left');
  }

  private settle(): void {
    if (this.works > 0) return;
    if (this.permit && this.outcome) this.gate.end(this.permit, this.outcome);
    if (this.outcome) this.permit = undefined;
    if (!this.isGone) return;
    this.leave?.();
    this.leave = undefined;
  }
}

const stays = new WeakMap<FastifyRequest, Stay>();

/** Undefined for what is let in uncounted. */
export const stayOf = (request: FastifyRequest): Stay | undefined => stays.get(request);

export function putStay(request: FastifyRequest, stay: Stay): void {
  stays.set(request, stay);
}
