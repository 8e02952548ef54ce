import type { Caller } from '@aivy/contracts';
import type { RpcEnvelope } from './envelope.js';

/** Kept back from what remains, so that a nested answer still travels up in time. */
export const NESTED_MARGIN_MS = 50;

/**
 * A running request is attached to the caller its handler gets, and a nested call hands that caller on: so the
 * deadline is inherited without AsyncLocalStorage, which costs a sixth of the throughput on Node 20. A symbol
 * survives a copy (`{...caller}`) and never reaches the wire.
 */
const RUNNING = Symbol('running request');
type RunningCaller = Caller & { [RUNNING]?: RpcEnvelope };

/** The caller of a request, as its handler gets it. */
export function callerOf(envelope: RpcEnvelope): Caller {
  const caller: RunningCaller = envelope.u;
  caller[RUNNING] = envelope;
  return caller;
}

/** Deadline for a call on behalf of `caller`: as wanted, but never later than the running request allows. Milliseconds since 1970. */
export function deadlineFor(caller: Caller, wanted: number): number {
  const outer = (caller as RunningCaller)[RUNNING];
  return outer ? Math.min(wanted, outer.d - NESTED_MARGIN_MS) : wanted;
}

/** W3C traceparent of the request on whose behalf a call is made. */
export const traceparentOf = (caller: Caller): string | undefined => (caller as RunningCaller)[RUNNING]?.t;
