import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError, ApiRequest } from './base-query';
import { readToken } from '../session/auth-cookie';

type Query = BaseQueryFn<ApiRequest, unknown, ApiError>;
type Reply = ReturnType<Query>;

interface UnderWay {
  /** Who sends what. */
  content: string;
  reply: Reply;
  /** Callers that still wait for it. */
  waiting: number;
  controller: AbortController;
}

/**
 * Identical mutations that are under way at the same time are one request with one answer (queries have RTK Query for
 * that). Only the newest mutation of a path can be joined: after X and then Y, another X is news to the server.
 */
export function sendOnce(query: Query): Query {
  /** By what belongs to one store, and by path. */
  const stores = new WeakMap<object, Map<string, UnderWay>>();
  return (request, queryApi, extraOptions) => {
    if (queryApi.type !== 'mutation') return query(request, queryApi, extraOptions);
    const store = queryApi.extra as object;
    const newest = stores.get(store) ?? new Map<string, UnderWay>();
    stores.set(store, newest);
    const path = `${request.method} ${request.path}`;
    const content = JSON.stringify([readToken(), request]);
    let joined = newest.get(path);
    if (joined?.content !== content || joined.controller.signal.aborted) {
      const controller = new AbortController();
      const started: UnderWay = {
        content,
        controller,
        waiting: 0,
        reply: query(request, { ...queryApi, signal: controller.signal }, extraOptions),
      };
      newest.set(path, started);
      void Promise.resolve(started.reply).finally(() => {
        if (newest.get(path) === started) newest.delete(path);
      });
      joined = started;
    }
    const shared = joined;
    shared.waiting += 1;
    // A request is given up when nobody waits for it any more.
    queryApi.signal.addEventListener(
      'abort',
      () => {
        shared.waiting -= 1;
        if (shared.waiting === 0) shared.controller.abort();
      },
      { once: true },
    );
    return shared.reply;
  };
}
