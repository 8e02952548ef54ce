import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { noInput, nothing } from '../core/fields.js';
import { GOAL_CHOICES } from './choices.js';

const inputError = 'PLAN-INVALIDINPUT' as const;
const service = 'plan' as const;
const audience = 'student' as const;

const goalMinutes = z.literal(GOAL_CHOICES);

export const getSmallestGoal = defineCall({
  summary: "The student's smallest daily goal: so much practice keeps the streak on a busy day",
  method: 'POST',
  path: '/plan/get-smallest-goal',
  service,
  pattern: 'plan.get-smallest-goal',
  audience,
  input: noInput,
  output: z.object({
    /** Null while none counts: the student has no plan and hasn't picked one. */
    minutes: z.nullable(goalMinutes),
  }),
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-DB'],
  idempotent: true,
  cache: { keepSeconds: 300, tags: ['Goal'] },
});

export const setSmallestGoal = defineCall({
  summary: 'Pick the smallest daily goal; days that already count stay counted',
  method: 'POST',
  path: '/plan/set-smallest-goal',
  service,
  pattern: 'plan.set-smallest-goal',
  audience,
  input: z.object({ minutes: goalMinutes }),
  output: nothing,
  inputError,
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-DB'],
  idempotent: true,
  invalidates: ['Goal', 'Dash', 'Daily'],
});

export const goalCalls = { getSmallestGoal, setSmallestGoal } as const;
