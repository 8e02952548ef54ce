import * as z from 'zod';
import { talk } from './talk.js';

/** Version of the stored JSON; `readItem` lifts older ones. 2: `family`; 3: `b_sd`. */
export const ITEM_SCHEMA = 3;

export const letter = z.enum(['a', 'b', 'c', 'd']);
export type Letter = z.infer<typeof letter>;
export const LETTERS: readonly Letter[] = letter.options;

const html = z.string();
const misconception = z.string().regex(/^[a-z][a-z0-9-]+$/, 'a misconception id is kebab-case');

const shared = {
  schema: z.literal(ITEM_SCHEMA),
  /** Stable text id, e.g. `rw-words-01`. */
  key: z.string().regex(/^(rw|math)-[a-z0-9-]+$/),
  /** The template that made it, or its own key. Items of one family are alike, so a student meets one of them at a time. */
  family: z.string().regex(/^(rw|math)-[a-z0-9-]+$/),
  /** 1-30, see `SKILLS` of the exam library. */
  skill: z.int().min(1).max(30),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** 3PL parameters, logits. */
  a: z.number().min(0.2).max(3),
  b: z.number().min(-4).max(4),
  c: z.number().min(0).max(0.4),
  /** How unsure b is: standard deviation, logits. Score ranges are wider by it. */
  b_sd: z.number().min(0).max(2),
  /** The parameter version that its parameters were published with; absent: they are its author's, or its solvers'. */
  parameters_from: z.string().min(1).optional(),
  /** Expected time, seconds. */
  seconds: z.int().min(20).max(240),
  /** Median seconds of those who have worked on it; absent as long as nobody has measured it. */
  median_seconds: z.number().positive().max(3_600).optional(),
  /** HTML; '' for none. */
  passage: html,
  /** Inline SVG with a text alternative; '' for none. */
  img: z.string(),
  /** HTML with TeX between \( \). */
  question: html.min(1),
  explanation: html.min(1),
  /** From orientation to almost there; none gives the answer away. */
  hints: z.tuple([html.min(1), html.min(1), html.min(1), html.min(1)]),
  /** Students' ideas and the tutor's replies; absent where nobody has written them. */
  talk: talk.optional(),
  source: z.literal('original'),
  state: z.enum(['draft', 'pretest', 'operational', 'quarantined', 'retired']),
};

/** Four choices, one letter right, a reason for every wrong one. */
export const choiceItem = z.object({
  ...shared,
  type: z.literal('choice'),
  choices: z.object({ a: html.min(1), b: html.min(1), c: html.min(1), d: html.min(1) }),
  answer: letter,
  options: z.array(z.object({ choice: letter, misconception, feedback: z.string().min(1) })),
});

/** Student-produced response: a comma list of accepted values. */
export const blankItem = z.object({
  ...shared,
  type: z.literal('blank'),
  answer: z.string().min(1),
  common_wrong: z.array(z.object({ value: z.string().min(1), misconception, feedback: z.string().min(1) })),
});

/** The whole item with key and explanation: never leaves the server. */
export const item = z.discriminatedUnion('type', [choiceItem, blankItem]);
export type Item = z.infer<typeof item>;
export type ChoiceItem = z.infer<typeof choiceItem>;
export type BlankItem = z.infer<typeof blankItem>;

/**
 * Formulas of an item as the web draws them (`readTypeset`); null where there is nothing to draw or the browser has to set
 * them. What comes with the key is apart.
 */
export interface TypesetItem {
  question: string | null;
  solution: string | null;
}

/** An item as released: with its integer id (stable over releases) and version, and its formulas where they were set. */
export type BankItem = Item & { readonly id: number; readonly version: number; readonly typeset?: TypesetItem };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lifts the body of each older schema by one version. A lift is never changed: old samples prove it (samples/). */
const LIFTS: Readonly<Record<number, (old: Record<string, unknown>) => Record<string, unknown>>> = {
  1: (old) => ({ ...old, schema: 2, family: old['key'] }),
  // Until then every b was its author's word.
  2: (old) => ({ ...old, schema: 3, b_sd: 0.6 }),
};

/** The body in the current schema, not yet validated; what is no item is handed through for the validator to refuse. */
export function liftItem(stored: unknown): unknown {
  let body = stored;
  while (isRecord(body) && typeof body['schema'] === 'number' && LIFTS[body['schema']])
    body = LIFTS[body['schema']]!(body);
  return body;
}

/**
 * Reads a stored item of any known schema version.
 * @throws ZodError naming every fault.
 */
export const readItem = (stored: unknown): Item => item.parse(liftItem(stored));
