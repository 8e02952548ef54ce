import { featuresOf, type Features } from '../classify/features.js';
import { inWords, plainLine } from '../intent/canonical.js';
import { kindsOf } from './concepts.js';
import { FIGURES_OF_SPEECH, FIRST_PERSON, LESSON_TALK } from './harmless.js';
import { undisguised } from './undisguise.js';

/** Danger has many words, each of them in few sentences: with fewer buckets they'd fall on each other. */
export const CARE_BUCKETS = 16_384;

/** What a message is about beyond its words: kinds of things, which come near each other, and who speaks. */
function careSigns(words: readonly string[]): string[] {
  const line = words.join(' ');
  const kinds = words.map(kindsOf);
  const near = kinds.flatMap((here, at) =>
    here.flatMap((one) => kinds.slice(at + 1, at + 5).flatMap((there) => there.map((other) => `${one}>${other}`))),
  );
  const present = new Set(kinds.flat());
  return [
    ...present,
    ...near,
    ...(FIRST_PERSON.test(line) ? ['first person'] : []),
    ...(LESSON_TALK.test(line) ? ['lesson'] : []),
    ...(FIGURES_OF_SPEECH.some((figure) => line.search(figure) >= 0) ? ['figure'] : []),
    ...(/^(?:is|does|do|what|so|the|in|it|she|he|this) /.test(line) ? [`opens ${words[0]}`] : []),
    words.length < 4 ? 'short' : words.length < 9 ? 'middle' : 'long',
  ];
}

/** What the classifier of care sees of a message. */
export function careFeatures(text: string, vector: Float32Array | null): Features {
  const words = inWords(undisguised(plainLine(text))).split(' ');
  return featuresOf(words, careSigns(words), vector, CARE_BUCKETS);
}
