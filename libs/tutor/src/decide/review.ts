import type { ReviewContext } from '../context/review-context.js';
import type { Intent } from '../intent/intent.js';
import type { Move } from '../move/move.js';
import type { TutorState } from '../state/state.js';
import { CHECK_IN_ANSWERS } from '../words/safety.js';
import type { Decision } from './decision.js';
import { couldAnswer } from './could-answer.js';
import { decideStep, decideTerm } from './subject.js';

const aboutOption = (option: string | undefined): Move =>
  option === undefined ? { move: 'explanation' } : { move: 'explain-option', option };

/** The wrong answer a student means who names none: the one given last. */
const lastWrong = ({ attempts }: ReviewContext): string | undefined =>
  attempts.findLast(({ correct }) => !correct)?.answer;

/** When the question is complete: the explanation, its steps and its choices. */
export function decideReview(intent: Intent, context: ReviewContext, state: TutorState, message: string): Decision {
  if (intent.intent === 'check-step') return decideStep(intent, context, state, message);
  return { move: moveOf(intent, context), state };
}

function moveOf(intent: Intent, context: ReviewContext): Move {
  if (context.type === 'blank' && intent.option !== undefined) return { move: 'no-choices' };
  switch (intent.intent) {
    case 'explain':
      return intent.part === undefined ? aboutOption(intent.option) : { move: 'explain-part', part: intent.part };
    case 'hint':
    case 'frustration':
    case 'idea':
    case 'simpler':
    case 'passage':
    case 'own-reason':
    case 'asks-for-answer':
      return { move: 'explanation' };
    case 'why-wrong':
      return aboutOption(intent.option ?? lastWrong(context));
    case 'submit':
      // A number in a question with choices names none of them.
      return aboutOption(couldAnswer(context, intent.answer ?? '') ? intent.answer : undefined);
    case 'check-step':
      return { move: 'ask-step' };
    case 'define-term':
      return decideTerm(intent, context);
    case 'next-question':
    case 'similar':
      return { move: 'next' };
    case 'distress':
      return { move: 'distress', grade: intent.grade! };
    case 'check-in':
      return { move: 'check-in', suggestions: CHECK_IN_ANSWERS };
    case 'okay':
      return { move: 'thanks' };
    case 'greeting':
    case 'thanks':
    case 'off-topic':
    case 'unknown':
      return { move: intent.intent };
  }
}
