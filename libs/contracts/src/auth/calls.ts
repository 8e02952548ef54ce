import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { email, noInput, nothing, password, personName, storable } from '../core/fields.js';
import { VERIFICATION_CODE_LENGTH } from '../core/limits.js';
import { ROLES } from '../core/roles.js';
import { exportedFields, USER_DATA_PARTS } from '../user-data.js';
import { choosePlan, pathAccess, selectProduct, switchProduct } from './product-calls.js';
import { listOperators, showContact } from './staff-calls.js';
import { STATE_CODES } from './states.js';

const sessionToken = z.object({ token: z.string() });
const optionalText = z.optional(z.string().check(z.maxLength(120), storable));
const state = z.optional(z.enum(['', ...STATE_CODES]));
const grade = z.optional(
  z.union([z.literal(0), z.literal(1), z.literal(9), z.literal(10), z.literal(11), z.literal(12)]),
);
const timeFactor = z.union([z.literal(1), z.literal(1.25), z.literal(1.5), z.literal(2)]);

export const userInfo = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Two-letter code, 'OO' for other, '' when not given. */
  state: z.string(),
  /** 9-12, 1 for other, 0 when not given. */
  grade: z.number(),
  school: z.string(),
  /** 1 no diagnostic submitted, 2 submitted, 3 a plan exists. */
  stage: z.number(),
  /** Ids of the owned products: 1 AivyPath, 2 AivyDaily. */
  products: z.array(z.number()),
  role: z.enum(ROLES),
  /** What the limits of tests begun from now on are multiplied by: 1, 1.25, 1.5 or 2. */
  time_factor: z.number(),
  /** The owned product that was used last, on any device; null before one was chosen, absent from an older service. */
  current_product: z.optional(z.nullable(z.number())),
  /** Days on which AivyPath is open; null when the account doesn't have it, absent from an older service. */
  path_access: z.optional(z.nullable(pathAccess)),
});
export type UserInfo = z.infer<typeof userInfo>;

/** A session as its owner sees it. Times are UTC stamps. */
export const sessionInfo = z.object({
  session_id: z.string(),
  /** "Chrome on Windows", '' when unknown. */
  device: z.string(),
  /** "203.0.113.*", '' when unknown. */
  network: z.string(),
  created_at: z.string(),
  /** To ten minutes. */
  last_used_at: z.string(),
  expires_at: z.string(),
  /** It is the session that asks. */
  current: z.boolean(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

export const requestVerification = defineCall({
  summary: 'Mail a verification code for a new account',
  method: 'POST',
  path: '/auth/request-verification',
  service: 'auth',
  pattern: 'auth.request-verification',
  audience: 'visitor',
  input: z.object({ email }),
  output: nothing,
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-EMAILFORMAT', 'AUTH-USEREXIST', 'AUTH-EMAILFAIL', 'AUTH-DB'],
  idempotent: false,
  deadlineMs: 15_000,
  limits: ['verification-mail'],
});

export const signUp = defineCall({
  summary: 'Create an account with a mailed code and open a session',
  method: 'POST',
  path: '/auth/signup',
  service: 'auth',
  pattern: 'auth.signup',
  audience: 'visitor',
  input: z.object({
    name: personName,
    email,
    verification_code: z.string().check(z.length(VERIFICATION_CODE_LENGTH)),
    password,
    state,
    grade,
    school: optionalText,
  }),
  output: sessionToken,
  inputError: 'AUTH-INVALIDINPUT',
  errors: [
    'AUTH-EMAILFORMAT',
    'AUTH-USEREXIST',
    'AUTH-VCODENOTEXIST',
    'AUTH-VCODEEXPIRE',
    'AUTH-VCODEUSE',
    'AUTH-VCODENOTMATCHE',
    'AUTH-DB',
  ],
  idempotent: false,
});

export const signIn = defineCall({
  summary: 'Open a session',
  method: 'POST',
  path: '/auth/signin',
  service: 'auth',
  pattern: 'auth.signin',
  audience: 'visitor',
  input: z.object({ email, password }),
  output: sessionToken,
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-EMAILFORMAT', 'AUTH-USERNOTEXIST', 'AUTH-WRONGPASSWORD', 'AUTH-DB'],
  idempotent: false,
  limits: ['signin'],
});

export const signOut = defineCall({
  summary: 'End this session',
  method: 'POST',
  path: '/auth/signout',
  service: 'auth',
  pattern: 'auth.signout',
  audience: 'student',
  input: noInput,
  output: nothing,
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'AUTH-DB'],
  idempotent: true,
});

export const requestResetPassword = defineCall({
  summary: 'Mail a link to set a new password',
  method: 'POST',
  path: '/auth/request-reset-password',
  service: 'auth',
  pattern: 'auth.request-reset-password',
  audience: 'visitor',
  input: z.object({ email }),
  output: nothing,
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-EMAILFORMAT', 'AUTH-USERNOTEXIST', 'AUTH-EMAILFAIL', 'AUTH-DB'],
  idempotent: false,
  deadlineMs: 15_000,
  limits: ['reset-mail'],
});

export const resetPassword = defineCall({
  summary: 'Set a new password with a mailed token; ends all sessions of the account',
  method: 'POST',
  path: '/auth/reset-password',
  service: 'auth',
  pattern: 'auth.reset-password',
  audience: 'visitor',
  input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)), new_password: password }),
  output: nothing,
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-INVALIDLINK', 'AUTH-DB'],
  idempotent: false,
});

