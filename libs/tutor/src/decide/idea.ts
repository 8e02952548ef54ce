import type { HintContext } from '../context/hint-context.js';
import { fromHtml } from '../text/from-html.js';
import type { OpenIdea } from '../ideas/ideas-of.js';
import type { IdeaMatch } from '../ideas/match.js';
import { lineNear } from '../ideas/line-near.js';
import { namedChoice } from '../ideas/named-choice.js';
import { ideaOf, openQuestion, openRung } from '../ideas/open-question.js';
import { inWords, plainLine } from '../intent/canonical.js';
import type { Move, MoveName } from '../move/move.js';
import { levelOf, withQuestion, type TutorState } from '../state/state.js';
import { hash, mix, saysChoice } from '../words/pick.js';
import type { Decision } from './decision.js';
import { echoOf } from './echo.js';
import { nextRung, withOpenQuestion } from './next-rung.js';
import { asksYesOrNo, isFiller, isNeither, pickedOf, yesOrNo } from './short-answer.js';

/** Moves that end in a question about the item. */
const ASKED: ReadonlySet<string> = new Set<MoveName>([
  'hint',
  'hint-again',
  'next-rung',
  'not-the-answer',
  'explain-later',
  'encourage',
  'unmatched',
  'heard',
  'idea-right',
  'idea-partial',
  'idea-wrong',
  'idea-known',
  'small-step',
]);

/** A phrasing that can be a button: one that names no choice. */
const offered = (context: HintContext, { says }: OpenIdea): string | undefined =>
  says.find((text) => namedChoice(text, context) === null && !saysChoice(context, text));

interface Buttons {
  readonly suggestions: string[];
  /** Ids of the ideas behind them. */
  readonly offered: string[];
}

/** Phrasings of ideas as buttons, in an order that tells nothing. */
function buttons(ideas: readonly (OpenIdea | null | undefined)[], context: HintContext, state: TutorState): Buttons {
  const pairs = ideas.flatMap((idea) => {
    const text = idea && offered(context, idea);
    return text === undefined || text === null ? [] : [{ id: idea!.id, text }];
  });
  const ordered = mix(state.seed + state.moves.length) % 2 === 0 ? pairs : pairs.reverse();
  return { suggestions: ordered.map(({ text }) => text), offered: ordered.map(({ id }) => id) };
}

/** A question back, with the ideas behind its buttons kept. */
const askBack = (
  move: 'did-you-mean' | 'closer',
  { suggestions, offered: ids }: Buttons,
  state: TutorState,
): Decision => ({
  move: { move, suggestions },
  state: withQuestion(state, { offered: ids, askedBack: true }),
});

/** The same words as the message before. */
const isRepeated = (message: string, { question }: TutorState): boolean =>
  question.said !== null && question.said === hash(inWords(plainLine(message)));

const noted = (message: string, state: TutorState): TutorState =>
  withQuestion(state, { said: hash(inWords(plainLine(message))) });

/** What to say about an idea of the item's. */
function replyTo({ id, kind, rung }: OpenIdea, state: TutorState): Decision {
  const { met, reached } = state.question;
  // Said before: what comes next helps more than the same words.
  if (met.includes(id)) return nextRung(state, kind === 'right' ? 'idea-known' : 'next-rung');
  const settles = (kind === 'right' && rung) || 0;
  // A right idea that is behind them leaves the open question open.
  const open = settles > 0 && settles < levelOf(state) && state.question.open !== null ? state.question.open : id;
  return {
    move: { move: `idea-${kind}`, idea: id },
    state: withQuestion(state, { met: [...met, id], open, reached: Math.max(reached, settles) }),
  };
}

/** Two buttons for the open hint: its idea and a misconception. Undefined where there aren't both. */
function closer(context: HintContext, state: TutorState): Buttons | undefined {
  const { met } = state.question;
  const fresh = context.ideas.filter(({ id }) => !met.includes(id));
  const rung = openRung(context, state);
  const right = fresh.find((idea) => idea.kind === 'right' && (idea.rung ?? 0) >= rung);
  const wrong = fresh.filter(({ kind }) => kind === 'wrong');
  const both = buttons([right, wrong[mix(state.seed) % Math.max(1, wrong.length)]], context, state);
  return both.offered.length === 2 ? both : undefined;
}

/** A third idea in a row that nobody wrote down: the two buttons. */
const CLOSER_AFTER = 3;

/** Asks for a fact, in so many words. */
const ASKS_FACT =
  /^\W*(?:(?:so|but|wait|and|ok|okay|um|then|like),? )*(?:what|whats|who|whos|where|when|why|which|how|did|does|do|is|are)\b/i;

/** An idea nobody wrote down. It's never praised: the tutor says it back and asks on, then offers two. */
function missed(context: HintContext, state: TutorState, message: string): Decision {
  const misses = state.question.misses + 1;
  const after = withQuestion(state, { misses });
  const both = misses === CLOSER_AFTER && !state.question.askedBack ? closer(context, after) : undefined;
  if (both) return askBack('closer', both, after);
  if (misses >= CLOSER_AFTER) return nextRung(after);
  const line = lineNear(message, context);
  if (line !== undefined && ASKS_FACT.test(message)) return { move: { move: 'where', line }, state: after };
  const echo = echoOf(message, context);
  if (echo) return withOpenQuestion({ move: 'heard', echo: echo.text, as: echo.kind }, after);
  return withOpenQuestion(line === undefined ? { move: 'unmatched' } : { move: 'heard', line }, after);
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
  if (match?.rival && !state.question.askedBack) {
    const found = buttons([match.idea, match.rival], context, state);
    if (found.offered.length > 1) return askBack('did-you-mean', found, after);
  }
  return missed(context, after, message);
}

/** A smaller step; where the open question was just asked, another one takes its place. */
export const smallStep = (state: TutorState, move: Move = { move: 'small-step' }): Decision =>
  withOpenQuestion(move, state);

/** A typed reply to the buttons, or no more than a yes or no; undefined for anything else. */
export function decideShort(context: HintContext, state: TutorState, message: string): Decision | undefined {
  const last = state.moves.at(-1);
  const { offered: ids } = state.question;
  if (last === 'did-you-mean' || last === 'closer') {
    const picked = ideaOf(context, ids[pickedOf(message, ids.length) ?? -1]);
    if (picked) return replyTo(picked, state);
    if (isNeither(message) || yesOrNo(message) === 'no') return missed(context, state, '');
  }
  if (isNeither(message)) return missed(context, state, '');
  if (last !== 'offer-submit' && isFiller(message)) return smallStep(state);
  const said = yesOrNo(message);
  if (last === 'offer-submit' && (said === 'yes' || /^(?:k|ok|okay)\W*$/i.test(message)))
    return { move: { move: 'tap-submit' }, state };
  if (said === undefined || last === undefined) return undefined;
  if (last === 'say-why') return nextRung(state);
  if (said === 'yes' && (last === 'did-you-mean' || last === 'closer')) return smallStep(state);
  if (!ASKED.has(last)) return undefined;
  return asksYesOrNo(fromHtml(openQuestion(context, state)))
    ? { move: { move: 'say-why', about: [said] }, state }
    : smallStep(state);
}
