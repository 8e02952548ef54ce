import type { Item } from '../item/item.js';
import { withMath } from '../math-side/derive.js';
import { ADVANCED_MATH } from './math/advanced-math.js';
import { ALGEBRA } from './math/algebra.js';
import { GEOMETRY_AND_TRIGONOMETRY } from './math/geometry-and-trigonometry.js';
import { PROBLEM_SOLVING_AND_DATA } from './math/problem-solving-and-data.js';
import { MATH_WORK } from './math/work.js';
import { BOUNDARIES } from './reading-writing/boundaries/index.js';
import { CENTRAL_IDEAS } from './reading-writing/central-ideas/index.js';
import { CROSS_TEXT } from './reading-writing/cross-text/index.js';
import { EVIDENCE_QUANTITATIVE } from './reading-writing/evidence-quantitative/index.js';
import { EVIDENCE_TEXTUAL } from './reading-writing/evidence-textual/index.js';
import { FORM_STRUCTURE_SENSE } from './reading-writing/form-structure-sense/index.js';
import { INFERENCES } from './reading-writing/inferences/index.js';
import { STRUCTURE_AND_PURPOSE } from './reading-writing/structure-and-purpose/index.js';
import { SYNTHESIS } from './reading-writing/synthesis/index.js';
import { TRANSITIONS } from './reading-writing/transitions/index.js';
import { WORDS_IN_CONTEXT } from './reading-writing/words-in-context/index.js';
import { withTalk } from './talk/with-talk.js';

export { CURRENT_DIAGNOSTIC_FORM, DIAGNOSTIC_FORMS, type FormKeys } from './diagnostic-form.js';
export { parseTalk, type TalkEntry } from './talk/parse-talk.js';
export { UNRELEASED_ITEMS } from './unreleased.js';

/** Every authored item that a bank may have; the others are in `unreleased.ts`. New ones go to the end of their file's list; ids are given at import and kept. */
export const AUTHORED_ITEMS: readonly Item[] = [
  ...CENTRAL_IDEAS,
  ...EVIDENCE_TEXTUAL,
  ...EVIDENCE_QUANTITATIVE,
  ...INFERENCES,
  ...WORDS_IN_CONTEXT,
  ...STRUCTURE_AND_PURPOSE,
  ...CROSS_TEXT,
  ...SYNTHESIS,
  ...TRANSITIONS,
  ...BOUNDARIES,
  ...FORM_STRUCTURE_SENSE,
  ...[...ALGEBRA, ...ADVANCED_MATH, ...PROBLEM_SOLVING_AND_DATA, ...GEOMETRY_AND_TRIGONOMETRY].map((item) =>
    withMath(item, MATH_WORK[item.key]?.math, MATH_WORK[item.key]?.simpler),
  ),
].map(withTalk);
