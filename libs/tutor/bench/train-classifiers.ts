/**
 * Trains the classifiers of intents and care from libs/tutor/training and the tables of the tests that are not held out,
 * and writes libs/tutor/src/classify/weights.ts: `npm run generate tutor`. Needs the sentence encoder.
 */
import fs from 'node:fs';
import { train, type Example } from '../src/classify/train.js';
import { CARE_BUCKETS, careFeatures } from '../src/distress/care-features.js';
import { encoded } from './encoded.js';
import { careSentences, hashOfInputs, intentSentences, ruledFeatures, type Sentence } from './training-data.js';

const FILE = 'libs/tutor/src/classify/weights.ts';
const vectors = await encoded([...intentSentences(), ...careSentences()].map(({ text }) => text));

type Features = (text: string, vector: Float32Array | null) => Example['features'];

const bothOf = (sentences: readonly Sentence[], features: Features, buckets?: number): object => {
  const examples = (vectorOf: (text: string) => Float32Array | null): Example[] =>
    sentences.map(({ text, label }) => ({ label, features: features(text, vectorOf(text)) }));
  return {
    withVector: train(
      examples((text) => vectors.get(text) ?? null),
      true,
      buckets,
    ),
    without: train(
      examples(() => null),
      false,
      buckets,
    ),
  };
};
const intents = bothOf(intentSentences(), ruledFeatures);
const care = bothOf(careSentences(), careFeatures, CARE_BUCKETS);

fs.writeFileSync(
  FILE,
  `// Made by npm run generate tutor; not edited by hand.
import type { StoredWeights } from './classifier.js';

interface Weights {
  readonly withVector: StoredWeights;
  readonly without: StoredWeights;
}

/** Of everything the weights depend on. */
export const INPUTS = '${hashOfInputs()}';
export const INTENT_WEIGHTS: Weights = ${JSON.stringify(intents)};
export const CARE_WEIGHTS: Weights = ${JSON.stringify(care)};
`,
);
process.stdout.write(`${FILE} written\n`);
