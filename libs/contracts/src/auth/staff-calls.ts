import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { noInput } from '../core/fields.js';

export const listOperators = defineCall({
  summary: 'Names of the operators, for what they have marked as handled',
  method: 'GET',
  path: '/auth/operators',
  service: 'auth',
  pattern: 'auth.list-operators',
  audience: 'operator',
  input: noInput,
  output: z.array(z.object({ user_id: z.string(), name: z.string() })),
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'NOT-FOUND', 'AUTH-DB'],
  idempotent: true,
  cache: { keepSeconds: 600 },
});

export const showContact = defineCall({
  summary: 'Name and email of a student, for an operator; every look is a line of the security log',
  method: 'POST',
  path: '/auth/show-contact',
  service: 'auth',
  pattern: 'auth.show-contact',
  audience: 'operator',
  input: z.object({ user_id: z.uuid() }),
  output: z.object({ name: z.string(), email: z.string() }),
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'NOT-FOUND', 'AUTH-DB'],
  idempotent: true,
});
