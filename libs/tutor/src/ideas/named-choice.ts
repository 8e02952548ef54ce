import { LETTERS, type Letter } from '@aivy/item-bank/item';
import type { HintContext } from '../context/hint-context.js';
import { cosine } from './features.js';
import { prepareText } from './prepare.js';

/** How much of a message has to be the text of a choice, and by how much more than of another one. */
const NAMED = 0.72;
const LEAD = 0.15;
/** "I think it's …" is said around a choice, and says nothing itself. */
const AROUND =
  /\b(?:i|we|id|im|so|is|it|its|it's|thats|the|an?|answer|choice|option|think|guess|pick|choose|say|says|said|go|going|with|maybe|probably|would|be|one|my|that|about|or|like|for|sure|ok|right|correct|this|because)\b/gi;
const FUNCTION_WEIGHT = 0.3;

/** A number alone may stand in a choice, or be on the way to another one. */
const isOneNumber = (terms: readonly string[]): boolean => {
  const [only, ...more] = terms.filter((term) => !term.startsWith('='));
  return more.length === 0 && only !== undefined && /^-?\d/.test(only);
};

/**
 * The choice a message quotes or names. It's an answer then, not an idea: a reply to it would say whether it's right.
 * Nothing here knows which choice that is.
 */
export function namedChoice(message: string, { choices }: Pick<HintContext, 'choices'>): Letter | null {
  if (choices === null) return null;
  const said = prepareText(message.replace(AROUND, ' '));
  if (isOneNumber([...said.words.keys()])) return null;
  const texts = LETTERS.map((letter) => ({ letter, words: prepareText(choices[letter].replace(AROUND, ' ')).words }));
  const countOf = (term: string): number => texts.filter(({ words }) => words.has(term)).length;
  const weightOf = (term: string): number =>
    Math.log(1 + LETTERS.length / Math.max(1, countOf(term))) * (term.startsWith('=') ? FUNCTION_WEIGHT : 1);
  const [best, next] = texts
    .map(({ letter, words }) => ({ letter, value: words.size === 0 ? 0 : cosine(said.words, words, weightOf) }))
    .sort((x, y) => y.value - x.value);
  return best && next && best.value >= NAMED && best.value - next.value >= LEAD ? best.letter : null;
}
