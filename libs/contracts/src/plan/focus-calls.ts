import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { noInput } from '../core/fields.js';

/** Skill ids in the order in which the units go through them. */
export const focusLists = z.object({ english: z.array(z.number()), math: z.array(z.number()) });
export type FocusLists = z.infer<typeof focusLists>;

export const focusAreas = defineCall({
  summary: 'Focus areas of each subject for the journey of fifteen days that the student is on',
  method: 'POST',
  path: '/plan/focus-areas',
  service: 'plan',
  pattern: 'plan.focus-areas',
  audience: 'student',
  input: noInput,
  output: z.object({
    /** The journey's days, 1 to 15 before there's a plan. */
    from_day: z.number(),
    to_day: z.number(),
    /** Most points per minute first. Empty before anything is measured. */
    ...focusLists.shape,
    /** Those of the journey before; null in the first one. */
    previous: z.nullable(focusLists),
  }),
  inputError: 'PLAN-INVALIDINPUT',
  errors: ['AUTH-UNAUTHORIZED', 'PLAN-DB'],
  idempotent: true,
  cache: { keepSeconds: 300, tags: ['Plan', 'Dash', 'Reports'] },
});

export const focusCalls = { focusAreas } as const;
