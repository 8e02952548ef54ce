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

const oneProduct = z.object({ product_id: z.union([z.literal(1), z.literal(2)]) });

/** What the calls that change an account's products have in common. */
const change = {
  method: 'POST',
  service: 'auth',
  audience: 'student',
  output: nothing,
  /** Also for a product that isn't in the account. */
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'AUTH-DB'],
  idempotent: true,
  invalidates: ['Me'],
} as const;

export const selectProduct = defineCall({
  summary: 'Add a product to the account (1 AivyPath with a free week, 2 AivyDaily)',
  path: '/auth/select-product',
  pattern: 'auth.select-product',
  input: oneProduct,
  ...change,
});

export const switchProduct = defineCall({
  summary: 'Make one of your products the current one, on every device',
  path: '/auth/switch-product',
  pattern: 'auth.switch-product',
  input: oneProduct,
  ...change,
});

export const choosePlan = defineCall({
  summary: 'Choose a plan after the free week, which opens AivyPath without an end; nothing is billed',
  path: '/auth/choose-plan',
  pattern: 'auth.choose-plan',
  input: z.object({ plan: z.string().check(z.minLength(1), z.maxLength(60), storable) }),
  ...change,
});
