import type { TutorContext } from '../context/context.js';
import type { Move, QuickReply, Reply } from '../move/move.js';
import type { TutorState } from '../state/state.js';
import { fromHtml } from '../text/from-html.js';
import { DISTRESS_TEXT } from '../words/index.js';
import { chosenWording } from '../words/pick.js';
import { wordSetOf } from '../words/set-of.js';
import { explanationSteps } from './explanation.js';

const OPEN: readonly QuickReply[] = ['hint', 'check my step', 'explain'];
const WRONG: readonly QuickReply[] = ['why is mine wrong', 'hint', 'check my step'];
const REVIEW: readonly QuickReply[] = ['explain', 'why is mine wrong', 'next question'];

/** What the student can do next by one tap. */
function repliesTo({ move }: Move, context: TutorContext): readonly QuickReply[] {
  if (move === 'distress') return [];
  if (context.kind === 'review') {
    const wrong = context.attempts.some(({ correct }) => !correct);
    return REVIEW.filter((reply) => reply !== 'why is mine wrong' || wrong);
  }
  return context.attempts.length > 0 ? WRONG : OPEN;
}

const numbered = (steps: readonly string[]): string => steps.map((step, index) => `${index + 1}. ${step}`).join('\n');

/** The text for each hole of a template. */
function filling(move: Move, context: TutorContext): Readonly<Record<string, string>> {
  const rung = move.rung ? fromHtml(context.hints[move.rung - 1] ?? '') : '';
  if (context.kind === 'hint') {
    const feedback = context.attempts.findLast(({ answer }) => answer === move.option)?.feedback ?? '';
    return { rung, feedback: fromHtml(feedback), strategy: '' };
  }
  const steps = explanationSteps(context);
  const note = context.notes.find(({ answer }) => answer === move.option);
  return {
    rung,
    explanation: numbered(steps),
    part: move.part ? (steps[move.part - 1] ?? numbered(steps)) : numbered(steps),
    option: context.type === 'choice' ? `Choice ${move.option?.toUpperCase() ?? ''}` : (move.option ?? ''),
    feedback: fromHtml(note?.feedback ?? ''),
  };
}

const fill = (template: string, holes: Readonly<Record<string, string>>): string =>
  template
    .replace(/\{(\w+)\}/g, (_, hole: string) => holes[hole] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** A move in authored words, as `decide` has chosen them: `state` is the one that came with the move. */
export function renderMove(move: Move, context: TutorContext, state: TutorState): Reply {
  const set = wordSetOf(move, context);
  return {
    text: set === null ? DISTRESS_TEXT : fill(chosenWording(set, state), filling(move, context)),
    next: repliesTo(move, context),
  };
}
