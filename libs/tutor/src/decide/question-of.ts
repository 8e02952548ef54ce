import type { HintContext } from '../context/hint-context.js';
import { cosine } from '../ideas/features.js';
import { openQuestion } from '../ideas/open-question.js';
import { prepareText } from '../ideas/prepare.js';
import type { Move, MoveName } from '../move/move.js';
import type { Rung } from '../move/phase.js';
import { levelOf, withQuestion, type TutorState } from '../state/state.js';
import { fromHtml } from '../text/from-html.js';
import type { Decision } from './decision.js';
import { HINTS } from './phase-of.js';

/** Moves that end in the open question. */
const OPEN: ReadonlySet<MoveName> = new Set([
  'unmatched',
  'heard',
  'small-step',
  'encourage',
  'own-up',
  'okay',
  'off-topic',
  'idea-right',
  'idea-partial',
  'idea-wrong',
]);
/** Asked for, or back from somewhere else: then it's no repetition. */
const AGAIN: ReadonlySet<MoveName> = new Set([
  'hint',
  'hint-again',
  'not-the-answer',
  'explain-later',
  'off-topic',
  'okay',
]);
const KEPT = 3;
/** So alike, two questions are one to a student. */
const ALIKE = 0.57;

const evenly = (): number => 1;

/** The question itself, without what leads up to it. */
const lastOf = (text: string): string => text.split(/(?<=[.?!:]”?) /).at(-1) ?? text;

function wasAsked(question: string, { question: { asked } }: TutorState): boolean {
  const alike = (one: string, other: string): boolean =>
    cosine(prepareText(one).words, prepareText(other).words, evenly) > ALIKE;
  return asked.some((each) => alike(question, each) || alike(lastOf(question), lastOf(each)));
}

/** Hints whose idea the student has stated: their questions are answered. */
const isSettled = (rung: number, { ideas }: HintContext, { question: { met } }: TutorState): boolean =>
  ideas.some((idea) => idea.kind === 'right' && idea.rung === rung && met.includes(idea.id));

/** The question that a move ends in, as text; null when it has one of its own, or none. */
function questionOf(
  { move, rung, asks, idea, suggestions }: Move,
  context: HintContext,
  state: TutorState,
): string | null {
  if (asks === 'choices' || asks === 'line' || (move === 'own-up' && suggestions)) return null;
  const at = asks ?? (HINTS.has(move) ? rung : undefined);
  if (at !== undefined) return fromHtml(context.hints[at - 1] ?? '') || null;
  const isOpen = OPEN.has(move) || (move === 'why-wrong' && idea !== undefined);
  return isOpen ? fromHtml(openQuestion(context, state)) || null : null;
}

const noted = (decision: Decision, context: HintContext): Decision => {
  const question = questionOf(decision.move, context, decision.state);
  if (question === null) return decision;
  const { asked } = decision.state.question;
  return { ...decision, state: withQuestion(decision.state, { asked: [...asked, question].slice(-KEPT) }) };
};

/** The same move with another question where its own was asked a moment ago: the next hint's, or which choice fits. */
export function withFreshQuestion(decision: Decision, context: HintContext): Decision {
  const { move, state } = decision;
  const question = questionOf(move, context, state);
  if (question === null || AGAIN.has(move.move) || !wasAsked(question, state)) return noted(decision, context);
  if (move.line !== undefined) return { move: { ...move, asks: 'line' }, state };
  const level = levelOf(state);
  const at = context.hints.findIndex(
    (hint, index) => index >= level && !isSettled(index + 1, context, state) && !wasAsked(fromHtml(hint), state),
  );
  if (at < 0) return { move: { ...move, asks: 'choices' }, state };
  const rung = (at + 1) as Rung;
  return noted({ move: { ...move, asks: rung }, state: withQuestion(state, { reached: rung, open: null }) }, context);
}
