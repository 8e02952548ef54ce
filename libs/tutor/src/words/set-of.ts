import type { TutorContext } from '../context/context.js';
import type { Move } from '../move/move.js';
import { WORDS, type WordSet } from './index.js';

/** First skill of Math; those before it read and write. */
export const FIRST_MATH_SKILL = 12;

const ofOption = (context: TutorContext, option = ''): WordSet => {
  if (context.kind === 'hint') return 'nothing-tried';
  if (context.attempts.some(({ answer, correct }) => correct && answer === option) || option === context.answer)
    return 'explain-right';
  return context.notes.some(({ answer }) => answer === option) ? 'explain-wrong' : 'explain-unforeseen';
};

const isSet = (name: string): name is WordSet => Object.hasOwn(WORDS, name);

/** Where a move finds its words; null for what is said the same way always. */
export function wordSetOf(move: Move, context: TutorContext): WordSet | null {
  const set = englishSetOf(move, context);
  if (set === null || move.language !== 'es') return set;
  const spanish = `${set.replace(/^(?:(encourage)|(unmatched|say-more)).*/, (_, plain, kind) => plain ?? `${kind}-plain`)}-es`;
  return isSet(spanish) ? spanish : set;
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
      return 'idea';
    case 'unmatched':
      if (context.skill >= FIRST_MATH_SKILL) return move.about ? 'unmatched-math-about' : 'unmatched-math';
      return move.about ? 'unmatched' : 'unmatched-plain';
    case 'offer-submit':
      return move.hasReason ? 'offer-submit-reason' : 'offer-submit';
    case 'did-you-mean':
      return move.suggestions?.length === 1 ? 'did-you-mean-one' : 'did-you-mean';
    case 'say-more':
      return move.about ? 'say-more' : 'say-more-plain';
    case 'encourage':
      return context.kind === 'review' ? 'encourage-review' : `encourage-${move.kind ?? 'self-doubt'}`;
    case 'recheck':
      return `recheck-${move.slip ?? 'form'}`;
    case 'nothing-tried':
      return move.option ? 'not-tried-that' : 'nothing-tried';
    case 'step':
      return `step-${move.step?.verdict ?? 'unreadable'}`;
    case 'ask-step':
      return context.skill < FIRST_MATH_SKILL ? 'ask-step-words' : 'ask-step';
    case 'no-choices':
      return context.kind === 'review' ? 'review-no-choices' : 'no-choices';
    case 'which-answer':
      return context.type === 'blank' ? 'which-number' : 'which-choice';
    case 'passage':
      return context.passage === '' ? 'passage-none' : 'passage';
    case 'own-reason':
      return context.skill < FIRST_MATH_SKILL ? 'own-reason' : 'own-reason-math';
    case 'explain-option':
      return ofOption(context, move.option);
    case 'unknown':
      return 'review-unknown';
    case 'greeting':
    case 'off-topic':
      return context.kind === 'review' ? `review-${move.move}` : move.move;
    default:
      return move.move;
  }
}
