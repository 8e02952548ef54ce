import type { TutorContext } from '../context/context.js';
import type { HintContext } from '../context/hint-context.js';
import type { ReviewContext } from '../context/review-context.js';
import { entryOf } from '../glossary/find-entry.js';
import { ideaOf, openQuestion } from '../ideas/open-question.js';
import { mathHoles } from '../math/holes.js';
import type { Move, QuickReply, Reply } from '../move/move.js';
import { RUNGS } from '../move/phase.js';
import type { TutorState } from '../state/state.js';
import { fromHtml } from '../text/from-html.js';
import { SPANISH_NOTE } from '../words/spanish.js';
import { chosenWording, strategyFor } from '../words/pick.js';
import { safetyText } from '../words/safety.js';
import { FIRST_MATH_SKILL, wordSetOf } from '../words/set-of.js';
import { heldAgainst, whereChanged } from '../words/where.js';
import { explanationSteps } from './explanation.js';

const OPEN: readonly QuickReply[] = ['hint', 'check my step', 'explain'];
const WRONG: readonly QuickReply[] = ['why is mine wrong', 'hint', 'check my step'];
const REVIEW: readonly QuickReply[] = ['explain', 'why is mine wrong', 'next question'];

/** What the student can do next by one tap. */
function repliesTo({ move }: Move, context: TutorContext): readonly QuickReply[] {
  if (move === 'distress' || move === 'check-in') return [];
  if (context.kind === 'hint') return context.attempts.length > 0 ? WRONG : OPEN;
  const wrong = context.attempts.some(({ correct }) => !correct);
  return REVIEW.filter((reply) => reply !== 'why is mine wrong' || wrong);
}

const numbered = (steps: readonly string[]): string => steps.map((step, index) => `${index + 1}. ${step}`).join('\n');

type Holes = Readonly<Record<string, string>>;

/** A hint with a question at its end: one that only tells gets a small one. */
function asking(html: string, { skill, hints }: TutorContext): string {
  const text = fromHtml(html);
  if (text === '' || text.includes('?')) return text;
  const at = hints.indexOf(html);
  if (skill < FIRST_MATH_SKILL)
    return `${text} ${at === RUNGS.length - 1 ? 'What would you go with now?' : 'What do you notice?'}`;
  return `${text} ${at < RUNGS.length / 2 ? 'What would you try?' : 'What do you get?'}`;
}

/** Holes that any phase fills: nothing here is about a key. */
function commonHoles({ rung, term, step, with: topic }: Move, context: TutorContext, state: TutorState): Holes {
  const entry = term === undefined ? undefined : entryOf(term);
  return {
    rung: asking(context.hints[(rung ?? 0) - 1] ?? '', context),
    with: topic ?? 'this kind of question',
    strategy: strategyFor(context, state),
    term: entry?.term ?? '',
    definition: entry?.definition ?? '',
    from: heldAgainst(step),
    where: whereChanged(step?.verdict === 'does-not-follow' ? step.change : null),
  };
}

const openHoles = ({ option = '', idea, about = [] }: Move, context: HintContext, state: TutorState): Holes => ({
  option: context.type === 'choice' ? `choice ${option.toUpperCase()}` : option,
  feedback: fromHtml(context.attempts.findLast(({ answer }) => answer === option)?.feedback ?? ''),
  reply: ideaOf(context, idea)?.reply ?? '',
  question: asking(openQuestion(context, state), context),
  about: about.join(' … '),
  source: context.passage === '' ? 'question' : 'text',
});

function reviewHoles({ option = '', part = 0 }: Move, context: ReviewContext): Holes {
  const steps = explanationSteps(context);
  return {
    explanation: numbered(steps),
    simpler: context.simpler ?? numbered(steps),
    part: steps[part - 1] ?? numbered(steps),
    option: context.type === 'choice' ? `Choice ${option.toUpperCase()}` : option,
    feedback: fromHtml(context.notes.find(({ answer }) => answer === option)?.feedback ?? ''),
  };
}

const fill = (template: string, holes: Holes): string =>
  template
    .replace(/\{(\w+)\}/g, (_, hole: string) => holes[hole] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** A move in authored words, as `decide` has chosen them: `state` is the one that came with the move. */
export function renderMove(move: Move, context: TutorContext, state: TutorState): Reply {
  const set = wordSetOf(move, context);
  const holes = {
    ...commonHoles(move, context, state),
    ...(context.kind === 'hint' ? openHoles(move, context, state) : reviewHoles(move, context)),
    ...mathHoles(move.step),
  };
  const note = move.notesEnglish ? `${SPANISH_NOTE} ` : '';
  return {
    text: set === null ? (safetyText(move) ?? '') : note + fill(chosenWording(set, state), holes),
    next: repliesTo(move, context),
  };
}
