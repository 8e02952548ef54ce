import { featuresOf, type Features } from '../classify/features.js';
import { inWords, plainLine } from './canonical.js';
import type { Intent } from './intent.js';
import { READ } from './read-by-rules.js';

/** What the classifier of intents sees of a message; what the rules make of it is a sign among others. */
export function intentFeatures(text: string, { intent }: Intent, vector: Float32Array | null): Features {
  const line = plainLine(text.slice(0, READ));
  return featuresOf(inWords(line).split(' '), [`rule ${intent}`, ...(line.includes('?') ? ['?'] : [])], vector);
}
