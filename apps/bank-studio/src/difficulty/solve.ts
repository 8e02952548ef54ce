import * as z from 'zod';

/** What one person wrote of one item without seeing its key (docs/item-difficulty.md). */
export const solve = z.object({
  /** Of the item; of Mathematics, of the variant that was solved. */
  key: z.string(),
  /** `printOf` the item as it was solved. */
  print: z.string(),
  /** 1 and 2 make the band; 3 and later solved a fresh sample that checks it. */
  solver: z.int().min(1),
  /** Letter, or the value that was typed. */
  answer: z.string().min(1),
  /** How sure of the answer, 0-1. */
  confidence: z.number().min(0).max(1),
  /** What a student of seventeen needs, reading included. */
  seconds: z.number().positive(),
  /** Inferences or checks in a chain until the answer is certain. */
  steps: z.number().min(0),
  /** The wrong answer that tempts most; '' for none. */
  tempting: z.string(),
  why: z.string(),
  /** *easy*: over 75 % of those who sit the exam are right; *hard*: under 45 %. */
  band: z.enum(['easy', 'medium', 'hard']),
  /** For and against each choice, by letter; of a typed answer one, named `answer`. */
  arguments: z.record(z.string(), z.string()).optional(),
  /** What the solver holds against the item. */
  flaw: z.string().optional(),
});
export type Solve = z.infer<typeof solve>;

/** Those whose solves make a band; whoever comes later checks it. */
export const RATING_SOLVERS: readonly number[] = [1, 2];
