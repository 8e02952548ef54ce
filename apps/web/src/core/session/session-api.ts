import type { getUserInfo, selectProduct, signIn, signOut } from '@aivy/contracts';
import { api, endpoint, route, type Input, type Output } from '../api/api';

/** Nothing is shown before the profile is there, and a profile seen before will do. */
const PROFILE_TIMEOUT_MS = 8_000;

/** The calls that the shell itself needs; sign-up and reset live with the account feature. */
export const sessionApi = api.injectEndpoints({
  endpoints: (builder) => ({
    getUserInfo: builder.query<Output<typeof getUserInfo>, void>(
      endpoint<typeof getUserInfo>(
        'POST',
        '/auth/get-user-info',
        { keepUnusedDataFor: 21_600, providesTags: ['Me'] },
        { alerts: 'local', onUnauthorized: 'fail', timeoutMs: PROFILE_TIMEOUT_MS },
      ),
    ),
    // Any failed sign-in has one fixed text, shown by the form.
    signIn: builder.mutation<Output<typeof signIn>, Input<typeof signIn>>(
      endpoint<typeof signIn>('POST', '/auth/signin', {}, { alerts: 'local', onUnauthorized: 'fail' }),
    ),
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
    selectProduct: builder.mutation<Output<typeof selectProduct>, Input<typeof selectProduct>>(
      endpoint<typeof selectProduct>('POST', '/auth/select-product', { invalidatesTags: ['Me'] }, { alerts: 'local' }),
    ),
  }),
});

export const { useGetUserInfoQuery, useSignInMutation, useSelectProductMutation } = sessionApi;
