import { findEntry } from '../glossary/find-entry.js';
import { isGivenIn, NUMBER } from '../math/numbers-said.js';
import { isInHint, planIn } from '../math/plan.js';
import type { Decision } from './decision.js';
import { landmarkAt, step, type Place } from './math-place.js';
import { decideTerm } from './subject.js';

/** "The median is the middle one": what the term means, next to what the student says. */
export function decideOwnTerm(line: string, { context, state }: Place): Decision | null {
  const term = /^(?:so |ok |the |a |an )*([a-z][a-z -]{2,30}?) (?:is|are|means?) (?![-$.]?\d)/.exec(line)?.[1];
  const move = term !== undefined && findEntry(term) ? decideTerm({ intent: 'define-term', term }, context) : null;
  return move?.move === 'define' ? { move: { ...move, move: 'own-term' }, state } : null;
}

/**
 * What a student would do next, or a number in passing. A number in algebra isn't one: it would tell one choice from
 * another.
 */
export function decidePlan(line: string, place: Place, isAlgebra: boolean): Decision | null {
  const { context, state } = place;
  const plan = planIn(line);
  if (plan) {
    // What's taken from what, or divided by what, may be the wrong way round.
    const isOpen = (line.match(NUMBER) ?? []).length > 0 || /\b(?:from|by|than|over)\b/.test(line);
    const isFit = !isOpen && isInHint(plan, context.hints.at(-1) ?? '');
    return { move: { move: isFit ? 'plan-fits' : 'plan', about: [plan.about], nextAsked: plan.ask }, state };
  }
  if (isAlgebra) return null;
  const numbers = (line.match(NUMBER) ?? []).filter((number) => !isGivenIn(context.question, number));
  const [landmark] = numbers.flatMap((number) => landmarkAt(number, place) ?? []);
  return landmark ? step(landmark, state) : null;
}
