import type { deleteAccount, exportAccount, requestResetPassword, requestVerification, resetPassword, setTimeFactor, signUp, updateProfile } from '@aivy/contracts';
import { api, route, type Input, type Output } from '../../app/api';

const accountApi = api.injectEndpoints({
  endpoints: (builder) => ({
    // The form tells a refusal beside the field that it is about.
    requestVerification: builder.mutation<Output<typeof requestVerification>, Input<typeof requestVerification>>({
      query: route<typeof requestVerification>('POST', '/auth/request-verification', { alerts: 'local' }),
    }),
    signUp: builder.mutation<Output<typeof signUp>, Input<typeof signUp>>({ query: route<typeof signUp>('POST', '/auth/signup', { alerts: 'local' }) }),
    requestResetPassword: builder.mutation<Output<typeof requestResetPassword>, Input<typeof requestResetPassword>>({
      query: route<typeof requestResetPassword>('POST', '/auth/request-reset-password'),
    }),
    // The specification has a failed reset logged only; the form keeps a sentence of its own.
    resetPassword: builder.mutation<Output<typeof resetPassword>, Input<typeof resetPassword>>({
      query: route<typeof resetPassword>('POST', '/auth/reset-password', { alerts: 'local' }),
    }),
    updateProfile: builder.mutation<Output<typeof updateProfile>, Input<typeof updateProfile>>({
      query: route<typeof updateProfile>('POST', '/auth/update-profile'),
      invalidatesTags: ['Me'],
    }),
    setTimeFactor: builder.mutation<Output<typeof setTimeFactor>, Input<typeof setTimeFactor>>({
      query: route<typeof setTimeFactor>('POST', '/auth/set-time-factor'),
      invalidatesTags: ['Me'],
    }),
    // A file for the student, not data of the page: asked anew each time and kept nowhere.
    exportAccount: builder.mutation<Output<typeof exportAccount>, void>({ query: route<typeof exportAccount>('POST', '/auth/export-account') }),
    // The form says what is wrong with the password.
    deleteAccount: builder.mutation<Output<typeof deleteAccount>, Input<typeof deleteAccount>>({
      query: route<typeof deleteAccount>('POST', '/auth/delete-account', { alerts: 'local' }),
    }),
  }),
});

export const { useExportAccountMutation, useDeleteAccountMutation, useRequestVerificationMutation, useSignUpMutation, useRequestResetPasswordMutation, useResetPasswordMutation, useUpdateProfileMutation, useSetTimeFactorMutation } = accountApi;
