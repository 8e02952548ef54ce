import type { Move } from './move.js';

/** How Aivy looks while saying something. */
export type Face = 'neutral' | 'pleased' | 'concerned';

/** The face that goes with a move: pleased about what the student got right, concerned when they're down. */
export function faceOf({ move, step }: { move: string; step?: Move['step'] }): Face {
  if (move === 'distress' || move === 'check-in' || move === 'encourage' || move === 'own-up') return 'concerned';
  return move === 'idea-right' || move === 'idea-known' || step?.verdict === 'follows' ? 'pleased' : 'neutral';
}
