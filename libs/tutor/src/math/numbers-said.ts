import type { HintContext } from '../context/hint-context.js';
import { lettersIn } from '@aivy/item-bank/algebra';
import { isChoiceNumber } from '../step/choice-values.js';

/** A number with so few words may be an answer. */
const WORDS_BESIDE_NUMBER = 4;
/** Longer messages are about something else than the one number in them. */
const WORDS_AROUND_NUMBER = 9;
/** A number in a line in plain characters. */
export const NUMBER = /(?<![\w.^/])-?\$?\d[\d,]*(?:\.\d+)?(?:\/\d+)?%?(?: ?(?:pi(?![a-z])|π))?(?![\w^/])/g;

/** The end of a student's reckoning: "10 11 12 so 3". */
const RESULT =
  /(?:\bso|\bthat'?s|\bit'?s|\bi got|\bi get|\bgives|\bmakes|\bis|\bmeans|\bson|\bes|\bda|\bentonces|\btotal|\bwait|\bthen|(?<!\d)[,:]|[,:.](?!\d))\s*(-?\$?(?:\d[\d,]*(?:\.\d+)?|\.\d+)(?:\/\d+)?%?)(?: then| right| total| i think)?\W*$/;
/** "-18. It's the vertex" */
const RESULT_FIRST = /^(?:so |it'?s |ok )*(-?\d+(?:\.\d+)?(?:\/\d+)?)(?:[.,;?!]\s|\s(?:because|cause|bc)\b)/;

/** "It's not 32", "32 isn't it": said of a number that isn't meant. "Is it not 32?" asks. */
const DENIED =
  /(?<!\bis (?:it|that|this) )\b(?:not|isn'?t|wasn'?t|ain'?t|can'?t|cannot|couldn'?t|won'?t|wouldn'?t|never|no (?:es|sale|da|son|puede ser)|don'?t (?:think|believe))(?: (?:be|equal|equals|to|get|got|gets|it|it'?s|that|that'?s|is|the|answer|a|son))* -?\$?\.?\d|\d%? (?:it )?(?:is not|isn'?t|can'?t|cannot|doesn'?t|won'?t|wouldn'?t|no es|no puede)(?![a-z'])/;
/** "Isn't it 32?" denies nothing. */
const ASKS_IF = /(?<!\d%? )\b(?:isn'?t|can'?t|couldn'?t|wouldn'?t|won'?t) (?:it|that|this|i|we|u|you)\b/g;

const UNITS = /(\d)(cm|mm|km|ft|kg|lbs?|mph|hrs?|mins?|secs?|th|st|nd|rd|[mgshl])(?![a-z\d^(])/g;

/** A line whose numbers have no units: "600m" is 600, but in algebra, or where the question has an m to multiply by. */
export const withoutUnits = (line: string, question: string): string => {
  const letters = lettersIn(question);
  const isAlgebra = /[-+*/^=<>()]/.test(line);
  return line.replace(UNITS, (all, digit: string, unit: string) =>
    unit.length === 1 && (isAlgebra || letters.has(unit)) ? all : digit,
  );
};

/** Is a number in the line denied? Then it's no answer, whichever it is. */
export const isDenied = (line: string): boolean => DENIED.test(line.replace(ASKS_IF, 'is it'));

/** Something done with a number. */
const OPERATION =
  /\b(?:multipl\w*|times|doubl\w*|tripl\w*|twice|half|third|quarter|divid\w*|split|halve\w*|subtract\w*|minus|take away|adds?|added|adding|plus|squar\w*|mitad|doble|sumo|resto|divido|multiplico)\b/;
/** What comes of it: "divide by 2 so 16". */
const COMES_TO = /(?:\b(?:so|entonces|thus|answer(?: is)?|por lo tanto)|[=→])\s*-?\$?\.?\d[\d.,/]*%?\W*$/;

/** Is a number in the line part of a step, and not what it comes to: "I divide by 32", "half of it is 9"? */
export const isInStep = (line: string): boolean => OPERATION.test(line) && !COMES_TO.test(line);

export const isShort = (line: string): boolean => line.split(/\s+/).length <= WORDS_BESIDE_NUMBER;

/** The number that a message begins with, before its reason. */
export const firstResultIn = (line: string): string | undefined => RESULT_FIRST.exec(line)?.[1];

/** The number a message comes to. */
export const resultIn = (line: string, isWork: boolean): string | undefined =>
  (firstResultIn(line) ?? (isWork ? undefined : RESULT.exec(line)?.[1]))?.replace(/[$,]/g, '');

/** "6 < x < 14" says "6 < x" and "x < 14"; numbers stay as they are. */
export function linksOf(relation: string): string[] {
  const sides = relation.split(/\s*(<=|>=|[=<>≤≥])\s*/);
  if (sides.length <= 3 || !/[a-z]/.test(relation)) return [relation];
  return sides.flatMap((side, at) =>
    at % 2 === 0 && at + 2 < sides.length ? [`${side}${sides[at + 1]}${sides[at + 2]}`] : [],
  );
}

/** The one number of a short message; undefined for none or more. */
export function onlyNumber(line: string): string | undefined {
  const [number, ...more] = line.match(NUMBER) ?? [];
  return more.length === 0 && line.split(/\s+/).length <= WORDS_AROUND_NUMBER
    ? number?.replace(/[$,]/g, '')
    : undefined;
}

/** "Isn't it …" and "can't I …" deny nothing. */
const ASKS_FOR_YES = /\b(is|are|could|should|would|do|does|did)n['’]?t (?=(?:i|we|you|it|that|this|they|u)\b)/gi;
const VALUE = /(?<![\w.])-?\d+(?:\.\d+)?(?:\/\d+)?(?![\w/])/g;
const GIVEN = /(?<![\w.])(\d+(?:\.\d+)?)(?:[a-z](?!\w)|(?![\w.]))/gi;

/**
 * What a message about Math may say in words. The numbers of the question and of its choices are left out, for ideas about
 * a template name none that are drawn; one that an idea does name stays. A lone number of a choice never does: all of them
 * are to be heard alike.
 */
export function inIdeaWords(message: string, { math, question, choices, ideas }: HintContext): string {
  if (math === undefined) return message;
  const isNamed = (number: string): boolean => ideas.some(({ says }) => says.some((text) => text.includes(number)));
  const isLone = (message.match(VALUE) ?? []).length === 1;
  return message
    .replace(/\bcan['’]?t (?=(?:i|we|you|it|u)\b)/gi, 'can ')
    .replace(ASKS_FOR_YES, '$1 ')
    .replace(VALUE, (number) => (isLone && isChoiceNumber(number, choices) ? ' ' : number))
    .replace(GIVEN, (term, number: string) => (isGivenIn(question, number) && !isNamed(number) ? ' ' : term));
}

/** Does the question name the number itself? */
export const isGivenIn = (question: string, number: string): boolean =>
  [...question.replaceAll('{,}', '').matchAll(/\d+(?:\.\d+)?/g)].some(([given]) => given === number.replace('%', ''));
