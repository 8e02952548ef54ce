import * as z from 'zod';

/** Version of the stored draft. */
export const DRAFT_SCHEMA = 1;

/** Where an item of another maker can come from. */
export const SOURCE_FORMATS = ['qti-3', 'qti-2', 'moodle', 'gift', 'csv'] as const;

/** Markup of the bank (`TEXT_MARKUP`), and `<img src="image:ID" alt="…">` for an image of the draft. */
const html = z.string();

/** A decimal number or a fraction as text, so that nothing is rounded. */
const decimal = z.string().regex(/^-?\d+(\.\d+|\/\d+)?$/, 'a number as 12, -0.5 or 2/3');

export type SourceFormat = (typeof SOURCE_FORMATS)[number];

const origin = z.object({
  format: z.enum(SOURCE_FORMATS),
  /** Name of the file as it was given; inside a package `package.zip!items/one.xml`. */
  file: z.string(),
  /** Where the item begins in it, from 1. */
  line: z.int().min(1),
  /** What its maker calls it; not always unique. */
  id: z.string(),
  title: z.string(),
});

/** How the source says that an answer is right; the answers themselves stand in `options` or `accepted`. */
const scoring = z.object({
  /** In the words of the source: `match_correct`, `map_response`, `fraction`, `correct column` … */
  rule: z.string(),
  /** Points that the source gives for a right answer. The exam counts every item as one. */
  points: z.number(),
});

const image = z.object({
  /** What `image:ID` in the markup refers to. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  type: z.enum(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml']),
  /** Base64. SVG is stripped of what loads or runs. */
  data: z.base64(),
});

/** Something that a person has to supply or decide before the item can be released. */
const lack = z.object({
  /** A field of the draft: `skill`, `hints`, `options.B.misconception`, `accepted` … */
  field: z.string(),
  reason: z.string(),
});
export type Lack = z.infer<typeof lack>;

const option = z.object({
  /** What the source calls the choice. */
  id: z.string().min(1),
  html,
  /** Of a wrong choice: id of the misconception, and what the student is told; '' until they are known. */
  misconception: z.string(),
  feedback: z.string(),
});

const shared = {
  schema: z.literal(DRAFT_SCHEMA),
  /** Stable: the same item of the same file gets the same key again. The item's key is `rw-` or `math-` and this one. */
  key: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  origin,
  scoring,
  passage: html,
  /** Inline SVG as the bank draws figures; '' for none. Images of the source stand in `images`. */
  img: z.string(),
  question: html,
  images: z.array(image),
  explanation: html,
  /** From orientation to almost there; the bank wants four. */
  hints: z.array(html).max(4),
  skill: z.int().min(1).max(30).nullable(),
  difficulty: z.enum(['easy', 'medium', 'hard']).nullable(),
  /** Expected time, seconds. */
  seconds: z.int().min(20).max(240).nullable(),
  /**
   * What the source had and the draft cannot hold (a video, a formula without TeX), found while reading. A person who
   * has looked after it removes the entry.
   */
  lost: z.array(lack),
  /** What is missing, as `lacksOf` found it when the draft was written: the entries of `lost` and every empty field. */
  missing: z.array(lack),
  /** Set once a person has changed the draft: another import of the same file leaves it alone. */
  edited: z.boolean(),
  /** Set by its release, and taken away by the next change: the item that it became, and in which release. */
  released: z.object({ key: z.string(), release: z.int() }).optional(),
};

/** One of two to six choices is right. */
export const choiceDraft = z.object({
  ...shared,
  type: z.literal('choice'),
  options: z.array(option).min(2).max(6),
  /** The `id` of the right one; '' where the source names none. */
  answer: z.string(),
});

/** '' until it is known. */
const slip = z.object({ value: z.string(), misconception: z.string(), feedback: z.string() });

/** A number is typed; it is right when it lies within one of the ranges, of which there are none without a key. */
export const numericDraft = z.object({
  ...shared,
  type: z.literal('numeric'),
  accepted: z.array(
    z.object({
      /** The number that is told as the answer. */
      value: decimal,
      /** Bounds of what counts as right; both are `value` where the source has no tolerance. */
      min: decimal,
      max: decimal,
      minIncluded: z.boolean(),
      maxIncluded: z.boolean(),
    }),
  ),
  common_wrong: z.array(slip),
});

/** A text is typed; it is right when it matches one of the listed texts, of which there are none without a key. */
export const textDraft = z.object({
  ...shared,
  type: z.literal('text'),
  accepted: z.array(
    z.object({
      value: z.string().min(1),
      caseSensitive: z.boolean(),
      /** `*` in the value stands for any characters, `\*` for itself (Moodle). */
      wildcard: z.boolean(),
    }),
  ),
  common_wrong: z.array(slip),
});

/**
 * An item of another maker with what it has. The exam's items are choices of four and numbers of five characters, so
 * a draft of another shape has to be edited before it can be released. Kept as `KEY.json` in a folder of the operator.
 */
export const draft = z.discriminatedUnion('type', [choiceDraft, numericDraft, textDraft]);
export type Draft = z.infer<typeof draft>;
export type ChoiceDraft = z.infer<typeof choiceDraft>;
export type NumericDraft = z.infer<typeof numericDraft>;
export type TextDraft = z.infer<typeof textDraft>;
