import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Call } from '@aivy/contracts';
import type { Logger, Metrics } from '@aivy/server-kit';
import { AdaptiveLimit } from './adaptive-limit.js';
import { Counts } from './counts.js';
import { isCounted, rankOf, RANKS, SHARES, type Rank } from './rank.js';

/** One page asks for ten things at once. */
const LEAST_IN_HAND = 16;
const FIRST_IN_HAND = 100;
/**
 * Of the limit, for one user, and for all calls of one address of which nobody knows yet whose they are: who asks for ever
 * more, or brings tokens of his own making, gets nobody else refused.
 */
const SHARE_OF_ONE = 0.25;
const LEAST_OF_ONE = 10;
/** Of what calls of a rank may have, for one address: several accounts have no more than that. A school has many students and few calls in hand. */
const SHARE_OF_ADDRESS = 0.75;
/** Tokens that were seen to be somebody's. */
const MOST_KNOWN = 20_000;
const LAG_STEP_MS = 10;
const NS_PER_MS = 1e6;
/** Refusals come by the thousand; a line tells of all that came since the one before. */
const TELL_EVERY_MS = 10_000;

/** Who asks, as far as a request says it. */
export interface Asker {
  token: string | undefined;
  address: string;
}

/** A call on its way through the gateway. */
export interface Passage extends Asker {
  kind: string;
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
  private readonly refused;
  /** Calls in hand by whose share they are of. */
  private readonly ofHolder = new Counts();
  private readonly ofAddress = new Counts();
  /** Holders by the tokens that were found to be theirs. It decides about shares and nothing else. */
  private readonly known = new Map<string, string>();
  private untold: Record<Rank, number> = { save: 0, read: 0, 'sign-in': 0 };
  private toldAt = Number.NEGATIVE_INFINITY;

  /** @param most calls in hand at once, however quick they are */
  constructor(
    most: number,
    metrics: Metrics,
    private readonly logger: Logger,
  ) {
    const bounds = { least: Math.min(LEAST_IN_HAND, most), initial: FIRST_IN_HAND, most };
    this.limit = new AdaptiveLimit(bounds, performance.now());
    this.lag.enable();
    this.refused = metrics.counter(
      'aivy_admission_refused_total',
      'Calls refused at the door because there is too much to do',
      ['rank'],
    );
    for (const rank of RANKS) this.refused.inc({ rank }, 0);
    metrics.scraped('aivy_admission_limit', 'Calls that may be in hand at once', [], async () => [
      { value: this.limit.limitAt(performance.now()) },
    ]);
    metrics.scraped('aivy_admission_in_hand', 'Calls in hand', [], async () => [{ value: this.limit.inHand }]);
  }

  isOpen(rank: Rank): boolean {
    const now = performance.now();
    if (this.limit.inHand < this.limit.limitAt(now) * SHARES[rank]) return true;
    this.refused.inc({ rank });
    this.untold[rank] += 1;
    if (now - this.toldAt >= TELL_EVERY_MS) {
      this.logger.warn(
        { refused: this.untold, limit: Math.round(this.limit.limitAt(now)), inHand: this.limit.inHand },
        'calls are refused: there is too much to do',
      );
      this.untold = { save: 0, read: 0, 'sign-in': 0 };
      this.toldAt = now;
    }
    return false;
  }

  /**
   * A call that is there whole begins; its end is to be told by `end`.
   * @returns undefined for one that is not counted, `crowded` for one of a user who has a share of the places already,
   *   `full` where its address has one, which may be no fault of who asks
   */
  begin(call: Call, { token, address }: Asker): Passage | 'crowded' | 'full' | undefined {
    if (!isCounted(call)) return undefined;
    const now = performance.now();
    const known = token === undefined ? undefined : this.known.get(token);
    const holder = known ?? unknownAt(address);
    if (!this.hasRoom(holder)) return known ? 'crowded' : 'full';
    const mostOfAddress = this.limit.limitAt(now) * SHARES[rankOf(call)] * SHARE_OF_ADDRESS;
    if (this.ofAddress.of(address) >= Math.max(LEAST_IN_HAND, mostOfAddress)) return 'full';
    this.ofHolder.add(holder);
    this.ofAddress.add(address);
    this.limit.enter();
    return { kind: call.pattern, token, address, holder, beganAt: now };
  }

  /** A call was found to be of this user. @returns false where the user has a share of the places already */
  isOf(passage: Passage, userId: string): boolean {
    const holder = user(userId);
    if (passage.token !== undefined) this.remember(passage.token, holder);
    if (passage.holder === holder) return true;
    if (!this.hasRoom(holder)) return false;
    this.ofHolder.remove(passage.holder);
    this.ofHolder.add(holder);
    passage.holder = holder;
    return true;
  }

  /** @param outcome `failed` for what was given up on its way, `left` for what says nothing about us */
  end({ kind, holder, address, beganAt }: Passage, outcome: 'done' | 'failed' | 'left'): void {
    const now = performance.now();
    this.limit.leave();
    this.ofHolder.remove(holder);
    this.ofAddress.remove(address);
    if (outcome !== 'left') this.limit.observe(kind, now - beganAt, now, outcome === 'done');
    this.limit.review(now, this.takeLag);
  }

  close(): void {
    this.lag.disable();
  }

  private hasRoom(holder: string): boolean {
    return this.ofHolder.of(holder) < Math.max(LEAST_OF_ONE, this.limit.limitAt(performance.now()) * SHARE_OF_ONE);
  }

  /** Those that came first go first, whoever they are: who comes back is found out anew. */
  private remember(token: string, holder: string): void {
    if (this.known.get(token) === holder) return;
    if (this.known.size >= MOST_KNOWN) this.known.delete(this.known.keys().next().value!);
    this.known.set(token, holder);
  }

  /** How much later than they should the turns of the event loop came since it was last asked: so long what is sent to us lies unread. */
  private readonly takeLag = (): number => {
    const { mean } = this.lag;
    this.lag.reset();
    return Number.isFinite(mean) ? Math.max(0, mean / NS_PER_MS - LAG_STEP_MS) : 0;
  };
}
