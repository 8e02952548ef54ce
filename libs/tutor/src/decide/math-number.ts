import { isLetter } from '../intent/named.js';
import type { IntentName } from '../intent/intent.js';
import { isChoiceNumber } from '../step/choice-values.js';
import {
  firstResultIn,
  isDenied,
  isGivenIn,
  isInStep,
  isShort,
  NUMBER,
  onlyNumber,
  resultIn,
} from '../math/numbers-said.js';
import type { Decision } from './decision.js';
import { landmarkAt, step, type MathTalk } from './math-place.js';
import { offerMove } from './offer.js';
import { decideOwnTerm, decidePlan } from './said-in-passing.js';

/** A number with no more than "so" next to it. */
const WORDS_OF_BARE = 2;
/** Says nothing else for sure. */
const VAGUE: ReadonlySet<IntentName> = new Set(['unknown', 'idea', 'own-reason', 'off-topic', 'check-step']);
/** An intent read less surely says nothing. */
export const SURE = 0.5;
/** Is read as a wish to have choices ruled out. */
const ELIMINATES = /^(?:\w+ ){0,3}(?:eliminate|cancel|get rid of|remove)\b/;

/** Asks what a word means, and names none. */
export const asksNoWord = ({ intent: { intent, term } }: MathTalk): boolean =>
  intent === 'define-term' && term === undefined;

const isVague = (talk: MathTalk): boolean => {
  const { intent, p, answer } = talk.intent;
  return VAGUE.has(intent) || asksNoWord(talk) || p < SURE || (intent === 'submit' && answer === undefined);
};

/** Another number of the message that is on the way: it's praised, whatever the last one is. */
function landmarkBeside(number: string, talk: MathTalk): Decision['move']['step'] {
  const others = (talk.line.match(NUMBER) ?? []).map((each) => each.trim()).filter((each) => each !== number);
  const found = others
    .filter((each) => !isGivenIn(talk.ground.question, each))
    .flatMap((each) => landmarkAt(each, talk) ?? []);
  return found.at(-1);
}

/** A number on its own: a value on the way, or maybe the answer. */
export function decideNumber(number: string, talk: MathTalk, line = number): Decision | null {
  const { context, state } = talk;
  const landmark = landmarkAt(number, talk);
  if (landmark) return step(landmark, state);
  const offered = offerMove({ intent: 'submit', answer: number }, context);
  // A number that no choice has is on the way, whichever it is.
  if (offered.move !== 'which-answer' || context.choices === null) {
    const beside = offered.move === 'offer-submit' ? landmarkBeside(number, talk) : undefined;
    return { move: beside ? { ...offered, step: beside } : offered, state };
  }
  return line.split(/\s+/).length <= WORDS_OF_BARE ? step({ verdict: 'on-the-way' }, state) : null;
}

/** The one number of a message without a calculation. */
const written = ({ work, line }: MathTalk): string | undefined => (work === undefined ? onlyNumber(line) : undefined);

/** A number that's denied, or that something is done with, is offered by nobody. */
export const leaveDenied = ({ line, intent }: MathTalk): null | undefined =>
  isDenied(line) && intent.answer === undefined ? null : undefined;

export function decideAnswer(talk: MathTalk): Decision | null | undefined {
  const { intent, answer } = talk.intent;
  if (intent !== 'submit' || answer === undefined) return undefined;
  return isLetter(answer) ? null : decideNumber(answer, talk, talk.line);
}

export function decideLandmark(talk: MathTalk): Decision | undefined {
  const number = written(talk) ?? firstResultIn(talk.line);
  const known = number === undefined ? null : landmarkAt(talk.intent.answer ?? number, talk);
  return known ? step(known, talk.state) : undefined;
}

export function decideStepOnTheWay(talk: MathTalk): Decision | undefined {
  const { line, isIdea, isAlgebra, state } = talk;
  if (!isVague(talk) || isIdea || written(talk) === undefined || !isInStep(line)) return undefined;
  return decidePlan(line, talk, isAlgebra) ?? step({ verdict: 'on-the-way' }, state);
}

/** What a message comes to, and else a plan in words or a term. */
export function decideSaid(talk: MathTalk): Decision | null {
  const { line, work, isIdea, isAlgebra, context } = talk;
  const number = written(talk);
  // What a choice has isn't left out for being in the question, too: all four are answered alike.
  const isGiven =
    number !== undefined && isGivenIn(context.question, number) && !isChoiceNumber(number, context.choices);
  const isSaid = number !== undefined && (/pi|π/.test(number) || isShort(line)) && !isGiven;
  const result = resultIn(line, work !== undefined) ?? (isSaid ? number : undefined);
  const found = isVague(talk) && result !== undefined ? decideNumber(result, talk, line) : null;
  if (found || isIdea) return found;
  const mayPlan = isVague(talk) || ELIMINATES.test(line);
  const said = mayPlan ? (decidePlan(line, talk, isAlgebra) ?? decideOwnTerm(line, talk)) : null;
  // "Slope is -3/7": what a number stands for that no choice has.
  const isNamed = isVague(talk) && isShort(line) && /\b(?:is|are|es|son|equals) -?\$?[\d./]+%?$/.test(line);
  return said ?? (isNamed ? step({ verdict: 'on-the-way' }, talk.state) : null);
}
