// Written by `npm run generate openapi`.
import type { Routes } from '../core/route.js';
import type { authCalls } from './calls.js';

export const authRoutes: Routes<typeof authCalls> = {
  requestVerification: { method: 'POST', path: '/auth/request-verification' },
  signUp: { method: 'POST', path: '/auth/signup' },
  signIn: { method: 'POST', path: '/auth/signin' },
  signOut: { method: 'POST', path: '/auth/signout' },
  requestResetPassword: { method: 'POST', path: '/auth/request-reset-password' },
  resetPassword: { method: 'POST', path: '/auth/reset-password' },
  changePassword: { method: 'POST', path: '/auth/change-password', invalidates: [ 'Sessions' ] },
  listSessions: { method: 'POST', path: '/auth/list-sessions', cache: { keepSeconds: 0, tags: [ 'Sessions' ] } },
  endSession: { method: 'POST', path: '/auth/end-session', invalidates: [ 'Sessions' ] },
  endSessions: { method: 'POST', path: '/auth/end-sessions' },
  getUserInfo: { method: 'POST', path: '/auth/get-user-info', cache: { keepSeconds: 21600, tags: [ 'Me' ] } },
  selectProduct: { method: 'POST', path: '/auth/select-product', invalidates: [ 'Me' ] },
  switchProduct: { method: 'POST', path: '/auth/switch-product', invalidates: [ 'Me' ] },
  choosePlan: { method: 'POST', path: '/auth/choose-plan', invalidates: [ 'Me' ] },
  updateProfile: { method: 'POST', path: '/auth/update-profile', invalidates: [ 'Me' ] },
  setTimeFactor: { method: 'POST', path: '/auth/set-time-factor', invalidates: [ 'Me' ] },
  exportAccount: { method: 'POST', path: '/auth/export-account' },
  deleteAccount: { method: 'POST', path: '/auth/delete-account' },
  listOperators: { method: 'GET', path: '/auth/operators', cache: { keepSeconds: 600 } },
  showContact: { method: 'POST', path: '/auth/show-contact' },
};