export const changePassword = defineCall({
  summary: 'Set another password; the present one confirms it, and every other session of the account ends',
  method: 'POST',
  path: '/auth/change-password',
  service: 'auth',
  pattern: 'auth.change-password',
  audience: 'student',
  input: z.object({ password, new_password: password }),
  output: nothing,
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'AUTH-WRONGPASSWORD', 'AUTH-DB'],
  idempotent: false,
  limits: ['password-check'],
  invalidates: ['Sessions'],
});

export const listSessions = defineCall({
  summary: 'The sessions of the account: device, network, when begun and last used',
  method: 'POST',
  path: '/auth/list-sessions',
  service: 'auth',
  pattern: 'auth.list-sessions',
  audience: 'student',
  input: noInput,
  output: z.object({ sessions: z.array(sessionInfo) }),
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'AUTH-DB'],
  idempotent: true,
  cache: { keepSeconds: 0, tags: ['Sessions'] },
});

export const endSession = defineCall({
  summary: 'End one session of the account',
  method: 'POST',
  path: '/auth/end-session',
  service: 'auth',
  pattern: 'auth.end-session',
  audience: 'student',
  input: z.object({ session_id: z.uuid() }),
  output: nothing,
  inputError: 'AUTH-INVALIDINPUT',
  /** NOT-FOUND for a session that has ended already, and for someone else's. */
  errors: ['AUTH-UNAUTHORIZED', 'NOT-FOUND', 'AUTH-DB'],
  idempotent: true,
  invalidates: ['Sessions'],
});

export const endSessions = defineCall({
  summary: 'End every session of the account, this one as well',
  method: 'POST',
  path: '/auth/end-sessions',
  service: 'auth',
  pattern: 'auth.end-sessions',
  audience: 'student',
  input: noInput,
  output: nothing,
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'AUTH-DB'],
  idempotent: true,
});

export const getUserInfo = defineCall({
  summary: 'Profile, stage and products of the signed-in user',
  method: 'POST',
  path: '/auth/get-user-info',
  service: 'auth',
  pattern: 'auth.get-user-info',
  audience: 'student',
  input: noInput,
  output: userInfo,
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'AUTH-DB'],
  idempotent: true,
  cache: { keepSeconds: 21_600, tags: ['Me'] },
});

export const updateProfile = defineCall({
  summary: 'Change name, state, grade and school',
  method: 'POST',
  path: '/auth/update-profile',
  service: 'auth',
  pattern: 'auth.update-profile',
  audience: 'student',
  input: z.object({ name: personName, state, grade, school: optionalText }),
  output: nothing,
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'AUTH-DB'],
  idempotent: true,
  invalidates: ['Me'],
});

export const setTimeFactor = defineCall({
  summary: 'Choose extended time for the tests begun from now on',
  method: 'POST',
  path: '/auth/set-time-factor',
  service: 'auth',
  pattern: 'auth.set-time-factor',
  audience: 'student',
  input: z.object({ time_factor: timeFactor }),
  output: nothing,
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'AUTH-DB'],
  idempotent: true,
  invalidates: ['Me'],
});

export const exportAccount = defineCall({
  summary: 'Everything that is kept of the signed-in user',
  method: 'POST',
  path: '/auth/export-account',
  service: 'auth',
  pattern: 'auth.export-account',
  audience: 'student',
  reveals: 'solutions',
  input: noInput,
  output: z.object({
    exported_at: z.string(),
    profile: userInfo,
    sessions: z.array(sessionInfo),
    ...exportedFields,
  }),
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'AUTH-DB', ...USER_DATA_PARTS.flatMap(({ export: call }) => call.errors)],
  idempotent: true,
  slow: true,
  deadlineMs: 15_000,
  limits: ['export'],
});

export const deleteAccount = defineCall({
  summary: 'Delete the account and all that is kept of it; the password confirms it',
  method: 'POST',
  path: '/auth/delete-account',
  service: 'auth',
  pattern: 'auth.delete-account',
  audience: 'student',
  input: z.object({ password }),
  output: nothing,
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'AUTH-WRONGPASSWORD', 'AUTH-DB'],
  idempotent: true,
  limits: ['password-check'],
});

export const authCalls = {
  requestVerification,
  signUp,
  signIn,
  signOut,
  requestResetPassword,
  resetPassword,
  changePassword,
  listSessions,
  endSession,
  endSessions,
  getUserInfo,
  selectProduct,
  switchProduct,
  choosePlan,
  updateProfile,
  setTimeFactor,
  exportAccount,
  deleteAccount,
  listOperators,
  showContact,
} as const;
