import type { TutorContext } from '../context/context.js';
import type { Move, MoveName } from '../move/move.js';
import type { Phase } from '../move/phase.js';

/** Moves that give a hint. */
export const HINTS: ReadonlySet<MoveName> = new Set([
  'hint',
  'hint-again',
  'next-rung',
  'idea-known',
  'not-the-answer',
  'explain-later',
]);
const FEEDBACK: ReadonlySet<MoveName> = new Set([
  'why-wrong',
  'recheck',
  'wrong-unforeseen',
  'nothing-tried',
  'already-tried',
]);

/** The phase that a reply is filed under: by what the question has come to, never by what a client claims. */
export function phaseOf({ move }: Move, { kind }: TutorContext): Phase {
  if (kind === 'review') return '3.5';
  if (HINTS.has(move)) return '3.2';
  return FEEDBACK.has(move) ? '3.3' : '3.1';
}
