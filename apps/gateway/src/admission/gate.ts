import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Call } from '@aivy/contracts';
import type { Metrics } from '@aivy/server-kit';
import { AdaptiveLimit } from './adaptive-limit.js';
import { Counts } from './counts.js';
import { LAG_STEP_MS, takeLagMs } from './event-loop-lag.js';
import { isCounted, rankOf, SHARES, type Rank } from './rank.js';
import type { RefusalReason, Refusals } from './refusals.js';
import { shareOfOne } from './share-of-one.js';
import { WaitingCalls } from './waiting-calls.js';

const LEAST_IN_HAND = 16;
const FIRST_IN_HAND = 100;
/**
 * Of what calls of a rank may have, for one address: several accounts have no more than that. A school has many
 * students and few calls in hand.
 */
const SHARE_OF_ADDRESS = 0.75;
/** Of all requests that a gateway takes at once, those that may wait for a place: a flood must leave room for others. */
const SHARE_WAITING = 0.5;
/** Tokens that were seen to be somebody's. */
const MOST_KNOWN = 20_000;

/** Who asks, as far as a request says it. */
export interface Asker {
  token: string | undefined;
  address: string;
}

/** A call's place among those in hand. */
export interface Permit extends Asker {
  kind: string;
  rank: Rank;
  /** Whose share its place is of. */
  holder: string;
  beganAt: number;
}

const user = (id: string): string => `user ${id}`;
const unknownAt = (address: string): string => `unknown at ${address}`;

/** Lets calls in up to the limit that adapts, those that matter most to the end. */
export class Gate {
  private readonly limit: AdaptiveLimit;
  private readonly lag = monitorEventLoopDelay({ resolution: LAG_STEP_MS });
  /** Calls in hand by whose share they are of. */
  private readonly ofHolder = new Counts();
  private readonly ofAddress = new Counts();
  /** Holders by the tokens that were found to be theirs. It decides about shares and nothing else. */
  private readonly known = new Map<string, string>();
  private readonly waiting = new WaitingCalls();

  /** @param most calls in hand at once, however quick they are */
  constructor(
    private readonly most: number,
    metrics: Metrics,
    private readonly refusals: Refusals,
  ) {
    const bounds = { least: Math.min(LEAST_IN_HAND, most), initial: FIRST_IN_HAND, most };
    this.limit = new AdaptiveLimit(bounds, performance.now());
    this.lag.enable();
    metrics.scraped('aivy_admission_limit', 'Calls that may be in hand at once', [], async () => [
      { value: this.limit.limitAt(performance.now()) },
    ]);
    metrics.scraped('aivy_admission_in_hand', 'Calls in hand', [], async () => [{ value: this.limit.inHand }]);
  }

  /** Is there a place for a call of this rank? Asked before anything is read of it; where there is none, that is counted. */
  admits(rank: Rank): boolean {
    if (this.isOpenTo(rank)) return true;
    this.refuse('busy', rank);
    return false;
  }

  /**
   * A call that is there whole begins; its end is to be told by `end`.
   * @returns undefined for one that is not counted, `user-full` for one of a user who has a share of the places already,
   *   `address-full` where its address has one, which may be no fault of who asks: it may `hold`
   */
  begin(call: Call, { token, address }: Asker): Permit | 'user-full' | 'address-full' | undefined {
    if (!isCounted(call)) return undefined;
    const now = performance.now();
    const rank = rankOf(call);
    const known = token === undefined ? undefined : this.known.get(token);
    const holder = known ?? unknownAt(address);
    if (!this.hasRoom(holder)) return known ? this.refuse('user-full', rank) : 'address-full';
    const mostOfAddress = this.limit.limitAt(now) * SHARES[rank] * SHARE_OF_ADDRESS;
    if (this.ofAddress.of(address) >= Math.max(LEAST_IN_HAND, mostOfAddress)) return 'address-full';
    this.ofHolder.add(holder);
    this.ofAddress.add(address);
    this.limit.enter();
    return { kind: call.pattern, rank, token, address, holder, beganAt: now };
  }

  /**
   * Lets a call wait for a place at its address while there is room for others: a class that begins in the same second
   * is served in turn.
   * @param settle called once, with its permit or the reason why it has none
   * @returns to be called when its client leaves
   */
  hold(call: Call, asker: Asker, settle: (outcome: Exclude<ReturnType<Gate['begin']>, undefined>) => void): () => void {
    const rank = rankOf(call);
    const giveUp = (): void => settle(this.refuse('address-full', rank));
    const mayWait = this.isOpenTo(rank) && this.waiting.size < this.most * SHARE_WAITING;
    if (!mayWait) {
      giveUp();
      return () => undefined;
    }
    const tryAgain = (): boolean => {
      const outcome = this.begin(call, asker);
      if (outcome === undefined || outcome === 'address-full') return false;
      settle(outcome);
      return true;
    };
    return this.waiting.add(asker.address, tryAgain, giveUp);
  }

  /**
   * A call was found to be of this user, whose share its place is of from now on.
   * @returns false where the user has a share of the places already, which is counted
   */
  claimFor(permit: Permit, userId: string): boolean {
    const holder = user(userId);
    if (permit.token !== undefined) this.remember(permit.token, holder);
    if (permit.holder === holder) return true;
    if (!this.hasRoom(holder)) {
      this.refuse('user-full', permit.rank);
      return false;
    }
    this.ofHolder.remove(permit.holder);
    this.ofHolder.add(holder);
    permit.holder = holder;
    this.waiting.retry(permit.address);
    return true;
  }

  /** @param outcome `failed` for what was given up on its way, `left` for what says nothing about us */
  end({ kind, holder, address, beganAt }: Permit, outcome: 'done' | 'failed' | 'left'): void {
    const now = performance.now();
    this.limit.leave();
    this.ofHolder.remove(holder);
    this.ofAddress.remove(address);
    if (outcome !== 'left') this.limit.observe(kind, now - beganAt, now, outcome === 'done');
    this.limit.review(now, () => takeLagMs(this.lag));
    this.waiting.retry(address);
  }

  close(): void {
    this.lag.disable();
  }

  private isOpenTo(rank: Rank): boolean {
    return this.limit.inHand < this.limit.limitAt(performance.now()) * SHARES[rank];
  }

  /** For one user, and for all calls of one address of which nobody knows yet whose they are. */
  private hasRoom(holder: string): boolean {
    const own = this.ofHolder.of(holder);
    return own < shareOfOne(this.limit.limitAt(performance.now()), this.limit.inHand - own);
  }

  /** Those that came first go first, whoever they are: who comes back is found out anew. */
  private remember(token: string, holder: string): void {
    if (this.known.get(token) === holder) return;
    if (this.known.size >= MOST_KNOWN) this.known.delete(this.known.keys().next().value!);
    this.known.set(token, holder);
  }

  private refuse<R extends RefusalReason>(reason: R, rank: Rank): R {
    const now = performance.now();
    const facts = { limit: Math.round(this.limit.limitAt(now)), inHand: this.limit.inHand };
    this.refusals.count(reason, rank, now, facts);
    return reason;
  }
}
