import type { Move } from '../move/move.js';
import { RUNGS, type Rung } from '../move/phase.js';
import { levelOf, withQuestion, type TutorState } from '../state/state.js';
import type { Decision } from './decision.js';

const LAST = RUNGS.length as Rung;

/** The move with the next hint, which then counts as asked for; without one when all were shown. */
export function withRung(move: 'hint' | 'not-the-answer' | 'explain-later', state: TutorState): Decision {
  const rung = RUNGS[levelOf(state)];
  if (rung === undefined) return { move: move === 'hint' ? { move: 'hint-again', rung: LAST } : { move }, state };
  // A hint the student's own ideas made needless isn't counted as seen.
  const rungs = Math.min(LAST, state.question.rungs + 1);
  return { move: { move, rung }, state: withQuestion(state, { rungs, reached: rung, open: null }) };
}

/** The next hint, shown because talking got nowhere, or because what was said is settled: it costs nothing. */
export function nextRung(state: TutorState, name: 'next-rung' | 'idea-known' = 'next-rung'): Decision {
  const rung = RUNGS[levelOf(state)];
  const move: Move =
    rung === undefined && name === 'next-rung'
      ? { move: 'hint-again', rung: LAST }
      : { move: name, rung: rung ?? LAST };
  return { move, state: withQuestion(state, { reached: rung ?? LAST, open: null, misses: 0 }) };
}

/** A move that says the open question, which before any hint is the first one's. */
export const withOpenQuestion = (move: Move, state: TutorState): Decision => ({
  move,
  state: withQuestion(state, { reached: Math.max(1, state.question.reached) }),
});
