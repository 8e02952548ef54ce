import type { HintContext } from '../context/hint-context.js';
import type { Move } from '../move/move.js';
import { withQuestion, type TutorState } from '../state/state.js';
import type { Decision } from './decision.js';
import { nextRung } from './next-rung.js';

/** What can be said about the last wrong answer; about a given option only when it was tried. */
export function feedbackMove({ attempts }: HintContext, option?: string): Move {
  const tried = option === undefined ? attempts.at(-1) : attempts.findLast(({ answer }) => answer === option);
  if (!tried) return { move: 'nothing-tried', ...(option === undefined ? {} : { option }) };
  if (tried.feedback !== null) return { move: 'why-wrong', option: tried.answer };
  if (tried.slip !== null) return { move: 'recheck', option: tried.answer, slip: tried.slip };
  return { move: 'wrong-unforeseen', option: tried.answer };
}

/** Moves back to which the same feedback would be heard twice. */
const HEARD = 4;

/** The same for the first time; asked again, what students think who choose that answer, and a question about it. */
export function feedbackAgain(context: HintContext, state: TutorState, option?: string): Decision {
  const move = feedbackMove(context, option);
  const isAgain = move.move === 'why-wrong' && state.moves.slice(-HEARD).includes('why-wrong');
  const text = context.choices?.[move.option as keyof typeof context.choices];
  // The answer was tried and is wrong, so a misconception that leads to it may be named.
  const idea = isAgain ? context.ideas.find(({ kind, choice }) => kind === 'wrong' && choice === text) : undefined;
  if (idea === undefined) return { move, state };
  if (state.question.met.includes(idea.id)) return nextRung(state);
  const met = [...state.question.met, idea.id];
  return { move: { ...move, idea: idea.id }, state: withQuestion(state, { met, open: idea.id }) };
}
