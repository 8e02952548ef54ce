import type { Call, InputOf, OutputOf } from '@aivy/contracts';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery, type ApiRequest } from './base-query';
import { sendOnce } from './send-once';

export type { ApiError, ApiRequest } from './base-query';

/** The one api slice; features add their endpoints with `api.injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sendOnce(baseQuery),
  tagTypes: ['Me', 'Sessions', 'Diagnostic', 'Tests'],
  endpoints: () => ({}),
});

/** Input and output of an endpoint, from the type of its contract: `builder.query<Output<typeof getTestDetail>, Input<…>>`. */
export type Input<C extends Call> = InputOf<C>;
export type Output<C extends Call> = OutputOf<C>;

type RequestOptions = Pick<ApiRequest, 'alerts' | 'onUnauthorized' | 'timeoutMs' | 'keepalive' | 'token'>;

/**
 * The `query` of an endpoint. Method and path are checked against the contract's type, which is imported as a type
 * only, so that no schema reaches the browser: `query: route<typeof signIn>('POST', '/auth/signin')`.
 */
export const route =
  <C extends Call>(method: C['method'], path: C['path'], options: RequestOptions = {}) =>
  (input?: Input<C> | void): ApiRequest => ({ method, path, body: input ?? {}, ...options });
