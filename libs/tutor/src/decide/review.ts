import type { Letter } from '@aivy/item-bank/item';
import type { ReviewContext } from '../context/review-context.js';
import { namedChoice } from '../ideas/named-choice.js';
import type { IntentName, Reading } from '../intent/intent.js';
import { readMessage } from '../intent/read-message.js';
import type { Move, MoveName } from '../move/move.js';
import { explanationSteps } from '../render/explanation.js';
import type { TutorState } from '../state/state.js';
import { CHECK_IN_ANSWERS } from '../words/safety.js';
import { furtherIntent, topicIn } from './asks.js';
import { wasMisread } from './check-in.js';
import { isComplaint } from './complaint.js';
import { closes, saysWhatNext } from './closing.js';
import { couldAnswer } from './could-answer.js';
import type { Decision } from './decision.js';
import { frustrationIn } from './frustrations.js';
import { statedChoice } from './stated-choice.js';
import { stepAskedAbout, stepWith } from './step-asked-about.js';
import { decideStep, decideTerm } from './subject.js';

const EXPLAINED: ReadonlySet<string> = new Set<MoveName>(['explanation', 'explain-option', 'explain-part']);

/** "Why do you multiply there" is read as any of these. */
const ABOUT_STEPS: ReadonlySet<IntentName> = new Set([
  'explain',
  'hint',
  'passage',
  'own-reason',
  'asks-for-answer',
  'why-wrong',
  'check-step',
  'off-topic',
  'idea',
  'unknown',
]);

/** May a worked example be the reply to a message? */
export const wantsExample = (message: string): boolean =>
  ['similar', 'simpler'].includes(furtherIntent(message) ?? readMessage(message).intent);

/** Danger goes before a complaint. */
const isOther = ({ intent }: Reading): boolean => intent !== 'distress' && intent !== 'check-in' && intent !== 'okay';

const aboutOption = (option: string | undefined): Move =>
  option === undefined ? { move: 'explanation' } : { move: 'explain-option', option };

/** The wrong answer a student means who names none: the one given last. */
const lastWrong = ({ attempts }: ReviewContext): string | undefined =>
  attempts.findLast(({ correct }) => !correct)?.answer;

/** When the question is complete: the explanation, its steps and its choices. */
export function decideReview(reading: Reading, context: ReviewContext, state: TutorState, message: string): Decision {
  if (reading.intent === 'check-step' && reading.lines) return decideStep(reading, context, state, message);
  if (isOther(reading) && isComplaint(message)) return { move: { ...unknown(context), move: 'own-up' }, state };
  const intent = furtherIntent(message) ?? reading.intent;
  return { move: moveOf({ ...reading, intent }, context, state, message), state };
}

/** A question like this one, worked out; without one, where to find more. */
const similar = ({ example }: ReviewContext): Move => ({
  move: 'similar',
  ...(example && { example: { id: example.id, version: example.version } }),
});

/** The simpler words. Right after them, an example says more than the first explanation would. */
function simpler(context: ReviewContext, { moves }: TutorState): Move {
  if (context.simpler !== null && moves.at(-1) !== 'simpler') return { move: 'simpler' };
  return context.example ? similar(context) : { move: 'explanation' };
}

/** Asked again after an explanation, they didn't get it: the simpler one. */
const explained = (context: ReviewContext, state: TutorState): Move =>
  EXPLAINED.has(state.moves.at(-1) ?? '') ? simpler(context, state) : { move: 'explanation' };

const ASKS_OF =
  /^\W*(?:(?:ok|so|but|and|wait|y),? )*(?:why (?:not|isn'?t it|wasn'?t it|couldn'?t it be)|what(?:'?s wrong with| about)|how about|(?:y )?por ?qu[eé] no(?: es)?)\b/i;

/** "Why not likewise?" asks about the choice that says so. */
const choiceAsked = (message: string, context: ReviewContext): Letter | null => {
  const said = message.replace(/[’‘]/g, "'");
  const words = said.replace(ASKS_OF, '');
  return words === said ? null : (statedChoice(words, context)?.letter ?? namedChoice(words, context));
};

function moveOf(reading: Reading, context: ReviewContext, state: TutorState, message: string): Move {
  if (context.type === 'blank' && reading.option !== undefined) return { move: 'no-choices' };
  const asked = reading.option === undefined ? choiceAsked(message, context) : null;
  if (asked !== null) return aboutOption(asked);
  if (saysWhatNext(message) && isOther(reading) && closes(state, message)) return { move: 'noted' };
  const step = stepAskedAbout(message, explanationSteps(context));
  if (step !== undefined && reading.option === undefined && ABOUT_STEPS.has(reading.intent))
    return { move: 'explain-part', part: reading.part ?? step };
  switch (reading.intent) {
    case 'explain':
      if (reading.part !== undefined) return { move: 'explain-part', part: reading.part };
      if (reading.option !== undefined) return aboutOption(reading.option);
      return explained(context, state);
    case 'simpler':
      return simpler(context, state);
    case 'similar':
      return similar(context);
    case 'frustration':
    case 'hint':
      return frustrationIn(message) ? encourage(reading, message) : explained(context, state);
    case 'passage':
    case 'own-reason':
    case 'asks-for-answer':
      return { move: 'explanation' };
    case 'why-wrong':
      return aboutOption(reading.option ?? lastWrong(context));
    case 'submit':
      // A number after the end is talked about, and not judged like an answer.
      return context.type === 'choice' && couldAnswer(context, reading.answer ?? '')
        ? aboutOption(reading.answer)
        : inPassing(reading.answer, context);
    case 'check-step':
      return { move: 'ask-step' };
    case 'define-term':
      return decideTerm(reading, context);
    case 'next-question':
      return { move: 'next' };
    case 'distress':
      return { move: 'distress', grade: reading.grade! };
    case 'check-in':
      return { move: 'check-in', suggestions: CHECK_IN_ANSWERS };
    case 'okay':
      return wasMisread(message) ? { move: 'okay', isMisread: true } : { move: 'thanks' };
    case 'idea':
    case 'unknown':
      return closes(state, message) ? { move: 'noted' } : unknown(context);
    case 'thanks':
      return closes(state, message) ? { move: 'noted' } : { move: 'thanks' };
    case 'greeting':
    case 'off-topic':
      return { move: reading.intent };
  }
}

/** A number in passing: the step of the explanation that has it, or where it's from. */
function inPassing(number: string | undefined, context: ReviewContext): Move {
  if (number === undefined) return { move: 'explanation' };
  const part = stepWith(number, explanationSteps(context));
  return part === undefined ? { move: 'work-in-review' } : { move: 'explain-part', part };
}

function encourage({ kind }: Reading, message: string): Move {
  const topic = topicIn(message);
  return { move: 'encourage', kind: kind ?? frustrationIn(message) ?? 'self-doubt', ...(topic && { with: topic }) };
}

const unknown = ({ simpler: words, attempts }: ReviewContext): Move => ({
  move: 'unknown',
  suggestions: [
    'Explain it',
    ...(words === null ? [] : ['Explain it simpler']),
    ...(attempts.some(({ correct }) => !correct) ? ['Why is mine wrong?'] : []),
  ],
});
