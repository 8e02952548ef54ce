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

/** The only api slice. `serviceApi` adds a service's calls. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sendOnce(baseQuery),
  tagTypes: CACHE_TAGS,
  endpoints: () => ({}),
});

/** How a call is made: how long it waits, what a missing session does, who tells the student about a failure. */
export type RequestOptions = Omit<ApiRequest, 'method' | 'path' | 'body'>;

/** A call whose fields are all optional needs no argument. */
type Argument<C extends Call> = Record<never, never> extends InputOf<C> ? InputOf<C> | void : InputOf<C>;
type Query = BaseQueryFn<ApiRequest, unknown, ApiError>;
/** A call with a cache hint is a query, any other a mutation. */
type Endpoint<C extends Call> = [NonNullable<C['cache']>] extends [never]
  ? MutationDefinition<Argument<C>, Query, CacheTag, OutputOf<C>, 'api'>
  : QueryDefinition<Argument<C>, Query, CacheTag, OutputOf<C>, 'api'>;

/**
 * Can the page be behind after a write? Yes after a success, and when no reply came or the server failed (5xx,
 * OUTCOME-UNKNOWN among them), because the write may have taken effect. A 404 or 409 says so itself. Any other refusal
 * changed nothing.
 */
const isStale = (error: Pick<ApiError, 'status'> | undefined): boolean => {
  const status = error?.status ?? 500;
  return status >= 500 || status === 404 || status === 409;
};

/** The request of one call; options with a getter are read each time. */
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

/** Adds a service's calls to the slice under their names in the contract, which types the hooks. */
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
