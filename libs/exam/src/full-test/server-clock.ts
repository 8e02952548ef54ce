import { isFarAhead } from '../given-answers.js';

/**
 * The server's clock as a client knows it. Between two answers of the server it runs on the page's monotonic clock, so
 * that neither a changed time of day nor a time zone moves it; a device that slept is put right by the next answer.
 */
export interface ClockAnchor {
  /** Server time of the anchor, milliseconds since 1970. */
  serverMs: number;
  /** The page's monotonic clock at that moment. */
  monotonicMs: number;
}

/** Both local clocks, read together. */
export interface LocalClocks {
  /** `performance.now()`. */
  monotonicMs: number;
  /** `Date.now()`. */
  wallMs: number;
}

/** An anchor as it survives a reload, which starts the monotonic clock anew. */
export interface KeptAnchor {
  serverMs: number;
  wallMs: number;
}

/** @param serverMs as the answer says, @param roundTripMs of the call: the answer is half of it old */
export const anchorAt = (serverMs: number, roundTripMs: number, monotonicMs: number): ClockAnchor => ({
  serverMs: serverMs + roundTripMs / 2,
  monotonicMs,
});

/** The server's time now, as far as known; it never runs backwards. */
export const serverNow = ({ serverMs, monotonicMs }: ClockAnchor, now: number): number =>
  serverMs + Math.max(0, now - monotonicMs);

/** What to keep on the device, so that a reload without network goes on. */
export const keepAnchor = (anchor: ClockAnchor, { monotonicMs, wallMs }: LocalClocks): KeptAnchor => ({
  serverMs: serverNow(anchor, monotonicMs),
  wallMs,
});

/** After a reload only the time of day is left to go by. One that was set back gives no time away. */
export const restoreAnchor = ({ serverMs, wallMs }: KeptAnchor, now: LocalClocks): ClockAnchor => ({
  serverMs: serverMs + Math.max(0, now.wallMs - wallMs),
  monotonicMs: now.monotonicMs,
});

/** Between two readings of the clocks they should agree; where they do not, the device slept or its clock was set. */
const JUMP_MS = 2_000;
export const clocksJumped = (before: LocalClocks, now: LocalClocks): boolean =>
  Math.abs(now.wallMs - before.wallMs - (now.monotonicMs - before.monotonicMs)) > JUMP_MS;

/** The next sequence number: the moment of the change, and above every one before it. */
export const nextSequence = (last: number, now: number): number => Math.max(last + 1, Math.round(now));

/** A page's clock before and after a response put it right. */
export interface ClockCheck {
  before: number;
  now: number;
}

/**
 * The sequence number of a refused change by the right clock: earlier by as much as the clock was ahead, never in the future,
 * and above the highest one that the server has of it.
 * @returns null where the clock was right: the change came too late and stays refused
 */
export function redated(seq: number, stored: number, { before, now }: ClockCheck): number | null {
  if (seq <= now && !isFarAhead(before, now)) return null;
  return nextSequence(stored, Math.min(now, seq - (before - now)));
}
