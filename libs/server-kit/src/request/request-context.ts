import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './span.js';

/** What is known of the running request wherever its code runs; every log line carries the ids. */
export interface RequestContext {
  requestId: string;
  userId?: string;
  /** When its caller stops waiting, steady milliseconds; absent where nobody waits, as in jobs. */
  deadline?: number;
  /** The work that its statements and calls are parts of; absent without a collector of traces. */
  span?: Span;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work`; all log lines written inside, also in awaited code, carry the request id. */
export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/** Runs `work` that a request has set off and that is not its own: it has neither its ids nor its deadline. */
export const outsideRequests = <T>(work: () => T): T => storage.exit(work);

export const currentRequest = (): RequestContext | undefined => storage.getStore();
