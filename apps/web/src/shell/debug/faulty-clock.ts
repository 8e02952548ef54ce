import { timerStall } from '../../player/timer-stall';

/** The timer goes on for so long after it was told to stall (specification). */
const STALL_AFTER_MS = 3_000;

/** Stops the test's timer 3 s from now, so that a screen can be looked at; null lets it go on. The server's deadline stays. */
export function stallTimer(on: boolean, now: () => number = () => performance.now()): void {
  const since = now();
  timerStall.holds = on ? () => now() - since >= STALL_AFTER_MS : () => false;
}

const RealDate = globalThis.Date;

/** Sets the device's time of day forward or back, as a person or a sleeping laptop does; 0 sets it right. */
export function skewClock(ms: number): void {
  if (ms === 0) {
    globalThis.Date = RealDate;
    return;
  }
  class SkewedDate extends RealDate {
    constructor(...given: [] | [string | number | Date] | [number, number, ...number[]]) {
      if (given.length === 0) super(RealDate.now() + ms);
      else super(...(given as [number]));
    }

    static override now(): number {
      return RealDate.now() + ms;
    }
  }
  globalThis.Date = SkewedDate as unknown as DateConstructor;
}
