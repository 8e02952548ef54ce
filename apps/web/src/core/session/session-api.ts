import type { getUserInfo, selectProduct, signIn, signOut } from '@aivy/contracts';
import { api, route, type Input, type Output } from '../api/api';

/** Nothing is shown before the profile is there, and a profile seen before will do. */
const PROFILE_TIMEOUT_MS = 8_000;

/** The calls that the shell itself needs; sign-up and reset live with the account feature. */
export const sessionApi = api.injectEndpoints({
  endpoints: (builder) => ({
    getUserInfo: builder.query<Output<typeof getUserInfo>, void>({
      query: route<typeof getUserInfo>('POST', '/auth/get-user-info', {
        alerts: 'local',
        onUnauthorized: 'fail',
        timeoutMs: PROFILE_TIMEOUT_MS,
      }),
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      providesTags: ['Me'],
    }),
    // Any failed sign-in has one fixed text, shown by the form.
    signIn: builder.mutation<Output<typeof signIn>, Input<typeof signIn>>({
      query: route<typeof signIn>('POST', '/auth/signin', { alerts: 'local', onUnauthorized: 'fail' }),
    }),
    // For a session that the browser has forgotten by then, so its token comes along; outlives the page.
    signOut: builder.mutation<Output<typeof signOut>, string>({
      query: (token) =>
        route<typeof signOut>('POST', '/auth/signout', {
          alerts: 'local',
          onUnauthorized: 'fail',
          keepalive: true,
          token,
        })(),
    }),
    // A failed registration opens the retry dialog instead of an alert.
    selectProduct: builder.mutation<Output<typeof selectProduct>, Input<typeof selectProduct>>({
      query: route<typeof selectProduct>('POST', '/auth/select-product', { alerts: 'local' }),
      invalidatesTags: ['Me'],
    }),
  }),
});

export const { useGetUserInfoQuery, useSignInMutation, useSelectProductMutation } = sessionApi;
