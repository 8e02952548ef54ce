import * as z from 'zod/mini';
import { messageId } from '../aivydaily/fields.js';
import { DISTRESS_NOTE_MAX_LENGTH } from './distress-list.js';
import { storable, utcStamp } from './fields.js';

/** Where the student was. */
const DISTRESS_PLACES = ['practice', 'analysis', 'dashboard'] as const;
export type DistressPlace = (typeof DISTRESS_PLACES)[number];

const distressMessage = z.object({
  user_id: z.string(),
  message_id: z.string(),
  /** 2 distress, 3 danger, 4 emergency. */
  grade: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  said_at: utcStamp,
  place: z.enum(DISTRESS_PLACES),
  /** Skill of the question the talk is about; null for none. */
  skill: z.nullable(z.number()),
  message: z.string(),
  /** Null while open. */
  handled: z.nullable(
    z.object({
      at: utcStamp,
      /** Operator's user id; null for the command line. */
      by: z.nullable(z.string()),
      note: z.string(),
    }),
  ),
});
export type DistressMessage = z.infer<typeof distressMessage>;

/** What one service knows: open messages, gravest and newest first, then those handled last. */
export const distressList = z.object({
  open: z.array(distressMessage),
  handled: z.array(distressMessage),
  /** All open messages, including those that are not in `open`. */
  open_count: z.number(),
});
export type DistressList = z.infer<typeof distressList>;

export const distressHandled = z.object({
  user_id: z.uuid(),
  message_id: messageId,
  /** What was done. */
  note: z.optional(z.string().check(z.trim(), z.maxLength(DISTRESS_NOTE_MAX_LENGTH), storable)),
});
