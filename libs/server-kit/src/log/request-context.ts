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

/** Runs `work` that goes on behind the answer: it keeps the ids of its request, but nobody waits for it. */
export function behindTheAnswer<T>(work: () => T): T {
  const context = storage.getStore();
  if (!context) return work();
  const { requestId, userId } = context;
  return storage.run({ requestId, ...(userId !== undefined && { userId }) }, work);
}

export const currentRequest = (): RequestContext | undefined => storage.getStore();
