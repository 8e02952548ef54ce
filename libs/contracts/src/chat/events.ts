import * as z from 'zod/mini';
import { defineEvent } from '../core/event.js';

export const chatEvents = {
  /** A part of a reply that is being written. A page that misses one asks `GET /chat/reply` for the rest. */
  tutorText: defineEvent(
    'tutor:text',
    z.object({
      message_id: z.string(),
      /** Characters of the reply before this part (UTF-16). */
      at: z.number(),
      text: z.string(),
      done: z.boolean(),
    }),
  ),
} as const;
