import { entryFor, FORM_ID, FORM_KEY } from './answer-key.js';
import { AT_WORK } from './pace.js';

/** A visitor's finished diagnostic as the device keeps it, with enough effort for a score. */
export const FINISHED_DIAGNOSTIC = {
  english: FORM_KEY.english.map((question, index) => entryFor(question, index, 3)),
  math: FORM_KEY.math.map((question, index) => entryFor(question, index, 3)),
  english_time: FORM_KEY.english.map(() => AT_WORK.english),
  math_time: FORM_KEY.math.map(() => AT_WORK.math),
  form_id: FORM_ID,
  start_time: '2026-11-20 10:00:00',
  end_time: '2026-11-20 10:40:00',
  owner: null,
};
