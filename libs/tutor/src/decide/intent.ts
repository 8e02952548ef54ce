import type { HintContext } from '../context/hint-context.js';
import type { Reading } from '../intent/intent.js';
import type { Move } from '../move/move.js';
import type { TutorState } from '../state/state.js';
import { CHECK_IN_ANSWERS } from '../words/safety.js';
import type { Decision } from './decision.js';
import { asideOf } from './asks.js';
import { wasMisread } from './check-in.js';
import { feedbackAgain } from './feedback.js';
import { decideIdea } from './idea.js';
import { decideStart } from './math-start.js';
import { withOpenQuestion, withRung } from './next-rung.js';
import { offerMove } from './offer.js';
import { decideStep, decideTerm } from './subject.js';

/** What a message asks for in so many words. */
export function decideIntent(reading: Reading, context: HintContext, state: TutorState, message: string): Decision {
  const say = (move: Move): Decision => ({ move, state });
  switch (reading.intent) {
    case 'hint':
      return decideStart(context, state, message) ?? withRung('hint', state);
    case 'asks-for-answer': {
      // "Is it 13?" names an answer: whether it's right comes out by submitting it.
      const offered = reading.answer === undefined ? null : offerMove(reading, context);
      return offered && offered.move !== 'which-answer' ? say(offered) : withRung('not-the-answer', state);
    }
    case 'explain':
    case 'simpler':
      return withRung('explain-later', state);
    case 'why-wrong':
      if (context.type === 'blank' && reading.option !== undefined) return say({ move: 'no-choices' });
      return feedbackAgain(context, state, reading.option);
    case 'passage':
    case 'own-reason':
      return say({ move: reading.intent });
    case 'check-step':
      return decideStep(reading, context, state, message);
    case 'define-term':
      return say(decideTerm(reading, context));
    case 'submit':
      // "Submit it" names none.
      if (reading.answer === undefined && context.type === 'choice') return say({ move: 'which-answer', as: 'asked' });
      return say(offerMove(reading, context));
    case 'next-question':
    case 'similar':
      return say({ move: 'not-yet-next' });
    case 'distress':
      return say({ move: 'distress', grade: reading.grade! });
    case 'check-in':
      return say({ move: 'check-in', suggestions: CHECK_IN_ANSWERS });
    case 'okay':
      return withOpenQuestion({ move: 'okay', ...(wasMisread(message) && { isMisread: true }) }, state);
    case 'thanks':
      return say({ move: 'thanks' });
    case 'greeting':
      return say({ move: 'greeting' });
    case 'off-topic':
      return withOpenQuestion({ move: 'off-topic', aside: asideOf(message) }, state);
    case 'frustration':
    case 'idea':
    case 'unknown':
      return decideIdea(null, context, state, message);
  }
}
