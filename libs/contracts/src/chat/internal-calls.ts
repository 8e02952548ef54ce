import * as z from 'zod/mini';
import { messageId, phase } from '../aivydaily/fields.js';
import { defineInternalCall } from '../core/internal-call.js';

/**
 * Words for a move that another service has decided on, by a model where there is one. The text also goes to the
 * student's sockets as it is written. Nothing of the key travels: item, attempts and phase say what may be said.
 */
export const renderReply = defineInternalCall({
  summary: 'Put a move of the tutor into words',
  service: 'chat',
  pattern: 'chat.render-reply',
  input: z.object({
    user_id: z.string(),
    /** Absent: nobody follows it over a socket. */
    message_id: z.optional(messageId),
    item_id: z.int(),
    item_version: z.int(),
    phase,
    /** The answers so far. */
    attempts: z.array(z.string()),
    /** What the student wrote. */
    message: z.string(),
    /** JSON of the tutor's move and of its state before the words, as `@aivy/tutor` lays them out. */
    move: z.string(),
    state: z.string(),
  }),
  output: z.object({
    content: z.string(),
    /** JSON of the state after the words. */
    state: z.string(),
    source: z.enum(['offline', 'model', 'cache']),
    blocked: z.boolean(),
    note: z.optional(z.string()),
  }),
  inputError: 'CHAT-INVALIDINPUT',
  errors: ['QUESTION-NOTFOUND', 'CHAT-DB'],
  idempotent: true,
  slow: true,
  deadlineMs: 35_000,
});

/** What a student's message says, by a model where there is one, for a service whose rules are unsure of it. */
export const readMessageByModel = defineInternalCall({
  summary: "Read a student's message that the rules are unsure of",
  service: 'chat',
  pattern: 'chat.read-message',
  input: z.object({
    user_id: z.string(),
    item_id: z.int(),
    item_version: z.int(),
    phase,
    message: z.string(),
    /** JSON of the tutor's state before the message, as `@aivy/tutor` lays it out. */
    state: z.string(),
  }),
  output: z.object({
    /** False: no model is set up, so asking again is no use. */
    reads: z.boolean(),
    /** What the message wants, and the id of the item's idea that it states; null where the model can't say. */
    intent: z.nullable(z.string()),
    idea: z.nullable(z.string()),
  }),
  inputError: 'CHAT-INVALIDINPUT',
  errors: ['QUESTION-NOTFOUND', 'CHAT-DB'],
  idempotent: true,
  slow: true,
  deadlineMs: 5_000,
});

export const chatInternalCalls = { renderReply, readMessageByModel } as const;
