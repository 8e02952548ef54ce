import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the running request wherever its code runs; every log line carries the ids. */
export interface RequestContext {
  requestId: string;
  userId?: string;
  /** When its caller stops waiting, steady milliseconds; absent where nobody waits, as in jobs. */
  deadline?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work`; all log lines written inside, also in awaited code, carry the request id. */
export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

export const currentRequest = (): RequestContext | undefined => storage.getStore();
