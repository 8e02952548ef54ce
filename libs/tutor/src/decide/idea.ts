import type { HintContext } from '../context/hint-context.js';
import { aboutWords } from '../ideas/about.js';
import type { OpenIdea } from '../ideas/ideas-of.js';
import type { IdeaMatch } from '../ideas/match.js';
import { namedChoice } from '../ideas/named-choice.js';
import { openRung } from '../ideas/open-question.js';
import { inWords, plainLine } from '../intent/canonical.js';
import { levelOf, withQuestion, type TutorState } from '../state/state.js';
import { hash, mix, saysChoice } from '../words/pick.js';
import type { Decision } from './decision.js';
import { nextRung, withOpenQuestion } from './next-rung.js';

/** A phrasing that can be a button: one that names no choice. */
const offered = (context: HintContext, { says }: OpenIdea): string | undefined =>
  says.find((text) => namedChoice(text, context) === null && !saysChoice(context, text));

/** Phrasings of ideas as buttons, in an order that tells nothing. */
function buttons(ideas: readonly (OpenIdea | null | undefined)[], context: HintContext, state: TutorState): string[] {
  const texts = ideas.flatMap((idea) => (idea && offered(context, idea)) ?? []);
  return mix(state.seed + state.moves.length) % 2 === 0 ? texts : texts.reverse();
}

/** The same words as the message before. */
const isRepeated = (message: string, { question }: TutorState): boolean =>
  question.said !== null && question.said === hash(inWords(plainLine(message)));

const noted = (message: string, state: TutorState): TutorState =>
  withQuestion(state, { said: hash(inWords(plainLine(message))) });

/** What to say about an idea of the item's. */
function replyTo({ id, kind, rung }: OpenIdea, state: TutorState): Decision {
  const { met, reached } = state.question;
  // Said before: what comes next helps more than the same words.
  if (met.includes(id)) return nextRung(state);
  const settles = (kind === 'right' && rung) || 0;
  // A right idea that is behind them leaves the open question open.
  const open = settles > 0 && settles < levelOf(state) && state.question.open !== null ? state.question.open : id;
  return {
    move: { move: `idea-${kind}`, idea: id },
    state: withQuestion(state, { met: [...met, id], open, reached: Math.max(reached, settles) }),
  };
}

/** Two buttons for the open hint: its idea and a misconception. Undefined where there aren't both. */
function closer(context: HintContext, state: TutorState): string[] | undefined {
  const { met } = state.question;
  const fresh = context.ideas.filter(({ id }) => !met.includes(id));
  const rung = openRung(context, state);
  const right = fresh.find((idea) => idea.kind === 'right' && (idea.rung ?? 0) >= rung);
  const wrong = fresh.filter(({ kind }) => kind === 'wrong');
  const texts = buttons([right, wrong[mix(state.seed) % Math.max(1, wrong.length)]], context, state);
  return texts.length === 2 ? texts : undefined;
}

/** An idea nobody wrote down. It's never praised: the tutor asks, then offers two, then goes on. */
function missed(context: HintContext, state: TutorState, message: string): Decision {
  const misses = state.question.misses + 1;
  const after = withQuestion(state, { misses });
  const about = aboutWords(message, context);
  if (misses === 1) return withOpenQuestion({ move: 'unmatched', ...(about.length > 0 && { about }) }, after);
  const suggestions = misses === 2 ? closer(context, after) : undefined;
  return suggestions ? { move: { move: 'closer', suggestions }, state: after } : nextRung(after);
}

/** A message that is about the question in the student's own words. @param match what it states, as far as anyone wrote it down */
export function decideIdea(
  match: IdeaMatch<OpenIdea> | null,
  context: HintContext,
  state: TutorState,
  message: string,
): Decision {
  const after = noted(message, state);
  if (isRepeated(message, state)) return nextRung(after);
  if (match?.why === 'accept') return replyTo(match.idea, after);
  if (match && state.moves.at(-1) !== 'did-you-mean') {
    const suggestions = buttons([match.idea, match.rival], context, state);
    if (suggestions.length > 0) return { move: { move: 'did-you-mean', suggestions }, state: after };
  }
  return missed(context, after, message);
}
