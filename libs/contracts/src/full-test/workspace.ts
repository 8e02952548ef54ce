import * as z from 'zod/mini';
import { storable } from '../core/fields.js';
import { MAX_ANSWERS } from '../core/limits.js';
import { count, perQuestion } from './fields.js';

const MAX_ANNOTATIONS = 200;
const MAX_NOTE = 500;
const MAX_OFFSET = 20_000;

/** A highlight or note; offsets count characters of the region's plain text. */
const annotation = z.object({
  id: z.string().check(z.maxLength(40), storable),
  question_id: count,
  region: z.enum(['passage', 'question']),
  start: count.check(z.lte(MAX_OFFSET)),
  end: count.check(z.lte(MAX_OFFSET)),
  style: z.enum(['yellow', 'blue', 'pink', 'underline', 'dashed', 'dotted']),
  note: z.string().check(z.maxLength(MAX_NOTE), storable),
});

/** Steps of a module's trail; a hasty student makes about a hundred. */
const MAX_TRAIL = 400;
const perStep = <T extends z.ZodMiniType>(entry: T) => z.array(entry).check(z.maxLength(MAX_TRAIL));

/** How a student went through a module, step by step: three lists of one length. It tells nothing of right and wrong. */
export const trail = z.object({
  /** Whole seconds on the timer as the step was made; never rising. */
  left: perStep(count.check(z.lte(86_400))),
  /** Index of the question in the module; their number: the review page. */
  at: perStep(count.check(z.lte(MAX_ANSWERS))),
  /** What its answer was changed to, '' for cleared; null: it came on the screen. */
  entry: perStep(z.nullable(z.string().check(z.maxLength(6), storable))),
});
export type Trail = z.infer<typeof trail>;

/** What a student has on the desk beside the answers. It goes to the server only to come back on the next device. */
export const workspace = z.object({
  /** Index of the question on the screen. */
  position: count.check(z.lte(MAX_ANSWERS)),
  /** Ids of the questions marked for review. */
  marked: perQuestion(count),
  /** Question id → letters struck out. */
  eliminated: z.record(z.string().check(z.regex(/^\d{1,10}$/)), z.string().check(z.regex(/^[a-d]{0,4}$/))),
  annotations: z.array(annotation).check(z.maxLength(MAX_ANNOTATIONS)),
  /** Absent where a page keeps none: of a daily unit, and from before there were trails. */
  trail: z.optional(trail),
});
export type Workspace = z.infer<typeof workspace>;
