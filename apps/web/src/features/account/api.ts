import type {
  changePassword,
  deleteAccount,
  endSession,
  endSessions,
  exportAccount,
  listSessions,
  requestResetPassword,
  requestVerification,
  resetPassword,
  setTimeFactor,
  signUp,
  updateProfile,
} from '@aivy/contracts';
import { api, endpoint, type Input, type Output } from '../../core/api/api';

const accountApi = api.injectEndpoints({
  endpoints: (builder) => ({
    // The form tells a refusal beside the field that it is about.
    requestVerification: builder.mutation<Output<typeof requestVerification>, Input<typeof requestVerification>>(
      endpoint<typeof requestVerification>('POST', '/auth/request-verification', {}, { alerts: 'local' }),
    ),
    signUp: builder.mutation<Output<typeof signUp>, Input<typeof signUp>>(
      endpoint<typeof signUp>('POST', '/auth/signup', {}, { alerts: 'local' }),
    ),
    requestResetPassword: builder.mutation<Output<typeof requestResetPassword>, Input<typeof requestResetPassword>>(
      endpoint<typeof requestResetPassword>('POST', '/auth/request-reset-password', {}),
    ),
    // The specification has a failed reset logged only; the form keeps a sentence of its own.
    resetPassword: builder.mutation<Output<typeof resetPassword>, Input<typeof resetPassword>>(
      endpoint<typeof resetPassword>('POST', '/auth/reset-password', {}, { alerts: 'local' }),
    ),
    updateProfile: builder.mutation<Output<typeof updateProfile>, Input<typeof updateProfile>>(
      endpoint<typeof updateProfile>('POST', '/auth/update-profile', { invalidatesTags: ['Me'] }),
    ),
    setTimeFactor: builder.mutation<Output<typeof setTimeFactor>, Input<typeof setTimeFactor>>(
      endpoint<typeof setTimeFactor>('POST', '/auth/set-time-factor', { invalidatesTags: ['Me'] }),
    ),
    // A file for the student, not data of the page: asked anew each time and kept nowhere.
    exportAccount: builder.mutation<Output<typeof exportAccount>, void>(
      endpoint<typeof exportAccount>('POST', '/auth/export-account', {}),
    ),
    listSessions: builder.query<Output<typeof listSessions>, void>(
      endpoint<typeof listSessions>('POST', '/auth/list-sessions', {
        keepUnusedDataFor: 0,
        providesTags: ['Sessions'],
      }),
    ),
    endSession: builder.mutation<Output<typeof endSession>, Input<typeof endSession>>(
      endpoint<typeof endSession>('POST', '/auth/end-session', { invalidatesTags: ['Sessions'] }),
    ),
    endSessions: builder.mutation<Output<typeof endSessions>, void>(
      endpoint<typeof endSessions>('POST', '/auth/end-sessions', {}),
    ),
    // The forms say what is wrong with the password.
    changePassword: builder.mutation<Output<typeof changePassword>, Input<typeof changePassword>>(
      endpoint<typeof changePassword>(
        'POST',
        '/auth/change-password',
        { invalidatesTags: ['Sessions'] },
        { alerts: 'local' },
      ),
    ),
    deleteAccount: builder.mutation<Output<typeof deleteAccount>, Input<typeof deleteAccount>>(
      endpoint<typeof deleteAccount>('POST', '/auth/delete-account', {}, { alerts: 'local' }),
    ),
  }),
});

export const {
  useListSessionsQuery,
  useEndSessionMutation,
  useEndSessionsMutation,
  useChangePasswordMutation,
  useExportAccountMutation,
  useDeleteAccountMutation,
  useRequestVerificationMutation,
  useSignUpMutation,
  useRequestResetPasswordMutation,
  useResetPasswordMutation,
  useUpdateProfileMutation,
  useSetTimeFactorMutation,
} = accountApi;
