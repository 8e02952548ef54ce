import type { TutorContext } from '../context/context.js';
import type { HintContext } from '../context/hint-context.js';
import type { Reading } from '../intent/intent.js';
import { READ } from '../intent/read-by-rules.js';
import type { Move, MoveName } from '../move/move.js';
import { withMove, withQuestion, type TutorState } from '../state/state.js';
import { chooseWording } from '../words/pick.js';
import { wordSetOf } from '../words/set-of.js';
import { speaksSpanish } from './asks.js';
import { readIn, withCheckIn } from './check-in.js';
import type { Decision } from './decision.js';
import { withFreshQuestion } from './question-of.js';
import { feedbackMove } from './feedback.js';
import { decideOpen, decideOpenAs } from './open.js';
import { asItCameUp, forSpanish } from './offer.js';
import { asksBack, type ReadAs } from './read-as.js';
import { decideReview } from './review.js';

/** Moves after which an idea nobody wrote down is one more in a row. */
const MISSED: ReadonlySet<MoveName> = new Set(['unmatched', 'heard', 'where', 'closer', 'did-you-mean']);

function said(decision: Decision, context: TutorContext): Decision {
  const { move, state } = context.kind === 'hint' ? withFreshQuestion(decision, context) : decision;
  const set = wordSetOf(move, context);
  const missed = MISSED.has(move.move) ? state : withQuestion(state, { misses: 0 });
  const noted = withMove(missed, move.move);
  const notesEnglish = set !== null && move.language === 'es' && !state.spanish && set !== 'greeting-es';
  const after = { ...noted, spanish: state.spanish || move.language === 'es' };
  return {
    move: notesEnglish ? { ...move, notesEnglish } : move,
    state: set === null ? after : chooseWording(set, context, after),
  };
}

const decideAs = (
  readAs: ReadAs,
  reading: Reading,
  context: TutorContext,
  state: TutorState,
  message: string,
): Decision | undefined => {
  if (context.kind === 'hint') return decideOpenAs(readAs, reading, context, state, message);
  return readAs.intent ? decideReview({ ...reading, intent: readAs.intent }, context, state, message) : undefined;
};

/**
 * Decides what the tutor does about a message, and how the state goes on. Pure: the same input gives the same decision.
 *
 * @param vector of the message, where there is a sentence encoder
 * @param readAs what a model takes the message for; it counts only where the tutor would ask back
 */
export const decide = (
  context: TutorContext,
  state: TutorState,
  whole: string,
  vector: Float32Array | null = null,
  readAs: ReadAs | null = null,
): Decision => {
  // Danger is read to the last word.
  const reading = readIn(context, state, whole, vector);
  const message = whole.slice(0, READ);
  const decision =
    context.kind === 'hint'
      ? decideOpen(reading, context, state, message)
      : decideReview(reading, context, state, message);
  const again = readAs && asksBack(decision.move) ? decideAs(readAs, reading, context, state, message) : undefined;
  const { move: decided, state: after } = again ?? decision;
  const came = asItCameUp(decided, message);
  const move = speaksSpanish(message, state) ? forSpanish(came) : came;
  return said({ move, state: withCheckIn(after, reading, move) }, context);
};

/** Decides what the tutor says of the answer that was submitted last (`withAttempt`), without being asked. */
export function decideFeedback(context: TutorContext, state: TutorState): Decision {
  const last = context.attempts.at(-1);
  const move: Move =
    context.kind === 'hint'
      ? feedbackMove(context)
      : last && 'correct' in last && last.correct
        ? { move: 'explain-option', option: last.answer }
        : { move: 'explanation' };
  return said({ move, state }, context);
}

/**
 * Decides about a finished question that the student is being asked again elsewhere: nothing is said of it until that is
 * answered. Leaving it, and being in danger, go first.
 */
export function decideAskedAgain(
  context: HintContext,
  state: TutorState,
  message: string,
  vector: Float32Array | null = null,
): Decision {
  const reading = readIn(context, state, message, vector);
  const { intent } = reading;
  if (intent === 'distress' || intent === 'check-in') return decide(context, state, message, vector);
  const move: Move = { move: intent === 'next-question' ? 'next' : 'asked-again' };
  return said({ move, state: withCheckIn(state, reading, move) }, context);
}
