import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Call } from '@aivy/contracts';
import type { Logger, Metrics } from '@aivy/server-kit';
import { AdaptiveLimit } from './adaptive-limit.js';
import { isCounted, RANKS, SHARES, type Rank } from './rank.js';

/** One page asks for ten things at once. */
const LEAST_IN_HAND = 16;
const FIRST_IN_HAND = 100;
/** Of the limit, for one session: a student who asks for ever more gets no other student refused. */
const SHARE_OF_ONE = 0.25;
const LEAST_OF_ONE = 10;
const LAG_STEP_MS = 10;
const NS_PER_MS = 1e6;
/** Refusals come by the thousand; a line tells of all that came since the one before. */
const TELL_EVERY_MS = 10_000;

/** A call on its way through the gateway. */
export interface Passage {
  kind: string;
  token: string | undefined;
  beganAt: number;
}

/** Lets calls in up to the limit that adapts, those that matter most to the end. */
export class Gate {
  private readonly limit: AdaptiveLimit;
  private readonly lag = monitorEventLoopDelay({ resolution: LAG_STEP_MS });
  private readonly refused;
  /** Calls in hand by the session that they came with. */
  private readonly ofSession = new Map<string, number>();
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

  /** A call that is there whole begins; undefined for one that is not counted, `crowded` for one whose session has its share of places. Its end is to be told by `end`. */
  begin(call: Call, token?: string): Passage | 'crowded' | undefined {
    if (!isCounted(call)) return undefined;
    const now = performance.now();
    const own = (token !== undefined && this.ofSession.get(token)) || 0;
    if (own >= Math.max(LEAST_OF_ONE, this.limit.limitAt(now) * SHARE_OF_ONE)) return 'crowded';
    if (token !== undefined) this.ofSession.set(token, own + 1);
    this.limit.enter();
    return { kind: call.pattern, token, beganAt: now };
  }

  /** @param outcome `failed` for what was given up on its way, `left` for what says nothing about us */
  end({ kind, token, beganAt }: Passage, outcome: 'done' | 'failed' | 'left'): void {
    const now = performance.now();
    this.limit.leave();
    if (token !== undefined) {
      const others = (this.ofSession.get(token) ?? 1) - 1;
      if (others > 0) this.ofSession.set(token, others);
      else this.ofSession.delete(token);
    }
    if (outcome !== 'left') this.limit.observe(kind, now - beganAt, now, outcome === 'done');
    this.limit.review(now, this.takeLag);
  }

  close(): void {
    this.lag.disable();
  }

  /** How much later than they should the turns of the event loop came since it was last asked: so long what is sent to us lies unread. */
  private readonly takeLag = (): number => {
    const { mean } = this.lag;
    this.lag.reset();
    return Number.isFinite(mean) ? Math.max(0, mean / NS_PER_MS - LAG_STEP_MS) : 0;
  };
}
