import type { TutorContext } from '../context/context.js';
import type { Reading } from '../intent/intent.js';
import { readMessage } from '../intent/read-message.js';
import type { Move } from '../move/move.js';
import type { TutorState } from '../state/state.js';

/** Messages after "I'm okay" in which the tutor doesn't ask again, unless it sounds worse than before. */
const QUIET = 10;

/** Reads a message beside a question, in a talk that may have had its check-in. */
export const readIn = (
  { passage, question, choices }: TutorContext,
  { checkIn }: TutorState,
  message: string,
  vector: Float32Array | null,
): Reading =>
  readMessage(message, vector, {
    about: [passage, question, ...Object.values(choices ?? {})].join(' '),
    okayUpTo: checkIn && checkIn.left > 0 ? checkIn.grade : 0,
  });

/** Notes a check-in, and the answer that the student is okay. */
export function withCheckIn(before: TutorState, { intent, care }: Reading, { move }: Pick<Move, 'move'>): TutorState {
  if (move === 'check-in') return { ...before, checkIn: { grade: care, left: 0 } };
  if (!before.checkIn) return before;
  const left = intent === 'okay' ? QUIET : Math.max(0, before.checkIn.left - 1);
  return { ...before, checkIn: { ...before.checkIn, left } };
}
