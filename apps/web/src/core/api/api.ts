import type { CacheTag, Call, InputOf, OutputOf } from '@aivy/contracts';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery, type ApiError, type ApiRequest } from './base-query';
import { sendOnce } from './send-once';

export type { ApiError, ApiRequest } from './base-query';

/** The one api slice; features add their endpoints with `api.injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sendOnce(baseQuery),
  tagTypes: [
    'Me',
    'Sessions',
    'Diagnostic',
    'Tests',
    'Reports',
    'Plan',
    'Dash',
    'Goal',
    'PlanMail',
    'OfficialScores',
    'Daily',
    'ReportJobs',
    'Distress',
  ],
  endpoints: () => ({}),
});

/** Input and output of an endpoint, from the type of its contract: `builder.query<Output<typeof getTestDetail>, Input<…>>`. */
export type Input<C extends Call> = InputOf<C>;
export type Output<C extends Call> = OutputOf<C>;

type RequestOptions = Pick<ApiRequest, 'alerts' | 'onUnauthorized' | 'timeoutMs' | 'keepalive' | 'token' | 'whenBusy'>;

/** The `query` of a call that is no plain endpoint; method and path as in `endpoint`. */
export const route =
  <C extends Call>(method: C['method'], path: C['path'], options: RequestOptions = {}) =>
  (input?: Input<C> | void): ApiRequest => ({ method, path, body: input ?? {}, ...options });

type CacheOf<C extends Call> = NonNullable<C['cache']>;
type Stale<C extends Call> = NonNullable<C['invalidates']>;
/** To the letter what the contract says: anything else, or nothing where it says something, does not compile. */
type Hints<C extends Call> = ([CacheOf<C>] extends [never]
  ? { keepUnusedDataFor?: never; providesTags?: never }
  : { keepUnusedDataFor: CacheOf<C>['keepSeconds'] } & (CacheOf<C> extends { tags: infer Tags }
      ? { providesTags: Tags }
      : { providesTags?: never })) &
  ([Stale<C>] extends [never] ? { invalidatesTags?: never } : { invalidatesTags: Stale<C> });

/**
 * Whether what a write is about may be another than what is shown here. It is after a success; it may be without a
 * reply or after a fault of the server (5xx, OUTCOME-UNKNOWN among them), since the write may have taken effect; and
 * 404 and 409 say so. Any other refusal has changed nothing.
 */
const isStale = (error: Pick<ApiError, 'status'> | undefined): boolean => {
  const status = error?.status ?? 500;
  return status >= 500 || status === 404 || status === 409;
};

/**
 * The endpoint of a call. Method, path and what the contract says of the cache are checked against its type, which is
 * imported as a type only, so that no schema reaches the browser:
 * `build.mutation<Output<C>, Input<C>>(endpoint<C>('POST', '/full-test/start-test', { invalidatesTags: ['Tests'] }))`.
 * A write that was refused and has changed nothing (`isStale`) invalidates nothing.
 */
export const endpoint = <C extends Call>(
  method: C['method'],
  path: C['path'],
  hints: Hints<C> & { invalidatesTags?: readonly CacheTag[] },
  options?: RequestOptions,
) => {
  const { invalidatesTags: tags } = hints;
  const stale = tags && { invalidatesTags: (_data: unknown, error?: ApiError) => (isStale(error) ? tags : []) };
  return { query: route<C>(method, path, options), ...hints, ...(stale as object) };
};
