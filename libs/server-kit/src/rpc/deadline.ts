import type { Caller } from '@aivy/contracts';
import type { RpcEnvelope } from './envelope.js';
import type { StreamClock } from './stream-clock.js';

/** Kept back from what remains, so that a nested answer still travels up in time. */
const NESTED_MARGIN_MS = 50;

interface RunningRequest {
  envelope: RpcEnvelope;
  /** Steady milliseconds. */
  deadline: number;
}

/**
 * A running request is attached to the caller its handler gets, and a nested call hands that caller on: so the
 * deadline is inherited without AsyncLocalStorage, which costs a sixth of the throughput on Node 20. A symbol
 * survives a copy (`{...caller}`) and never reaches the wire.
 */
const RUNNING = Symbol('running request');
type RunningCaller = Caller & { [RUNNING]?: RunningRequest };

/** The caller of a request, as its handler gets it. @param deadline steady milliseconds */
export function callerOf(envelope: RpcEnvelope, deadline: number): Caller {
  const caller: RunningCaller = envelope.u;
  caller[RUNNING] = { envelope, deadline };
  return caller;
}

/** Deadline for a call on behalf of `caller`: as wanted, but never later than the running request allows. Steady milliseconds. */
export function deadlineFor(caller: Caller, wanted: number): number {
  const outer = (caller as RunningCaller)[RUNNING];
  return outer ? Math.min(wanted, outer.deadline - NESTED_MARGIN_MS) : wanted;
}

/** W3C traceparent of the request on whose behalf a call is made. */
export const traceparentOf = (caller: Caller): string | undefined => (caller as RunningCaller)[RUNNING]?.envelope.t;

/** What remains of a request and of the time in which it may be started, in milliseconds; negative when it is over. */
export function timeLeft(envelope: RpcEnvelope, clock: StreamClock): { total: number; toStart: number } {
  // A caller of an older release says only what its own clock will show.
  const total = envelope.e === undefined ? envelope.d - Date.now() : envelope.e - clock.latest();
  return {
    total,
    toStart: envelope.s === undefined || envelope.e === undefined ? total : total - (envelope.e - envelope.s),
  };
}
