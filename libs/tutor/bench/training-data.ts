import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { TUNING } from '../test/distress/tuning.js';
import { FRESH } from '../test/intents/fresh.js';
import { isHeldOut, WORKED_ON } from '../test/intents/labelled.js';
import { LATER } from '../test/intents/later.js';
import type { Features } from '../src/classify/features.js';
import { careFeatures } from '../src/distress/care-features.js';
import { intentFeatures } from '../src/intent/intent-features.js';
import { readByRules } from '../src/intent/read-by-rules.js';

const FOLDER = 'libs/tutor/training';
const CARE_FILES = [
  'care-emergencies.txt',
  'care-dangers.txt',
  'care-distress.txt',
  'care-manners.txt',
  'care-more.txt',
  'care-twins.txt',
  'care-plain.txt',
  'care-texts.txt',
  'care-scenes.txt',
  'care-plans.txt',
];
const INTENT_FILES = ['intents.txt', 'intents-texts.txt', 'ideas.txt'];
export interface Sentence {
  readonly text: string;
  readonly label: string;
  /** Of care: sentences of one scene are near each other. */
  readonly scene: string;
}

/** The lines of a file, each with the heading it's under. */
function linesOf(file: string): { heading: string; line: string }[] {
  let heading = '';
  return fs
    .readFileSync(`${FOLDER}/${file}`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      heading = /^\[(.+)\]$/.exec(line)?.[1] ?? heading;
      return line === '' || line.startsWith('#') || line.startsWith('[') ? [] : [{ heading, line }];
    });
}

const distinct = (sentences: readonly Sentence[]): Sentence[] => [
  ...new Map(sentences.map((each) => [each.text, each])).values(),
];

/** Labels are intents; frustration carries its kind. */
export const intentSentences = (): Sentence[] =>
  distinct([
    ...[...WORKED_ON, ...LATER, ...FRESH.filter((each) => !isHeldOut(each))]
      .filter(({ intent }) => intent !== 'distress')
      .map(({ text, intent }) => ({ text, label: intent, scene: '' })),
    ...INTENT_FILES.flatMap(linesOf).map(({ heading, line }) => ({ text: line, label: heading, scene: '' })),
  ]);

/** Labels are grades. What students say in lessons is there too: 0, or 1 where they are down about it. */
export const careSentences = (): Sentence[] =>
  distinct([
    ...intentSentences().map(({ text, label }) => ({
      text,
      label: label.startsWith('frustration') ? '1' : '0',
      scene: '',
    })),
    ...([0, 1, 2, 3, 4] as const).flatMap((grade) =>
      TUNING[grade].map((text) => ({ text, label: `${grade}`, scene: 'tuning' })),
    ),
    ...CARE_FILES.flatMap(linesOf).map(({ heading, line }) => ({
      text: line.slice(2),
      label: line.slice(0, 1),
      scene: heading,
    })),
  ]);

export const ruledFeatures = (text: string, vector: Float32Array | null): Features =>
  intentFeatures(text, readByRules(text), vector);

/**
 * Changes when a sentence does, or what a classifier sees of its words: then the weights have to be trained again. What
 * the rules make of a sentence may change a little without that.
 */
export function hashOfInputs(): string {
  const hash = createHash('sha256');
  const add = (sentences: readonly Sentence[], featuresOf: typeof ruledFeatures): void => {
    for (const { text, label } of sentences) {
      const { at, value } = featuresOf(text, null);
      hash.update(`${label} ${at.join(' ')} ${value.map((each) => each.toFixed(4)).join(' ')}\n`);
    }
  };
  add(intentSentences(), (text, vector) => intentFeatures(text, { intent: 'unknown' }, vector));
  add(careSentences(), careFeatures);
  return hash.digest('hex').slice(0, 16);
}
