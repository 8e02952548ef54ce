import * as z from 'zod/mini';
import { nothing } from '../core/fields.js';
import { defineInternalCall } from '../core/internal-call.js';
import { defineOpenItems } from '../core/open-items.js';
import { moment } from './fields.js';
import { unlockName } from './home-calls.js';
import { PRACTICE_BATCH } from './jobs.js';

const session = { user_id: z.string(), conversation_id: z.int() };

/** Until it is told, the service hands the attempts over again. */
export const markPracticeRecorded = defineInternalCall({
  summary: 'The learner record has these attempts at practice questions',
  service: 'aivydaily',
  pattern: 'aivydaily.mark-practice-recorded',
  input: z.object({
    batches: z
      .array(z.object({ user_id: z.string(), source_ids: z.array(z.string()).check(z.maxLength(PRACTICE_BATCH)) }))
      .check(z.maxLength(PRACTICE_BATCH)),
  }),
  output: nothing,
  inputError: 'INVALIDINPUT',
  errors: ['DB'],
  idempotent: true,
});

export const markMissionRecorded = defineInternalCall({
  summary: 'The plan has the date of this mission',
  service: 'aivydaily',
  pattern: 'aivydaily.mark-mission-recorded',
  input: z.object(session),
  output: nothing,
  inputError: 'INVALIDINPUT',
  errors: ['DB'],
  idempotent: true,
});

export const markUnlockGranted = defineInternalCall({
  summary: 'The account has what was unlocked',
  service: 'aivydaily',
  pattern: 'aivydaily.mark-unlock-granted',
  input: z.object({ user_id: z.string(), name: unlockName }),
  output: nothing,
  inputError: 'INVALIDINPUT',
  errors: ['DB'],
  idempotent: true,
});

/** A practice test that points unlocked can be taken without AivyPath. */
export const getTestUnlock = defineInternalCall({
  summary: 'When a student unlocked a practice test with points',
  service: 'aivydaily',
  pattern: 'aivydaily.test-unlock',
  input: z.object({ user_id: z.string() }),
  output: z.object({ unlocked_at: z.nullable(moment) }),
  inputError: 'INVALIDINPUT',
  errors: ['DB'],
  idempotent: true,
});

/** The plan counts the shared streak with them. */
export const getStreakFreezes = defineInternalCall({
  summary: 'Moments at which a student bought streak freezes',
  service: 'aivydaily',
  pattern: 'aivydaily.streak-freezes',
  input: z.object({ user_id: z.string() }),
  output: z.object({ bought_at: z.array(moment) }),
  inputError: 'INVALIDINPUT',
  errors: ['DB'],
  idempotent: true,
});

export const getOpenPracticeItems = defineOpenItems({
  service: 'aivydaily',
  where: 'a practice session',
  inputError: 'INVALIDINPUT',
  errors: ['DB'],
});

export const aivydailyInternalCalls = {
  markPracticeRecorded,
  markMissionRecorded,
  markUnlockGranted,
  getTestUnlock,
  getStreakFreezes,
  getOpenPracticeItems,
} as const;
