import * as z from 'zod/mini';
import { defineStream } from '@aivy/contracts';

/** What a stream of the test service is to do. */
const plan = z.object({
  /** Packets to make. */
  count: z.number(),
  /** Milliseconds before each. */
  ms: z.optional(z.number()),
  /** Characters of text in each. */
  size: z.optional(z.number()),
  /** Number of the packet in whose place it throws, stops making any, or makes one that does not fit. */
  fail_at: z.optional(z.number()),
  stall_at: z.optional(z.number()),
  misfit_at: z.optional(z.number()),
});
const packet = z.object({ n: z.number(), text: z.string() });

const base = { service: 'auth', inputError: 'AUTH-INVALIDINPUT', errors: ['AUTH-USEREXIST'] } as const;

/** Packets 0, 1, 2 … and how many there were. */
export const countStream = defineStream({
  ...base,
  summary: 'Count',
  pattern: 'auth.test-count',
  input: plan,
  packet,
  final: z.object({ count: z.number() }),
  idempotent: true,
  deadlineMs: 60_000,
  packetWithinMs: 5_000,
  window: 16,
});

/** The same as a write, without a word at the end. */
export const writeStream = defineStream({
  ...base,
  summary: 'Count, not to be repeated',
  pattern: 'auth.test-count-once',
  input: plan,
  packet,
  idempotent: false,
  deadlineMs: 60_000,
  packetWithinMs: 5_000,
});

/** Noted when the handler of a stream has been closed. */
export const CLOSED = 'closed';
