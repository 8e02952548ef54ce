import { LETTERS, type Letter } from '@aivy/item-bank/item';
import type { HintContext } from '../context/hint-context.js';
import { stem, isFunctionWord, wordsOf } from '../guard/words.js';
import { namedChoice } from '../ideas/named-choice.js';
import { plainLine } from '../intent/canonical.js';
import { isLetter } from '../intent/named.js';
import { saysMostly, statedChoice } from './stated-choice.js';

/** What a message does with the choices: names one as the answer, can't decide between two, or tests or rules one out. */
export type ChoiceTalk =
  | { readonly does: 'names'; readonly letter: Letter; readonly reason: string | null }
  | { readonly does: 'between' | 'weighs' | 'rules-out' };

const AROUND =
  'k|kk|ok|okay|so|and|then|but|well|yeah|yes|yep|yea|no|nah|oh|ah|hm+|um|uh|wait|fine|still|maybe|probably|prob|definitely|def|imma|ima|pues|obviously|clearly|i|id|ill|think|guess|say|pick|picked|choose|chose|go|going|went|with|it|its|is|thats|that|must|has|to|be|the|answer|choice|option|letter|im|like|for|sure|creo|que|es|la|entonces|pienso|my|final|lets|try|put|now|just|gotta|submit|either|again|right|please|pls|lol|tho|bro|bruh|probablemente|man|one|of|between|or|and|o|because|mean|meant|want|wanna|can|should';
const AFTER =
  'then|obviously|clearly|definitely|again|right|please|pls|lol|tho|final|i|think|guess|for|sure|is|it|my|answer|say|yes|now|maybe|probably|verdad|bro|bruh|one|works';
