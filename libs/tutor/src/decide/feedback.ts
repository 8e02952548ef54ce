import type { HintContext } from '../context/hint-context.js';
import type { Move } from '../move/move.js';

/** What can be said about the last wrong answer; about a given option only when it was tried. */
export function feedbackMove({ attempts }: HintContext, option?: string): Move {
  const tried = option === undefined ? attempts.at(-1) : attempts.findLast(({ answer }) => answer === option);
  if (!tried) return { move: 'nothing-tried', ...(option === undefined ? {} : { option }) };
  if (tried.feedback !== null) return { move: 'why-wrong', option: tried.answer };
  if (tried.slip !== null) return { move: 'recheck', option: tried.answer, slip: tried.slip };
  return { move: 'wrong-unforeseen', option: tried.answer };
}
