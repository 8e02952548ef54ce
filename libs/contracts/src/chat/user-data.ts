import * as z from 'zod/mini';
import { defineUserData } from '../core/user-data.js';

export const chatUserData = defineUserData({
  service: 'chat',
  field: 'chats',
  kept: 'the conversations with the tutor',
  exported: z.array(
    z.object({
      id: z.number(),
      question_id: z.nullable(z.number()),
      /** ISO 8601, UTC. */
      started_at: z.string(),
      messages: z.array(z.object({ role: z.enum(['user', 'ai']), content: z.string(), said_at: z.string() })),
    }),
  ),
  inputError: 'CHAT-INVALIDINPUT',
  errors: ['CHAT-DB'],
});
