import {
  CACHE_TAGS,
  fillPath,
  type CacheTag,
  type Call,
  type InputOf,
  type OutputOf,
  type Route,
  type Routes,
} from '@aivy/contracts';
import type { BaseQueryFn, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import { createApi, type EndpointBuilder } from '@reduxjs/toolkit/query/react';
import { baseQuery, type ApiError, type ApiRequest } from './base-query';
import { sendOnce } from './send-once';

export type { ApiError } from './base-query';

/** The one api slice; `serviceApi` adds the calls of a service. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sendOnce(baseQuery),
  tagTypes: CACHE_TAGS,
  endpoints: () => ({}),
});

/** What a request says beside its route: how long it waits, and who tells the student that it failed. */
export type RequestOptions = Omit<ApiRequest, 'method' | 'path' | 'body'>;

/** Nothing need be passed to a call whose fields are all optional. */
type Argument<C extends Call> = Record<never, never> extends InputOf<C> ? InputOf<C> | void : InputOf<C>;
type Query = BaseQueryFn<ApiRequest, unknown, ApiError>;
/** A call that the contract lets the client keep is read by a query, any other is a mutation. */
type Endpoint<C extends Call> = [NonNullable<C['cache']>] extends [never]
  ? MutationDefinition<Argument<C>, Query, CacheTag, OutputOf<C>, 'api'>
  : QueryDefinition<Argument<C>, Query, CacheTag, OutputOf<C>, 'api'>;

/**
 * Whether what a write is about may be another than what is shown here. It is after a success; it may be without a
 * reply or after a fault of the server (5xx, OUTCOME-UNKNOWN among them), since the write may have taken effect; and
 * 404 and 409 say so. Any other refusal has changed nothing.
 */
const isStale = (error: Pick<ApiError, 'status'> | undefined): boolean => {
  const status = error?.status ?? 500;
  return status >= 500 || status === 404 || status === 409;
};

/** The request of a call. The options are read anew for each. */
export const requestOf = ({ method, path }: Route, input: object = {}, options?: RequestOptions): ApiRequest => {
  const { path: filled, rest } = fillPath(path, { ...input });
  return { method, path: filled, body: rest, ...options };
};

/** The endpoint of one call; `serviceApi` has those of a whole service. */
export function endpointOf<C extends Call>(
  build: EndpointBuilder<Query, CacheTag, 'api'>,
  route: Route<C>,
  options?: RequestOptions,
): Endpoint<C> {
  const { cache, invalidates = [] }: Route = route;
  const query = (input: object | void) => requestOf(route, input ?? {}, options);
  const endpoint = cache
    ? build.query({ query, keepUnusedDataFor: cache.keepSeconds, providesTags: cache.tags ?? [] })
    : build.mutation({ query, invalidatesTags: (_data, error) => (isStale(error) ? invalidates : []) });
  return endpoint as unknown as Endpoint<C>;
}

/** Adds the calls of a service to the slice, under the names of the contract. Its hooks take their types from there. */
export const serviceApi = <Calls extends Readonly<Record<string, Call>>>(
  routes: Routes<Calls>,
  options: { readonly [Name in keyof Calls]?: RequestOptions } = {},
) =>
  api.injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(
        Object.entries<Route>(routes).map(([name, route]) => [name, endpointOf(build, route, options[name])]),
      ) as unknown as { [Name in keyof Calls]: Endpoint<Calls[Name]> },
  });
