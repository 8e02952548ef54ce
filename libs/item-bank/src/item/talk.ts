import * as z from 'zod';

/** Something students say about a question that is still open, and what the tutor replies. */
export const idea = z.object({
  /** Unique in its item. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an idea id is kebab-case'),
  kind: z.enum(['right', 'partial', 'wrong']),
  /** The hint it answers; absent for wrong ideas. */
  rung: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).optional(),
  /** The wrong choice it leads to. */
  option: z.enum(['a', 'b', 'c', 'd']).optional(),
  /** Instead of it, the mistake it leads to: all items of a template share their ideas, whatever their letters. */
  misconception: z.string().min(1).optional(),
  /** How students put it. */
  says: z.array(z.string().min(1)).min(1),
  reply: z.string().min(1),
  ask: z.string().min(1),
});
export type Idea = z.infer<typeof idea>;

/** What a line of work in Math is compared with. It tells too much for a model to see before the question is over. */
export const mathSide = z.object({
  /** Right values that aren't what the question asks for. */
  landmarks: z.array(z.object({ value: z.string().min(1), says: z.string().min(1), ask: z.string().optional() })),
  /** True equations to start from. */
  starts: z.array(z.string().min(1)),
  /** Usual wrong equations, with the id of the mistake behind them. */
  traps: z.array(z.object({ line: z.string().min(1), misconception: z.string().min(1) })),
});
export type MathSide = z.infer<typeof mathSide>;

/** What the tutor needs to talk about one item. Server only, like the key. */
export const talk = z.object({
  /** A second, simpler explanation for after the question. */
  simpler: z.string().min(1).optional(),
  ideas: z.array(idea).optional(),
  math: mathSide.optional(),
});
export type Talk = z.infer<typeof talk>;
