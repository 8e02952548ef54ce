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
import { useOf } from '../words/asides.js';
import { askedInSpanish } from '../words/math-spanish.js';
import { chosenWording, strategyFor } from '../words/pick.js';
import { safetyText } from '../words/safety.js';
import { wordSetOf } from '../words/set-of.js';
import { didBefore } from '../words/own-up.js';
import { checkQuestion, choiceQuestion, endQuestion, lineQuestion } from '../words/ways.js';
import { heldAgainst, whereChanged } from '../words/where.js';
import { exampleText, explanationSteps } from './explanation.js';
import { wayToCheck } from './way-to-check.js';

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
function asking(html: string, context: TutorContext, state: TutorState): string {
  const text = fromHtml(html);
  if (text === '' || text.includes('?')) return text;
  return `${text} ${endQuestion(context.hints.indexOf(html) >= RUNGS.length / 2, context, state)}`;
}

/** What a move asks in place of its own question; undefined for its own. */
function askedInstead({ move, asks, as }: Move, context: TutorContext, state: TutorState): string | undefined {
  if (asks === undefined) return undefined;
  if (asks === 'line') return lineQuestion(context, state);
  return asks === 'choices'
    ? // A question, or a no, says nothing that a choice could say.
      choiceQuestion((move === 'heard' || move === 'unmatched') && as !== 'asked' && as !== 'denies', context, state)
    : asking(context.hints[asks - 1] ?? '', context, state);
}

const ATTEMPTS = ['no attempts', 'one attempt', 'two attempts', 'three attempts', 'four attempts', 'five attempts'];
const attemptsLeft = (left: number): string => ATTEMPTS[left] ?? `${left} attempts`;

const upper = (text: string): string => text.replace(/^[a-z]/, (first) => first.toUpperCase());

const lower = (sentence: string): string => sentence.replace(/^[A-Z](?=[a-z]|\s)/, (first) => first.toLowerCase());

/** Holes that any phase fills: nothing here is about a key. */
function commonHoles(move: Move, context: TutorContext, state: TutorState): Holes {
  const { rung, term, step, with: topic } = move;
  const entry = term === undefined ? undefined : entryOf(term);
  return {
    rung: askedInstead(move, context, state) ?? asking(context.hints[(rung ?? 0) - 1] ?? '', context, state),
    with: topic ?? 'this kind of question',
    strategy: strategyFor(context, state),
    term: entry?.term ?? '',
    definition: entry?.definition ?? '',
    meaning: lower(entry?.definition ?? ''),
    from: heldAgainst(step),
    // This reply is the newest move.
    did: didBefore(state.moves.at(-2)),
    where: whereChanged(step?.verdict === 'does-not-follow' ? step.change : null),
  };
}

function openHoles(move: Move, context: HintContext, state: TutorState): Holes {
  const { option = '', idea, about = [], echo = '', line = '', nextAsked = '', language } = move;
  return {
    option: context.type === 'choice' ? `choice ${option.toUpperCase()}` : option,
    feedback: fromHtml(context.attempts.findLast(({ answer }) => answer === option)?.feedback ?? ''),
    reply: ideaOf(context, idea)?.reply ?? '',
    question: askedInstead(move, context, state) ?? asking(openQuestion(context, state), context, state),
    about: about.map((each) => (language === 'es' ? each.replace(/^choice /, 'la opción ') : each)).join(' … '),
    echo,
    line,
    use: useOf(context.skill),
    tries: attemptsLeft(state.question.maxAttempts - context.attempts.length),
    source: context.passage === '' ? 'question' : 'text',
    check: wayToCheck(context, state),
    try: checkQuestion(context, state),
    next: move.language === 'es' && nextAsked !== '' ? askedInSpanish(nextAsked) : nextAsked,
  };
}

/** "**Choice B is correct.**": the wording around it says so. */
const IS_KEY = /^\*\*(?:Choice [A-D] is correct|The answer is [^*]*)\.\*\*$/;

function reviewHoles({ move, option = '', part = 0 }: Move, context: ReviewContext): Holes {
  const steps = explanationSteps(context);
  return {
    explanation: numbered(steps),
    simpler: context.simpler ?? numbered(steps),
    part:
      steps[part - 1] ??
      (move === 'explain-option' ? steps.filter((step) => !IS_KEY.test(step)).join(' ') : numbered(steps)),
    example: context.example ? exampleText(context.example, numbered) : '',
    option: context.type === 'choice' ? `Choice ${option.toUpperCase()}` : option,
    feedback: fromHtml(context.notes.find(({ answer }) => answer === option)?.feedback ?? ''),
  };
}

const fill = (template: string, holes: Holes): string =>
  template
    // A sentence may begin with what the student said.
    .replace(/^\{echo\}/, () => upper(holes.echo ?? ''))
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
