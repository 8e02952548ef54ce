import type { HintContext } from '../context/hint-context.js';
import type { Intent } from '../intent/intent.js';
import type { Move } from '../move/move.js';
import { RUNGS, type Rung } from '../move/phase.js';
import { withQuestion, type TutorState } from '../state/state.js';
import { CHECK_IN_ANSWERS } from '../words/safety.js';
import type { Decision } from './decision.js';
import { feedbackMove } from './feedback.js';
import { decideStep, decideTerm } from './subject.js';
import { offerMove } from './offer.js';

const LAST = RUNGS.length as Rung;

/** The move with the next rung, which then counts as shown; without one when all were. */
function withRung(move: 'hint' | 'not-the-answer' | 'explain-later', state: TutorState): Decision {
  const rung = RUNGS[state.question.rungs];
  if (rung !== undefined) return { move: { move, rung }, state: withQuestion(state, { rungs: rung }) };
  return { move: move === 'hint' ? { move: 'hint-again', rung: LAST } : { move }, state };
}

/** While the question is open: hints and feedback, from a context that holds no key. */
export function decideOpen(intent: Intent, context: HintContext, state: TutorState, message: string): Decision {
  const say = (move: Move): Decision => ({ move, state });
  switch (intent.intent) {
    case 'hint':
    case 'frustration':
      return withRung('hint', state);
    case 'asks-for-answer': {
      // "Is it 13?" names an answer: whether it's right comes out by submitting it.
      const offered = intent.answer === undefined ? null : offerMove(intent, context);
      return offered && offered.move !== 'which-answer' ? say(offered) : withRung('not-the-answer', state);
    }
    case 'explain':
    case 'simpler':
      return withRung('explain-later', state);
    case 'why-wrong':
      if (context.type === 'blank' && intent.option !== undefined) return say({ move: 'no-choices' });
      return say(feedbackMove(context, intent.option));
    case 'passage':
    case 'own-reason':
      return say({ move: intent.intent });
    case 'check-step':
      return decideStep(intent, context, state, message);
    case 'define-term':
      return say(decideTerm(intent, context));
    case 'submit':
      return say(offerMove(intent, context));
    case 'next-question':
    case 'similar':
      return say({ move: 'not-yet-next' });
    case 'distress':
      return say({ move: 'distress', grade: intent.grade! });
    case 'idea':
      return say({ move: 'own-reason' });
    case 'check-in':
      return say({ move: 'check-in', suggestions: CHECK_IN_ANSWERS });
    case 'okay':
      return say({ move: 'thanks' });
    case 'greeting':
    case 'thanks':
    case 'off-topic':
    case 'unknown':
      return say({ move: intent.intent });
  }
}
