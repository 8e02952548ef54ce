/** How much of the gateway there is to have at once, and how much of it one address may have. */
export interface AdmissionLimits {
  /** Requests in hand at once. */
  requests: number;
  requestsPerAddress: number;
  /** Calls per second and address in the long run; ten seconds' worth may come at once. */
  callsPerSecond: number;
}

/** Why there is no place, as `REFUSAL_REASONS` says; `retryMs` later there is room again. */
export type Refusal = { reason: 'busy' } | { reason: 'address-full' | 'address-rate'; retryMs: number };

const BURST_SECONDS = 10;
const ADDRESS_FULL_RETRY_MS = 1_000;
/** Addresses remembered at once; those that have been quiet are forgotten first. */
const MAX_ADDRESSES = 20_000;

interface Share {
  inHand: number;
  /** Calls that may still come at once. */
  calls: number;
  /** Of `calls`, in milliseconds of the caller's clock. */
  countedAt: number;
}

/**
 * Counts requests in hand and calls by address, in the memory of one gateway: it must answer before anything is read,
 * parsed or looked up. Bounds over all gateways, by what a call does, are the call limits.
 */
export class Admission {
  private inHand = 0;
  private readonly shares = new Map<string, Share>();

  constructor(private readonly limits: AdmissionLimits) {}

  /**
   * Takes a place, or says why there is none. Whoever got one gives it back with `leave`.
   * @param now milliseconds of any steady clock
   */
  enter(address: string, isCall: boolean, now: number): Refusal | undefined {
    if (this.inHand >= this.limits.requests) return { reason: 'busy' };
    const share = this.shareOf(address, now);
    if (share.inHand >= this.limits.requestsPerAddress)
      return { reason: 'address-full', retryMs: ADDRESS_FULL_RETRY_MS };
    if (isCall && share.calls < 1)
      return { reason: 'address-rate', retryMs: ((1 - share.calls) / this.limits.callsPerSecond) * 1_000 };
    if (isCall) share.calls -= 1;
    share.inHand += 1;
    this.inHand += 1;
    return undefined;
  }

  leave(address: string): void {
    this.inHand -= 1;
    const share = this.shares.get(address);
    if (share) share.inHand -= 1;
  }

  private shareOf(address: string, now: number): Share {
    const { callsPerSecond } = this.limits;
    const most = callsPerSecond * BURST_SECONDS;
    let share = this.shares.get(address);
    if (!share) {
      if (this.shares.size >= MAX_ADDRESSES) this.evictIdle(now);
      share = { inHand: 0, calls: most, countedAt: now };
      this.shares.set(address, share);
    }
    share.calls = Math.min(most, share.calls + ((now - share.countedAt) / 1_000) * callsPerSecond);
    share.countedAt = now;
    return share;
  }

  /** Whoever has nothing in hand and was quiet for as long as a burst takes has a full share again: nothing is lost. */
  private evictIdle(now: number): void {
    for (const [address, { inHand, countedAt }] of this.shares) {
      if (inHand === 0 && now - countedAt >= BURST_SECONDS * 1_000) this.shares.delete(address);
    }
    // All of them busy: a crowd of invented addresses. Those without anything in hand go, the oldest first.
    for (const [address, { inHand }] of this.shares) {
      if (this.shares.size < MAX_ADDRESSES) break;
      if (inHand === 0) this.shares.delete(address);
    }
  }
}
