import type { HintContext } from '../context/hint-context.js';
import { isTurnedRound } from '../ideas/turned-round.js';
import type { IntentName, Reading } from '../intent/intent.js';
import { withQuestion, type TutorState } from '../state/state.js';
import { fromHtml, sentences } from '../text/from-html.js';
import type { Decision } from './decision.js';
import { decideRelations, decideRewriting, decideWork } from './math-lines.js';
import {
  asksNoWord,
  decideAnswer,
  decideLandmark,
  decideSaid,
  decideStepOnTheWay,
  leaveDenied,
  SURE,
} from './math-number.js';
import { readTalk, step, type MathTalk } from './math-place.js';
import { decideStart } from './math-start.js';
import { nextRung } from './next-rung.js';

/** Asks for something else, whatever numbers are in it. */
const OTHER: ReadonlySet<IntentName> = new Set([
  ...(['hint', 'explain', 'why-wrong', 'define-term', 'next-question', 'distress', 'greeting', 'thanks'] as const),
  ...(['frustration', 'simpler', 'similar', 'check-in', 'okay'] as const),
]);
const ON_THE_WAY = /\b(?:(?:a|just|only) step|on the way|not (?:the|my) answer|not yet)\b/;

const decideOnTheWay = ({ line, state }: MathTalk): Decision | undefined =>
  state.moves.at(-1) === 'offer-submit' && ON_THE_WAY.test(line) ? step({ verdict: 'on-the-way' }, state) : undefined;

const leaveOther = (talk: MathTalk): null | undefined =>
  OTHER.has(talk.intent.intent) && talk.intent.p >= SURE && !asksNoWord(talk) ? null : undefined;

/** "The width is 14 more than the length" where the question has it the other way round. */
const decideTurned = ({ message, context, state }: MathTalk): Decision | undefined =>
  isTurnedRound(
    { spoken: message },
    sentences(fromHtml(context.question)).map((spoken) => ({ spoken })),
  )
    ? step({ verdict: 'turned' }, state)
    : undefined;

/** In this order: the first that has an answer gives it, and null leaves the message to others. */
const DECIDERS: readonly ((talk: MathTalk) => Decision | null | undefined)[] = [
  decideOnTheWay,
  ({ context, state, message }) => decideStart(context, state, message),
  leaveOther,
  decideRelations,
  decideWork,
  decideRewriting,
  decideTurned,
  leaveDenied,
  decideAnswer,
  decideLandmark,
  decideStepOnTheWay,
  decideSaid,
];

/** A value on the way that was found before leads on. */
function ledOn(decision: Decision): Decision {
  const finding = decision.move.step;
  if (decision.move.move !== 'step' || (finding?.verdict !== 'landmark' && finding?.verdict !== 'landmark-last'))
    return decision;
  const { met } = decision.state.question;
  const id = `landmark: ${finding.says}`;
  // Said once more it gets a question of its own, and after that the next hint.
  const again = `${id}, again`;
  if (met.includes(again)) return nextRung(decision.state, 'idea-known');
  if (met.includes(id)) {
    const { value, says } = finding;
    return step({ verdict: 'landmark-again', value, says }, withQuestion(decision.state, { met: [...met, again] }));
  }
  return { ...decision, state: withQuestion(decision.state, { met: [...met, id] }) };
}

/**
 * What a message with mathematics in it leads to while the question is open; null when there's none that's of use.
 * @param isIdea does it state an idea that someone wrote down? Then its reply says more than one to any plan
 */
export function decideMath(
  intent: Reading,
  context: HintContext,
  state: TutorState,
  message: string,
  isIdea: boolean,
): Decision | null {
  if (context.math === undefined) return null;
  const talk = readTalk(intent, context, state, message, isIdea);
  for (const decide of DECIDERS) {
    const decided = decide(talk);
    if (decided !== undefined) return decided && ledOn(decided);
  }
  return null;
}
