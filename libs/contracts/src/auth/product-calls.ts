import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { nothing, storable } from '../core/fields.js';
import { localDate } from '../plan/fields.js';

/** Days on which AivyPath is open. */
export const pathAccess = z.object({
  /** First day of the free week; null for an account from before free weeks. */
  first_day: z.nullable(localDate),
  /** Null when nothing ends. */
  last_day: z.nullable(localDate),
  /** Name of the plan that was chosen; null before one was. */
  plan: z.nullable(z.string()),
});

export const selectProduct = defineCall({
  summary: 'Add a product to the account (1 AivyPath with a free week, 2 AivyDaily)',
  method: 'POST',
  path: '/auth/select-product',
  service: 'auth',
  pattern: 'auth.select-product',
  audience: 'student',
  input: z.object({ product_id: z.union([z.literal(1), z.literal(2)]) }),
  output: nothing,
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'AUTH-DB'],
  idempotent: true,
  invalidates: ['Me'],
});

export const switchProduct = defineCall({
  summary: 'Make one of your products the current one, on every device',
  method: 'POST',
  path: '/auth/switch-product',
  service: 'auth',
  pattern: 'auth.switch-product',
  audience: 'student',
  input: z.object({ product_id: z.union([z.literal(1), z.literal(2)]) }),
  output: nothing,
  /** Also for a product that isn't in the account. */
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'AUTH-DB'],
  idempotent: true,
  invalidates: ['Me'],
});

export const choosePlan = defineCall({
  summary: 'Choose a plan after the free week, which opens AivyPath without an end; nothing is billed',
  method: 'POST',
  path: '/auth/choose-plan',
  service: 'auth',
  pattern: 'auth.choose-plan',
  audience: 'student',
  input: z.object({ plan: z.string().check(z.minLength(1), z.maxLength(60), storable) }),
  output: nothing,
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'AUTH-DB'],
  idempotent: true,
  invalidates: ['Me'],
});
