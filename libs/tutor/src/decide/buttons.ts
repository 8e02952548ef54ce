import type { HintContext } from '../context/hint-context.js';
import type { OpenIdea } from '../ideas/ideas-of.js';
import { namedChoice } from '../ideas/named-choice.js';
import { openRung } from '../ideas/open-question.js';
import { withQuestion, type TutorState } from '../state/state.js';
import { mix, saysChoice } from '../words/pick.js';
import { FIRST_MATH_SKILL } from '../words/set-of.js';
import { speaksSpanish } from './asks.js';
import type { Decision } from './decision.js';
import { isSentence } from './echo.js';
import { writtenOut } from './written-out.js';

/** Fewer words are no thought, and more aren't read on a button. */
const [SHORTEST, LONGEST] = [3, 11];

/** Would a student say it: a whole thought, in the language that this one writes? */
function isSayable(text: string, { skill }: HintContext, isSpanish: boolean): boolean {
  const { length } = text.split(' ');
  if (length < SHORTEST || length > LONGEST || speaksSpanish(text) !== isSpanish) return false;
  return skill >= FIRST_MATH_SKILL || isSpanish || isSentence(text);
}

/** A phrasing that can be a button: one that names no choice. */
const offered = (context: HintContext, { says }: OpenIdea, isSpanish: boolean): string | undefined =>
  says.find(
    (text) => isSayable(text, context, isSpanish) && namedChoice(text, context) === null && !saysChoice(context, text),
  );

interface Buttons {
  readonly suggestions: string[];
  /** Ids of the ideas behind them. */
  readonly offered: string[];
}

/** Phrasings of ideas as buttons, in an order that tells nothing. */
export function buttons(
  ideas: readonly (OpenIdea | null | undefined)[],
  context: HintContext,
  state: TutorState,
  message: string,
): Buttons {
  const isSpanish = speaksSpanish(message, state);
  const pairs = ideas.flatMap((idea) => {
    const text = idea && offered(context, idea, isSpanish);
    return text === undefined || text === null ? [] : [{ id: idea!.id, text }];
  });
  const ordered = mix(state.seed + state.moves.length) % 2 === 0 ? pairs : pairs.reverse();
  return { suggestions: ordered.map(({ text }) => writtenOut(text)), offered: ordered.map(({ id }) => id) };
}

/** A question back, with the ideas behind its buttons kept. */
export const askBack = (
  move: 'did-you-mean' | 'closer',
  { suggestions, offered: ids }: Buttons,
  state: TutorState,
): Decision => ({
  move: { move, suggestions },
  state: withQuestion(state, { offered: ids, askedBack: true }),
});

/** Two buttons for the open hint: its idea and a misconception. Undefined where there aren't both. */
export function closer(context: HintContext, state: TutorState, message: string): Buttons | undefined {
  const { met } = state.question;
  const isSpanish = speaksSpanish(message, state);
  const fresh = context.ideas.filter((idea) => !met.includes(idea.id) && offered(context, idea, isSpanish));
  const rung = openRung(context, state);
  const right = fresh.find((idea) => idea.kind === 'right' && (idea.rung ?? 0) >= rung);
  const wrong = fresh.filter(({ kind }) => kind === 'wrong');
  const both = buttons([right, wrong[mix(state.seed) % Math.max(1, wrong.length)]], context, state, message);
  return both.offered.length === 2 ? both : undefined;
}
