import { oppositesIn } from './concepts.js';
import type { IdeaText, Prepared, PreparedIdea, PreparedIdeas } from './prepare.js';

type WeightOf = (term: string) => number;

/** How alike two sets of terms are, 0-1. */
export function cosine(x: ReadonlySet<string>, y: ReadonlySet<string>, weightOf: WeightOf): number {
  let [dot, ofX, ofY] = [0, 0, 0];
  for (const term of x) {
    const square = weightOf(term) ** 2;
    ofX += square;
    if (y.has(term)) dot += square;
  }
  for (const term of y) ofY += weightOf(term) ** 2;
  return dot === 0 ? 0 : dot / Math.sqrt(ofX * ofY);
}

/** The part of the first set, by weight, that one of the others has. */
function covered(x: ReadonlySet<string>, others: readonly ReadonlySet<string>[], weightOf: WeightOf): number {
  let [all, shared] = [0, 0];
  for (const term of x) {
    const weight = weightOf(term);
    all += weight;
    if (others.some((other) => other.has(term))) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}

/** Do two texts point the same way? "Not true" and "false" do, "goes up" and "goes down" don't. */
const pointsAlike = (one: Prepared, other: Prepared): boolean =>
  (one.denies === other.denies) === (oppositesIn(one.words, other.words) % 2 === 0);

/** Does a phrasing point the way of the message? */
const agrees = (message: Prepared, says: readonly Prepared[]): boolean =>
  says.some((text) => pointsAlike(message, text));

/** Phrasings this near the nearest one are what the message is like, too. */
const NEAREST = 0.85;
/** From here on a message repeats a phrasing, but for a "not". */
const REPEATED = 0.7;

/**
 * Does it point the way of a phrasing? Where it denies all it says, repeats one, or says the opposite of one, of those that it's nearest to:
 * another phrasing's "not" makes no denial right.
 */
export function pointsTheirWay(message: Prepared, says: readonly Prepared[], weightOf: WeightOf): boolean {
  const near = says.map((text) => cosine(message.words, text.words, weightOf));
  const best = Math.max(...near);
  const isNear = (_: Prepared, at: number): boolean => near[at]! >= best * NEAREST;
  const isStrict =
    message.deniesAll ||
    best >= REPEATED ||
    says.filter(isNear).some((text) => oppositesIn(message.words, text.words) > 0);
  return (isStrict ? says.filter(isNear) : says).some((text) => pointsAlike(message, text));
}

/** Is there a number in the message that no phrasing has? */
export const hasOtherNumber = ({ numbers }: Prepared, says: readonly Prepared[]): boolean =>
  numbers.some((number) => says.every((text) => !text.numbers.includes(number)));

/** The best and the mean of the best two. */
function bestOf(values: readonly number[]): [number, number] {
  const [best = 0, next = 0] = [...values].sort((x, y) => y - x);
  return [best, (best + next) / 2];
}

/** What speaks for an idea, in the order of `WEIGHTS`. */
function featuresOfIdea(message: Prepared, idea: PreparedIdea<IdeaText>, weightOf: WeightOf): number[] {
  const { says, reply, hint, choice } = idea;
  const about = [reply, hint, choice];
  const words = says.map((text) => text.words);
  return [
    ...bestOf(words.map((text) => cosine(message.words, text, weightOf))),
    covered(message.words, words, weightOf),
    ...bestOf(says.map(({ grams }) => cosine(message.grams, grams, weightOf))),
    covered(
      message.grams,
      says.map(({ grams }) => grams),
      weightOf,
    ),
    ...about.flatMap((text) => [
      covered(message.words, [text.words], weightOf),
      covered(message.grams, [text.grams], weightOf),
    ]),
    covered(message.words, [...words, reply.words], weightOf),
    agrees(message, says) ? 1 : 0,
    says.filter((text) => pointsAlike(message, text)).length / Math.max(1, says.length),
    hasOtherNumber(message, says) ? 1 : 0,
  ];
}

/** A row of features for each idea of an item. */
export const featuresOf = (message: Prepared, { ideas, weightOf }: PreparedIdeas): number[][] =>
  ideas.map((idea) => featuresOfIdea(message, idea, weightOf));
