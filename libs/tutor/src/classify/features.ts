/** Buckets that n-grams and signs are hashed into, unless a classifier needs more: a power of two. */
export const BUCKETS = 4096;
/** Numbers in a sentence's vector. */
export const VECTOR_SIZE = 512;
/** The vector's share, against 1 for the words. */
const VECTOR_SHARE = 4;

/** FNV-1a over 32 bits. */
function bucketOf(gram: string, buckets: number): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < gram.length; at += 1) sum = Math.imul(sum ^ gram.charCodeAt(at), 0x01000193);
  // The low bits of FNV are the weakest: fold the high ones in.
  return ((sum >>> 15) ^ sum) & (buckets - 1);
}

const runs = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.max(0, list.length - size + 1) }, (_, at) => list.slice(at, at + size));

/** Words alone, in pairs, and in pairs with one left out between them. */
function wordGrams(words: readonly string[]): string[] {
  const framed = ['^', ...words, '$'];
  return [
    ...words,
    ...runs(framed, 2).map((pair) => pair.join(' ')),
    ...runs(framed, 3).map(([first, , third]) => `${first} _ ${third}`),
  ];
}

/** Runs of three to five letters in each word, so that an ending or a typo costs little. */
const letterGrams = (words: readonly string[]): string[] =>
  words.flatMap((word) => [3, 4, 5].flatMap((size) => runs([...`<${word}>`], size).map((run) => `#${run.join('')}`)));

/** A message as a sparse vector: which places, and how much of each. */
export interface Features {
  readonly at: readonly number[];
  readonly value: readonly number[];
}

/** A group has the same length as a vector, however many grams are in it. */
function addGroup(grams: readonly string[], share: number, into: Map<number, number>, buckets: number): void {
  const distinct = new Set(grams);
  for (const gram of distinct) {
    const at = bucketOf(gram, buckets);
    into.set(at, (into.get(at) ?? 0) + share / Math.sqrt(distinct.size));
  }
}

/**
 * @param words in lower case, short forms written out
 * @param signs names of what the rules found
 * @param vector of the sentence encoder, where there is one
 */
export function featuresOf(
  words: readonly string[],
  signs: readonly string[],
  vector: Float32Array | null,
  buckets = BUCKETS,
): Features {
  const sums = new Map<number, number>();
  addGroup(wordGrams(words), 1, sums, buckets);
  addGroup(letterGrams(words), 0.7, sums, buckets);
  addGroup(
    signs.map((sign) => `@${sign}`),
    1,
    sums,
    buckets,
  );
  vector?.forEach((each, index) => sums.set(buckets + index, each * VECTOR_SHARE));
  return { at: [...sums.keys()], value: [...sums.values()] };
}
