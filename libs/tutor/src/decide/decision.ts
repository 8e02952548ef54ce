import type { Move } from '../move/move.js';
import type { TutorState } from '../state/state.js';

/** What the tutor does next, and what it remembers of it. */
export interface Decision {
  readonly move: Move;
  readonly state: TutorState;
}
