import { steadyNow } from '@aivy/server-kit';
import type { Session } from './session-store.js';

/**
 * How long what was found of a session counts without another look: the longest that an ended one can go on where the
 * notice of its end was lost. Milliseconds.
 */
const RECENT_MS = 5_000;
/** How long a notice is remembered: longer than any look-up takes that began before it. */
const HEARD_MS = 30_000;
const MOST = 10_000;

interface Known {
  what: Session | 'ended' | 'changed';
  /** Steady milliseconds, both. */
  since: number;
  until: number;
}

/** What this gateway has just found out about sessions, and what it has heard of them. By the hashes of their tokens. */
export class RecentSessions {
  private readonly known = new Map<string, Known>();
  /** While notices may be missed, what was found counts for nothing: one must ask each time. */
  private isDeaf = false;
  /** What was asked before this may have been outdated without a word. Steady milliseconds. */
  private hearsSince = 0;

  /** Whose it is, `ended`, or undefined where one must ask. */
  find(hash: string): Session | 'ended' | undefined {
    const known = this.known.get(hash);
    if (!known || known.what === 'changed' || known.until <= steadyNow()) return undefined;
    return this.isDeaf && known.what !== 'ended' ? undefined : known.what;
  }

  /** @param askedAt when the look-up began, steady milliseconds: what it found was true then at the earliest */
  keep(session: Session, askedAt: number): void {
    const known = this.known.get(session.hash);
    const heardSince = known && typeof known.what === 'string' && known.since >= askedAt;
    const mayHaveMissed = this.isDeaf || askedAt < this.hearsSince;
    if (!heardSince && !mayHaveMissed)
      this.put(session.hash, { what: session, since: askedAt, until: askedAt + RECENT_MS });
  }

  /** Notices may be missed from now on. */
  deafen(): void {
    this.isDeaf = true;
  }

  /** None is missed from now on; what was found until now is forgotten. */
  hear(): void {
    this.isDeaf = false;
    this.hearsSince = steadyNow();
    for (const [hash, { what }] of this.known) if (typeof what === 'object') this.known.delete(hash);
  }

  end(hashes: readonly string[]): void {
    this.heard(hashes, 'ended');
  }

  forget(hashes: readonly string[]): void {
    this.heard(hashes, 'changed');
  }

  private heard(hashes: readonly string[], what: 'ended' | 'changed'): void {
    const since = steadyNow();
    for (const hash of hashes) this.put(hash, { what, since, until: since + HEARD_MS });
  }

  /** Entries stand in the order in which they came, so what is out of date stands in front. */
  private put(hash: string, known: Known): void {
    this.known.delete(hash);
    this.known.set(hash, known);
    const now = steadyNow();
    for (const [oldest, { until }] of this.known) {
      if (until > now && this.known.size <= MOST) break;
      this.known.delete(oldest);
    }
  }
}
