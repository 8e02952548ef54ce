import * as z from 'zod/mini';
import { defineUserData } from '../core/user-data.js';
import { badgeName, extraName, unlockName } from './home-calls.js';

const exportedLine = z.object({ role: z.enum(['user', 'ai']), content: z.string(), said_at: z.string() });

const exportedSession = z.object({
  id: z.number(),
  subcategory: z.number(),
  /** ISO 8601, UTC. */
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  completed: z.boolean(),
  points: z.number(),
  questions: z.array(
    z.object({
      question_id: z.number(),
      hints_seen: z.number(),
      attempts: z.array(z.object({ user_answer: z.string(), correct: z.boolean(), given_at: z.string() })),
      messages: z.array(exportedLine),
    }),
  ),
  /** What was said before there was a question; absent from the release before. */
  messages: z.optional(z.array(exportedLine)),
});

export const aivydailyUserData = defineUserData({
  service: 'aivydaily',
  field: 'aivydaily',
  kept: 'the practice sessions, their talks with the tutor and the rewards',
  exported: z.object({
    sessions: z.array(exportedSession),
    badges: z.array(z.object({ name: badgeName, earned_at: z.string() })),
    unlocks: z.array(z.object({ name: unlockName, unlocked_at: z.string() })),
    /** Streak freezes and looks for Aivy; absent from an older service. */
    extras: z.optional(z.array(z.object({ name: extraName, bought_at: z.string() }))),
  }),
  inputError: 'INVALIDINPUT',
  errors: ['DB'],
});
