import { LETTERS, type Letter } from '@aivy/item-bank/item';

export const isLetter = (text: string): text is Letter => LETTERS.some((letter) => letter === text);

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  first: 1,
  two: 2,
  second: 2,
  three: 3,
  third: 3,
  four: 4,
  fourth: 4,
  five: 5,
  fifth: 5,
  six: 6,
  sixth: 6,
};

/** The option that a message names: "why not b", "explain choice a". A bare "a" counts only where no article can stand. */
export function namedOption(words: string): Letter | undefined {
  const found =
    /\b(?:choice|option|letter|answer) ([a-d])\b/.exec(words)?.[1] ??
    /(?<![\w.-])([b-d])(?![\w.-])/.exec(words)?.[1] ??
    /\b(?:why|not|explain|about|how|be|is|with) (a)(?= (?:is|was|wrong|right|correct|incorrect|not|the)\b|$)/.exec(
      words,
    )?.[1];
  return found !== undefined && isLetter(found) ? found : undefined;
}

/** The step of an explanation that a message names, from 1. */
export function namedPart(words: string): number | undefined {
  const found = /\b(?:step|part|line|sentence) (\d{1,2}|[a-z]+)\b/.exec(words)?.[1];
  const ordinal = /\b([a-z]+) (?:step|part|line|sentence)\b/.exec(words)?.[1];
  const numeral = found !== undefined && /^\d+$/.test(found) ? Number(found) : undefined;
  const part = numeral ?? NUMBERS[found ?? ''] ?? NUMBERS[ordinal ?? ''];
  return part !== undefined && part > 0 ? part : undefined;
}
