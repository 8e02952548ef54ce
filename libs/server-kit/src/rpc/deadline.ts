import { AsyncLocalStorage } from 'node:async_hooks';

/** Kept back from what remains, so that a nested answer still travels up in time. */
export const NESTED_MARGIN_MS = 50;

interface RunningRequest {
  deadlineAt: number;
  traceparent?: string | undefined;
}

const running = new AsyncLocalStorage<RunningRequest>();

/** Runs a handler so that the calls it makes know how long its own caller waits. */
export const withinRequest = <T>(request: RunningRequest, work: () => T): T => running.run(request, work);

/** Deadline for a call made now: the call's own, but never later than the running request allows. Milliseconds since 1970. */
export function deadlineFor(wanted: number): number {
  const outer = running.getStore();
  return outer ? Math.min(wanted, outer.deadlineAt - NESTED_MARGIN_MS) : wanted;
}

export const currentTraceparent = (): string | undefined => running.getStore()?.traceparent;
