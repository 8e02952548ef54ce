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

/** What a student has on the desk beside the answers. It goes to the server only to come back on the next device. */
export const workspace = z.object({
  /** Index of the question on the screen. */
  position: count.check(z.lte(MAX_ANSWERS)),
  /** Ids of the questions marked for review. */
  marked: perQuestion(count),
  /** Question id → letters struck out. */
  eliminated: z.record(z.string().check(z.regex(/^\d{1,10}$/)), z.string().check(z.regex(/^[a-d]{0,4}$/))),
  annotations: z.array(annotation).check(z.maxLength(MAX_ANNOTATIONS)),
});
export type Workspace = z.infer<typeof workspace>;
