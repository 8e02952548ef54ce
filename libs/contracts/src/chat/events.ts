import * as z from 'zod/mini';
import { defineEvent } from '../core/event.js';

export const chatEvents = {
  /**
   * A part of a reply that is being written. Parts of one `take` come in order, but some may be missing, when a socket
   * dropped, and one may come twice. What a page does with a part: of an earlier take (a smaller number), nothing; of a
   * later one, begin anew; beyond the end of what is there, ask `GET /chat/reply` for the rest; the same as what stands at
   * its place already, nothing; otherwise it takes the place of everything from `at` on. The answer of the call that
   * asked for the reply has the whole text in any case.
   */
  tutorText: defineEvent(
    'tutor:text',
    z.object({
      message_id: z.string(),
      /** Characters of the reply before this part (UTF-16). */
      at: z.number(),
      text: z.string(),
      done: z.boolean(),
      /** Which writing of the reply: another one when its writer died and the reply was begun anew. */
      take: z.optional(z.number()),
    }),
  ),
} as const;
