import type { TutorContext } from '../context/context.js';
import type { Move } from '../move/move.js';
import type { StepFinding } from '../move/step-finding.js';
import { WORDS, type WordSet } from './index.js';

/** First skill of Math; those before it read and write. */
export const FIRST_MATH_SKILL = 12;

const ofOption = (context: TutorContext, option = ''): WordSet => {
  if (context.kind === 'hint') return 'nothing-tried';
  if (context.attempts.some(({ answer, correct }) => correct && answer === option) || option === context.answer)
    return 'explain-right';
  return context.notes.some(({ answer }) => answer === option) ? 'explain-wrong' : 'explain-unforeseen';
};

/** What else a line is than its verdict. */
function variantOf(step: StepFinding): string {
  switch (step.verdict) {
    case 'follows':
      return step.next ? `-${step.next.does}` : '';
    case 'identity':
      return step.worked ? '-worked' : step.compares ? '-compared' : '';
    case 'false-identity':
      return step.worked ? `-${step.off ?? 'worked'}` : step.compares ? '-compared' : '';
    case 'plugged-in':
      return step.compares ? '-compared' : '';
    case 'no-start':
      return step.sides ? '-sides' : '';
    case 'submit-it':
      return step.of ? `-${step.of}` : '';
    default:
      return '';
  }
}

function stepSetOf(step: StepFinding | undefined): WordSet {
  if (step === undefined) return 'step-unreadable';
  if (step.verdict === 'in-letters') return `in-letters-${step.does}`;
  const set = `step-${step.verdict}${variantOf(step)}`;
  return isSet(set) ? set : `step-${step.verdict}`;
}

const isSet = (name: string): name is WordSet => Object.hasOwn(WORDS, name);

/** Where a move finds its words; null for what is said the same way always. */
export function wordSetOf(move: Move, context: TutorContext): WordSet | null {
  const set = englishSetOf(move, context);
  if (set === null || move.language !== 'es') return set;
  const own: string = `${set}-es`;
  if (isSet(own)) return own;
  const spanish = `${set.replace(/^(?:(encourage|weighs|rules-out|offer-submit|aside)-.*|(?:unmatched|heard-echo).*)/, (_, plain) => plain ?? 'unmatched')}-es`;
  return isSet(spanish) ? spanish : ((/^(?:step|in-letters)-/.test(set) ? spanishOf(set) : undefined) ?? set);
}

/** A variant without Spanish words of its own has those of the set it's a variant of: `step-follows-open`, `step-follows`. */
function spanishOf(set: string): WordSet | undefined {
  const own = `${set}-es`;
  if (isSet(own)) return own;
  return set.includes('-') ? spanishOf(set.slice(0, set.lastIndexOf('-'))) : undefined;
}

/** Does the question have a blank in its text? */
const isBlank = ({ passage }: TutorContext): boolean => /_{3,}/.test(passage);

/** Does the feedback on a wrong answer end in a question of its own? */
const endsAsking = ({ option }: Move, context: TutorContext): boolean =>
  context.kind === 'hint' &&
  /\?(?:<\/\w+>|\s)*$/.test(context.attempts.findLast(({ answer }) => answer === option)?.feedback ?? '');

function heardSet({ echo, as }: Move): WordSet {
  if (!echo) return 'heard-line';
  return as === 'why' || as === 'asked' ? `heard-echo-${as}` : 'heard-echo';
}

function englishSetOf(move: Move, context: TutorContext): WordSet | null {
  switch (move.move) {
    case 'distress':
    case 'check-in':
      return null;
    case 'not-the-answer':
      return move.rung ? 'not-the-answer' : 'not-the-answer-again';
    case 'explain-later':
      return move.rung ? 'explain-later' : 'explain-later-again';
    case 'idea-right':
    case 'idea-partial':
    case 'idea-wrong':
      return move.isUnproven ? 'idea-unproven' : 'idea';
    case 'unmatched':
      return move.as === undefined || move.as === 'said' ? 'unmatched' : `unmatched-${move.as}`;
    case 'heard':
      return heardSet(move);
    case 'next-rung':
      return move.about ? 'start' : 'next-rung';
    case 'offer-submit':
      if (move.step?.verdict.startsWith('landmark')) return 'offer-landmark';
      if (move.hasReason) return move.echo ? 'offer-submit-because' : 'offer-submit-reason';
      return move.how ? `offer-submit-${move.how}` : 'offer-submit';
    case 'encourage':
      return context.kind === 'review' ? 'encourage-review' : `encourage-${move.kind ?? 'self-doubt'}`;
    case 'recheck':
      return `recheck-${move.slip ?? 'form'}`;
    case 'nothing-tried':
      return move.option ? 'not-tried-that' : 'nothing-tried';
    case 'own-up':
      return move.suggestions ? 'own-up' : 'own-up-again';
    case 'step':
      return stepSetOf(move.step);
    case 'ask-step':
      return context.skill < FIRST_MATH_SKILL ? 'ask-step-words' : 'ask-step';
    case 'no-choices':
      return context.kind === 'review' ? 'review-no-choices' : 'no-choices';
    case 'which-answer':
      if (move.as === 'asked') return 'which-letter';
      return context.type === 'blank' ? 'which-number' : 'which-choice';
    case 'passage':
      return context.passage === '' ? 'passage-none' : 'passage';
    case 'own-reason':
      return context.skill < FIRST_MATH_SKILL ? 'own-reason' : 'own-reason-math';
    case 'explain-option':
      return ofOption(context, move.option);
    case 'similar':
      return move.example ? 'similar-worked' : 'similar';
    case 'unknown':
      return 'review-unknown';
    case 'off-topic':
      return context.kind === 'review' ? 'review-off-topic' : `aside-${move.aside ?? 'other'}`;
    case 'idea-known':
      return move.rung ? 'idea-known' : 'idea-known-math';
    case 'weighs':
    case 'rules-out':
      if (move.move === 'rules-out' && context.skill >= FIRST_MATH_SKILL) return 'rules-out-math';
      return move.line ? `${move.move}-line` : `${move.move}-${isBlank(context) ? 'blank' : 'text'}`;
    case 'why-wrong':
      if (move.idea) return 'idea';
      if (endsAsking(move, context)) return 'why-wrong-asking';
      return context.skill < FIRST_MATH_SKILL ? 'why-wrong' : 'why-wrong-math';
    case 'word-in-context':
      return move.line ? 'word-in-line' : 'word-in-context';
    case 'greeting':
      return context.kind === 'review' ? 'review-greeting' : 'greeting';
    case 'okay':
      if (!move.isMisread) return 'okay';
      return context.kind === 'review' ? 'review-misread' : 'misread';
    default:
      return move.move;
  }
}
