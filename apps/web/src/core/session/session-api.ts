import type { choosePlan, getUserInfo, selectProduct, signIn, signOut, switchProduct } from '@aivy/contracts';
import { api, endpoint, route, type Input, type Output } from '../api/api';
import { TIMEOUT_MS } from '../api/base-query';
import { PROFILE_KEY } from '../device/storage-keys';

/** Nothing is shown before the profile is there, and one that this device remembers will do. */
const REMEMBERED_TIMEOUT_MS = 8_000;

/** @returns milliseconds until the remembered profile is taken; where there is none, a slow network has the usual time */
function profileTimeoutMs(): number {
  try {
    return localStorage.getItem(PROFILE_KEY) ? REMEMBERED_TIMEOUT_MS : TIMEOUT_MS;
  } catch {
    return TIMEOUT_MS;
  }
}

/** The calls that the shell itself needs; sign-up and reset live with the account feature. */
export const sessionApi = api.injectEndpoints({
  endpoints: (builder) => ({
    getUserInfo: builder.query<Output<typeof getUserInfo>, void>(
      endpoint<typeof getUserInfo>(
        'POST',
        '/auth/get-user-info',
        { keepUnusedDataFor: 21_600, providesTags: ['Me'] },
        {
          alerts: 'local',
          onUnauthorized: 'fail',
          // Asked at every call.
          get timeoutMs() {
            return profileTimeoutMs();
          },
        },
      ),
    ),
    // Any failed sign-in has one fixed text, shown by the form.
    signIn: builder.mutation<Output<typeof signIn>, Input<typeof signIn>>(
      endpoint<typeof signIn>(
        'POST',
        '/auth/signin',
        {},
        { alerts: 'local', onUnauthorized: 'fail', whenBusy: 'caller' },
      ),
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
    // Nothing waits for it, and nothing is lost when it fails.
    switchProduct: builder.mutation<Output<typeof switchProduct>, Input<typeof switchProduct>>(
      endpoint<typeof switchProduct>('POST', '/auth/switch-product', { invalidatesTags: ['Me'] }, { alerts: 'local' }),
    ),
    choosePlan: builder.mutation<Output<typeof choosePlan>, Input<typeof choosePlan>>(
      endpoint<typeof choosePlan>('POST', '/auth/choose-plan', { invalidatesTags: ['Me'] }, { alerts: 'local' }),
    ),
  }),
});

export const {
  useChoosePlanMutation,
  useGetUserInfoQuery,
  useSignInMutation,
  useSelectProductMutation,
  useSwitchProductMutation,
} = sessionApi;
