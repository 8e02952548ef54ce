import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of one request carries. */
export interface RequestContext {
  requestId: string;
  userId?: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work`; all log lines written inside, also in awaited code, carry the request id. */
export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

export const currentRequest = (): RequestContext | undefined => storage.getStore();
