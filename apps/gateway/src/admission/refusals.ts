import type { Logger, Metrics } from '@aivy/server-kit';
import { RANKS, type Rank } from './rank.js';

/**
 * Why a gateway refuses a request before anything is done for it. `busy`: everybody together asks too much. `user-full`,
 * `address-full`: this one has as many requests in hand as one may. `address-rate`: this address asks too many a second.
 * `too-slow`: its body did not come while others were there for its place.
 */
export const REFUSAL_REASONS = ['busy', 'user-full', 'address-full', 'address-rate', 'too-slow'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** What is refused: a call of a rank, or `other`, such as a page. */
export type Refused = Rank | 'other';

/** Refusals come by the thousand; a line tells of all that came since the one before. */
const TELL_EVERY_MS = 10_000;

/** Counts what is refused, for the metric and for a line of the log now and then. */
export class Refusals {
  private readonly counter;
  /** Since the last line, by `reason rank`. */
  private untold: Record<string, number> = {};
  private toldAt = Number.NEGATIVE_INFINITY;

  constructor(
    metrics: Metrics,
    private readonly logger: Logger,
  ) {
    this.counter = metrics.counter(
      'aivy_admission_refused_total',
      'Requests refused because there is too much to do, or because a user or an address asks too much',
      ['reason', 'rank'],
    );
    // A series that begins at its first refusal would hide it: a rate needs two values.
    for (const reason of REFUSAL_REASONS) for (const rank of [...RANKS, 'other']) this.counter.inc({ reason, rank }, 0);
  }

  /** @param now steady milliseconds @param facts what the line of the log tells beside the numbers */
  count(reason: RefusalReason, rank: Refused, now: number, facts: object = {}): void {
    this.counter.inc({ reason, rank });
    const what = `${reason} ${rank}`;
    this.untold[what] = (this.untold[what] ?? 0) + 1;
    if (now - this.toldAt < TELL_EVERY_MS) return;
    this.logger.warn({ refused: this.untold, ...facts }, 'requests are refused');
    this.untold = {};
    this.toldAt = now;
  }
}
