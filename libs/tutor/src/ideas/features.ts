import type { Prepared, PreparedIdeas } from './prepare.js';

const squares = (terms: ReadonlyMap<string, number>): number => {
  let sum = 0;
  for (const weight of terms.values()) sum += weight * weight;
  return sum;
};

export function cosine(x: ReadonlyMap<string, number>, y: ReadonlyMap<string, number>): number {
  let dot = 0;
  for (const [term, weight] of x) dot += weight * (y.get(term) ?? 0);
  return dot === 0 ? 0 : dot / Math.sqrt(squares(x) * squares(y));
}

/** The part of one text's weight that another text has. */
function covered(x: ReadonlyMap<string, number>, others: readonly ReadonlyMap<string, number>[]): number {
  let all = 0;
  let shared = 0;
  for (const [term, weight] of x) {
    all += weight;
    if (others.some((other) => other.has(term))) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Do the two texts deny alike? */
export const agrees = (message: Prepared, says: readonly Prepared[]): boolean =>
  says.some(({ denies }) => denies === message.denies);

/** Is there a number in the message that no phrasing has? */
export const hasOtherNumber = (message: Prepared, says: readonly Prepared[]): boolean =>
  [...message.numbers].some((number) => says.every(({ numbers }) => !numbers.has(number)));

/** What speaks for each idea, before the ideas are compared with each other. */
function ownFeatures(message: Prepared, says: readonly Prepared[]): number[] {
  const words = says.map((text) => cosine(message.words, text.words)).sort((x, y) => y - x);
  const grams = says.map((text) => cosine(message.grams, text.grams)).sort((x, y) => y - x);
  const best = says.reduce(
    (top, text) => {
      const value = cosine(message.words, text.words) + cosine(message.grams, text.grams);
      return value > top.value ? { value, text } : top;
    },
    { value: -1, text: says[0]! },
  );
  return [
    words[0] ?? 0,
    mean(words.slice(0, 3)),
    grams[0] ?? 0,
    mean(grams.slice(0, 3)),
    covered(
      message.words,
      says.map((text) => text.words),
    ),
    covered(
      message.grams,
      says.map((text) => text.grams),
    ),
    covered(best.text.words, [message.words]),
    agrees(message, says) ? 1 : 0,
    best.text.denies === message.denies ? 1 : 0,
    hasOtherNumber(message, says) ? 1 : 0,
  ];
}

/** Features compared with the best other idea: word and gram cosine, and both kinds of coverage. */
const COMPARED = [0, 2, 4, 5];

/** A row of features for each idea of an item. */
export function featuresOf(message: Prepared, { ideas }: PreparedIdeas<unknown>): number[][] {
  const own = ideas.map(({ says }) => ownFeatures(message, says));
  return own.map((row, index) => [
    ...row,
    ...COMPARED.map(
      (at) => row[at]! - Math.max(0, ...own.filter((_, other) => other !== index).map((other) => other[at]!)),
    ),
  ]);
}
