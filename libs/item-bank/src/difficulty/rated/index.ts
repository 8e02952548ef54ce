// Made by `npm run bank -- review rate` from libs/item-bank/review/solves. Not edited by hand.
import type { RatedTable } from '../rating.js';
import { RW_BOUNDARIES } from './rw-boundaries.js';
import { RW_CENTRAL } from './rw-central.js';
import { RW_FORM } from './rw-form.js';
import { RW_INFERENCE } from './rw-inference.js';
import { RW_STRUCTURE } from './rw-structure.js';
import { RW_SYNTHESIS } from './rw-synthesis.js';
import { RW_TEXTUAL } from './rw-textual.js';
import { RW_TRANSITIONS } from './rw-transitions.js';
import { RW_WORDS } from './rw-words.js';

/** Every item and template that was solved, under the name of `ratingKey`. */
export const RATED: RatedTable = {
  ...RW_BOUNDARIES,
  ...RW_CENTRAL,
  ...RW_FORM,
  ...RW_INFERENCE,
  ...RW_STRUCTURE,
  ...RW_SYNTHESIS,
  ...RW_TEXTUAL,
  ...RW_TRANSITIONS,
  ...RW_WORDS,
};
