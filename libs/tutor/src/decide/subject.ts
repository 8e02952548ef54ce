import type { TutorContext } from '../context/context.js';
import { findEntry } from '../glossary/find-entry.js';
import type { Intent } from '../intent/intent.js';
import type { Move } from '../move/move.js';
import type { TutorState } from '../state/state.js';
import { checkLines } from '../step/check-lines.js';
import { marksOf } from '../step/marks.js';
import { saysChoice } from '../words/pick.js';
import type { Decision } from './decision.js';

/** A line that was sent is checked; without one it is asked for. */
export function decideStep(
  { lines = [] }: Intent,
  context: TutorContext,
  state: TutorState,
  message: string,
): Decision {
  if (lines.length === 0) return { move: { move: 'ask-step' }, state };
  const { finding, findings, state: after } = checkLines(lines, context, state);
  const marks = marksOf(message, lines, findings);
  return { move: { move: 'step', step: finding, ...(marks && { marks }) }, state: after };
}

/** A term of the glossary, unless its definition says what one of the choices says. */
export function decideTerm({ term = '' }: Intent, context: TutorContext): Move {
  const entry = findEntry(term);
  return entry === undefined || saysChoice(context, `${entry.term} ${entry.definition}`)
    ? { move: 'term-unknown' }
    : { move: 'define', term: entry.id };
}