const NAMES = new RegExp(`^(?:(?:${AROUND}) )*([a-d])(?: (?:${AFTER}))*$`);
const BETWEEN = new RegExp(
  `^(?:(?:${AROUND}) )*([a-d]) (?:or|and|o|maybe|vs) (?:(?:${AROUND}) )*([a-d])(?: (?:${AFTER}))*$`,
);
/** "a" is an article but for a few places. */
const WEIGHED =
  /(?:^|[^\w*/^+=-])(?:[b-d]|(?<=(?:^|[.,;!?(] *)(?:(?:and|so|but|ok|oh|then|well|ah|what about|not|choice|option) )*)a)(?= (?:is|isnt|was|wasnt|says?|said|has|have|had|hasnt|do|does|doesnt|didnt|cant|cannot|wont|would|could|asks?|match\w*|leaves?|talks?|only|just|fits?|sounds?|seems?|looks?|dice|tiene|no|means?|fails?|miss\w*|also|goes|describes?|mentions?|gives?|works?|contradicts?|cuz|because|cause)\b(?! -?\d))/;
const RULED_OUT =
  /\b(?:not|dont want|do not want|cross(?:ing)? out|rule(?:d|s)? out|eliminate|no es|cant be) (?:the )?(?:choice |option )?([a-d])\b(?=$|[ .,;!?]*$| (?:because|cause|bc|then|either|cuz|right|correct|true|verdad)\b)/;
const ASKED_ABOUT = /\b(?:what|how) (?:about|if its|if it is) (?:choice |option )?([a-d])\b/;
const DENIES = /\b(?:not|no|nah|nope|cant|cannot|doesnt|isnt|wont|didnt|hasnt|wrong|out|tampoco|never|fails?)\b/;
/** "It's not" and what follows; a choice may have a "not" of its own further on. */
const DENIES_CHOICE = new RegExp(`^(?:(?:${AROUND}) )*(?:its not|it isnt|not|isnt|it cant be|cant be|no es)\\b`);
const BRACKETED = /\(([a-d])\)/;
/** A reason has more words. */
const LEAST_OF_REASON = 2;
/** Longer choices are quoted by nobody. */
const WORDS_QUOTED = 3;
/** How much of a message has to be a choice's words. */
const PART_QUOTED = 0.6;

/** Is a letter a name in the question's math? Then it says nothing about a choice. */
const isVariable = (letter: string, { question, passage }: HintContext): boolean =>
  [...`${passage} ${question}`.matchAll(/\\\((.*?)\\\)/g)].some(([, formula = '']) =>
    new RegExp(`(?<![a-z\\\\])${letter}(?![a-z])`).test(formula),
  );

const spaced = (text: string): string =>
  ` ${wordsOf(text.replace(/<[^>]*>|&\w+;/g, ' ').replace(/[’‘]/g, "'")).join(' ')} `;

/**
 * Is a message for the most part a run of words from a choice that the text doesn't have? To be told what that's worth
 * would be a way of trying the choices piece by piece.
 */
function quotesPart(line: string, { choices, passage, question }: HintContext): boolean {
  const texts = Object.values(choices ?? {}).map(spaced);
  const read = spaced(`${passage} ${question}`);
  const said = wordsOf(line);
  const least = Math.max(WORDS_QUOTED + 1, Math.ceil(said.length * PART_QUOTED));
  return said.some((_, at) => {
    const run = ` ${said.slice(at, at + least).join(' ')} `;
    return at + least <= said.length && !read.includes(run) && texts.some((text) => text.includes(run));
  });
}

/** "That's C, no?" asks for a yes, and denies nothing. */
const TAG = /(?<=\w)[, ]+(?:no|right|isn'?t it|ain'?t it|huh|yeah|verdad)\s*\?+\W*$/i;

/** Nothing here knows which choice is right, so every letter gets the same words. */
export function choiceTalk(whole: string, context: HintContext): ChoiceTalk | undefined {
  if (context.choices === null) return undefined;
  const message = whole.replace(TAG, '');
  const stated = statedChoice(message, context);
  if (stated?.isDenied) return { does: 'rules-out' };
  if (stated) return { does: 'names', letter: stated.letter, reason: null };
  const line = plainLine(message).replace(/'/g, '');
  const clauses = line
    .split(/[.,;:!?]+(?= |$)|\b(?:because|cause|cuz|bc|since|porque)\b(?= \w+ \w)|\bso (?=[a-d]$)/)
    .map((each) => each.replace(/["]/g, '').trim().replace(/\s+/g, ' '))
    .filter((each) => each !== '');
  const between = BETWEEN.exec(clauses.join(' '));
  const named = clauses.flatMap((each) => NAMES.exec(each)?.[1] ?? []);
  if (between ? between[1] !== between[2] : new Set(named).size > 1) return { does: 'between' };
  const [letter] = named;
  if (letter !== undefined && isLetter(letter)) {
    const reason = clauses.find((each) => !NAMES.test(each) && each.split(' ').length > LEAST_OF_REASON);
    return { does: 'names', letter, reason: reason ?? null };
  }
  const ruledOut = RULED_OUT.exec(line);
  const weighed = ASKED_ABOUT.exec(line)?.[1] ?? BRACKETED.exec(line)?.[1] ?? WEIGHED.exec(line)?.[0].slice(-1);
  const about = ruledOut?.[1] ?? weighed;
  if (about !== undefined && !isVariable(about, context))
    return { does: ruledOut || DENIES.test(line) ? 'rules-out' : 'weighs' };
  if (namedChoice(message, context))
    return context.math === undefined && DENIES_CHOICE.test(line) ? { does: 'rules-out' } : undefined;
  return quotesPart(line, context) || saysMostly(message, context)
    ? { does: DENIES.test(line) ? 'rules-out' : 'weighs' }
    : undefined;
}

const wordsOfChoice = (choice: string): string[] => wordsOf(choice.replace(/<[^>]*>|\\\(.*\\\)/g, ' '));

/** Says, or asks, what a short choice means: "conclusive is like final". Every choice has to get the same reply. */
export function explainsChoice(message: string, { choices }: HintContext): boolean {
  const said = ` ${wordsOf(message).join(' ')} `;
  return Object.values(choices ?? {})
    .map(wordsOfChoice)
    .filter(({ length }) => length > 0 && length <= WORDS_QUOTED)
    .some((words) =>
      new RegExp(` ${words.join(' ')} (?:is|isn'?t|are|means?|like|sounds?|just|basically|kinda)\\b`).test(said),
    );
}

/** Talk about a short choice by its words: "fleeting is like brief". */
export function quotedTalk(message: string, { choices }: HintContext): ChoiceTalk | undefined {
  if (choices === null) return undefined;
  const all = wordsOf(message);
  const said = new Set(all.map(stem));
  const quoted = LETTERS.filter((letter) => {
    const words = wordsOfChoice(choices[letter]);
    return (
      words.length > 0 &&
      words.length <= WORDS_QUOTED &&
      all.length > words.length + 1 &&
      words.some((word) => !isFunctionWord(word) && /[a-z]{4}/.test(word)) &&
      words.every((word) => said.has(stem(word)))
    );
  });
  if (quoted.length !== 1) return undefined;
  return { does: DENIES.test(plainLine(message).replace(/'/g, '')) ? 'rules-out' : 'weighs' };
}
