import type { HintContext } from '../context/hint-context.js';
import { fromHtml } from '../text/from-html.js';
import type { OpenIdea } from '../ideas/ideas-of.js';
import { asksFact } from '../ideas/asks-fact.js';
import type { IdeaMatch } from '../ideas/match.js';
import { telling } from '../ideas/enough.js';
import { isAbout, lineNear } from '../ideas/line-near.js';
import { ideaOf, openQuestion } from '../ideas/open-question.js';
import { prepareText } from '../ideas/prepare.js';
import { inWords, plainLine } from '../intent/canonical.js';
import type { Move } from '../move/move.js';
import { levelOf, withQuestion, type TutorState } from '../state/state.js';
import { hash } from '../words/pick.js';
import { ASKED } from './answered.js';
import { askBack, buttons, closer } from './buttons.js';
import type { Decision } from './decision.js';
import { echoOf } from './echo.js';
import { nextRung, withOpenQuestion } from './next-rung.js';
import { asksYesOrNo, isFiller, isNeither, pickedOf, yesOrNo } from './short-answer.js';

/** The same words as the message before. */
const isRepeated = (message: string, { question }: TutorState): boolean =>
  question.said !== null && question.said === hash(inWords(plainLine(message)));

const noted = (message: string, state: TutorState): TutorState =>
  withQuestion(state, { said: hash(inWords(plainLine(message))) });

/** What to say about an idea of the item's. */
function replyTo({ id, kind, rung }: OpenIdea, state: TutorState): Decision {
  const { met, reached } = state.question;
  // Said before: what comes next helps more than the same words.
  if (met.includes(id)) {
    // A value that was found is ahead of the hints: they would ask for it again.
    const hasFound = met.some((each) => each.startsWith('landmark: '));
    if (kind === 'right' && hasFound && state.moves.at(-1) !== 'idea-known')
      return { move: { move: 'idea-known' }, state };
    return nextRung(state, kind === 'right' ? 'idea-known' : 'next-rung');
  }
  const settles = (kind === 'right' && rung) || 0;
  // A right idea that is behind them leaves the open question open.
  const open = settles > 0 && settles < levelOf(state) && state.question.open !== null ? state.question.open : id;
  return {
    move: { move: `idea-${kind}`, idea: id },
    state: withQuestion(state, { met: [...met, id], open, reached: Math.max(reached, settles) }),
  };
}

/** A right idea next to work that nothing proves: what to think about next, without praise for either. */
export function decideUnproven({ id }: OpenIdea, state: TutorState): Decision {
  const { met } = state.question;
  if (met.includes(id)) return nextRung(state);
  return withOpenQuestion(
    { move: 'idea-partial', idea: id, isUnproven: true },
    withQuestion(state, { met: [...met, id], open: id }),
  );
}

/** A third idea in a row that nobody wrote down: the two buttons. */
const CLOSER_AFTER = 3;

const ASKS = /\?\W*$|^\W*(?:\w+ )?why\b/i;
const DENIES = /^\W*(?:(?:oh|but|wait|ok|um|hm+),? )*(?:no|nah|nope)\b/i;
const WHY = /\b(?:because|cause|cuz|coz|bc|since|porque)\b/i;

function kindOf(message: string): NonNullable<Move['as']> {
  if (asksFact(message) || ASKS.test(message)) return 'asked';
  if (DENIES.test(message)) return 'denies';
  return WHY.test(message) ? 'why' : 'said';
}

/** The line of the text that a thought is near: what they're at may be about it, else there's a question about the line. */
function atLine(line: string, context: HintContext, state: TutorState): Decision {
  const isOpen = isAbout(fromHtml(openQuestion(context, state)), line);
  return withOpenQuestion({ move: 'heard', line, ...(!isOpen && { asks: 'line' }) }, state);
}

/** An idea nobody wrote down. It's never praised: the tutor points to its line, or says it back, and asks on. */
function missed(context: HintContext, state: TutorState, message: string): Decision {
  const misses = state.question.misses + 1;
  const after = withQuestion(state, { misses });
  // To "idk" two ideas would be two too many.
  const says = telling(prepareText(message).words).length > 0;
  const both =
    misses === CLOSER_AFTER && says && !state.question.askedBack ? closer(context, after, message) : undefined;
  if (both) return askBack('closer', both, after);
  if (misses >= CLOSER_AFTER) return nextRung(after);
  const line = lineNear(message, context);
  if (line !== undefined && asksFact(message)) return { move: { move: 'where', line }, state: after };
  if (line !== undefined && context.math === undefined) return atLine(line, context, after);
  const echo = echoOf(message, context);
  const move: Move = echo
    ? { move: 'heard', echo: echo.text, as: echo.kind }
    : { move: 'unmatched', as: kindOf(message) };
  // To say so once is honest, and twice is tiresome.
  const isAdmitted = move.as === 'said' && move.move === 'unmatched';
  if (!isAdmitted) return withOpenQuestion(move, after);
  const said: Move = after.question.admitted ? { ...move, as: 'again' } : move;
  return withOpenQuestion(said, withQuestion(after, { admitted: true }));
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
  if (match?.isOtherWay && state.moves.at(-1) !== 'which-part') return { move: { move: 'which-part' }, state: after };
  if (match?.rival && !state.question.askedBack) {
    const found = buttons([match.idea, match.rival], context, state, message);
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
