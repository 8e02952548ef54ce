import type { Annotation } from '../annotations-slice';

let made = 0;

/** A yellow highlight in the passage of question 1, unless more is said of it. */
export const annotation = (start: number, end: number, more: Partial<Annotation> = {}): Annotation => ({
  id: `made-${(made += 1)}`,
  question_id: 1,
  region: 'passage',
  start,
  end,
  style: 'yellow',
  note: '',
  ...more,
});
