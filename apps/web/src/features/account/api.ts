import type { requestResetPassword, requestVerification, resetPassword, signUp } from '@aivy/contracts';
import { api, route, type Input, type Output } from '../../app/api';

const accountApi = api.injectEndpoints({
  endpoints: (builder) => ({
    requestVerification: builder.mutation<Output<typeof requestVerification>, Input<typeof requestVerification>>({
      query: route<typeof requestVerification>('POST', '/auth/request-verification'),
    }),
    signUp: builder.mutation<Output<typeof signUp>, Input<typeof signUp>>({ query: route<typeof signUp>('POST', '/auth/signup') }),
    requestResetPassword: builder.mutation<Output<typeof requestResetPassword>, Input<typeof requestResetPassword>>({
      query: route<typeof requestResetPassword>('POST', '/auth/request-reset-password'),
    }),
    // The specification has a failed reset logged only; the form keeps a sentence of its own.
    resetPassword: builder.mutation<Output<typeof resetPassword>, Input<typeof resetPassword>>({
      query: route<typeof resetPassword>('POST', '/auth/reset-password', { alerts: 'local' }),
    }),
  }),
});

export const { useRequestVerificationMutation, useSignUpMutation, useRequestResetPasswordMutation, useResetPasswordMutation } = accountApi;
