/**
 * Prints how well the classifiers read sentences they weren't trained on, with the encoder and without: intents in five
 * folds, care scene by scene. `npm run check tutor`.
 */
import { Classifier } from '../src/classify/classifier.js';
import { train } from '../src/classify/train.js';
import { CARE_BUCKETS, careFeatures } from '../src/distress/care-features.js';
import { encoded } from './encoded.js';
import { careSentences, intentSentences, ruledFeatures, type Sentence } from './training-data.js';

const FOLDS = 5;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const verbose = process.argv.includes('--misses');

interface Tried {
  sentence: Sentence;
  chances: ReadonlyMap<string, number>;
}

/** @param foldOf negative: always trained on */
function crossValidate(
  sentences: readonly Sentence[],
  foldOf: (sentence: Sentence, index: number) => number,
  features: (text: string) => ReturnType<typeof careFeatures>,
  withVectors: boolean,
  buckets?: number,
): Tried[] {
  const examples = sentences.map((sentence, index) => ({
    sentence,
    fold: foldOf(sentence, index),
    label: sentence.label,
    features: features(sentence.text),
  }));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const learned = Classifier.read(
      train(
        examples.filter((each) => each.fold !== fold),
        withVectors,
        buckets,
      ),
    );
    return examples
      .filter((each) => each.fold === fold)
      .map(({ sentence, features: seen }) => {
        const chances = learned.probabilities(seen);
        return { sentence, chances: new Map(learned.classes.map((name, index) => [name, chances[index]!])) };
      });
  }).flat();
}

const best = (chances: ReadonlyMap<string, number>): string => {
  const sums = new Map<string, number>();
  for (const [name, p] of chances) sums.set(name.split(' ')[0]!, (sums.get(name.split(' ')[0]!) ?? 0) + p);
  return [...sums].reduce((top, each) => (each[1] > top[1] ? each : top))[0];
};

function reportIntents(name: string, tried: readonly Tried[]): void {
  const right = tried.filter(({ sentence, chances }) => best(chances) === sentence.label.split(' ')[0]);
  say(`intents, ${name}: ${right.length} of ${tried.length} right (${(right.length / tried.length).toFixed(3)})`);
  if (verbose)
    for (const { sentence, chances } of tried)
      if (best(chances) !== sentence.label.split(' ')[0])
        say(`  ${sentence.label} > ${best(chances)}: ${sentence.text}`);
}

const grave = ({ chances }: Tried): number =>
  ['2', '3', '4'].reduce((sum, grade) => sum + (chances.get(grade) ?? 0), 0);

function reportCare(name: string, tried: readonly Tried[]): void {
  const harmless = tried
    .filter(({ sentence }) => sentence.label < '2')
    .map(grave)
    .sort((one, other) => other - one);
  for (const share of [0.03, 0.1]) {
    const bar = harmless[Math.floor(harmless.length * share)] ?? 1;
    const found = ['2', '3', '4'].map((grade) => {
      const all = tried.filter(({ sentence }) => sentence.label === grade);
      return `${grade}: ${(all.filter((each) => grave(each) > bar).length / all.length).toFixed(3)}`;
    });
    say(
      `care, ${name}: at p > ${bar.toFixed(2)}, ${share * 100}% of the harmless twins; found of grade ${found.join(', ')}`,
    );
  }
  if (verbose)
    for (const each of tried) {
      const p = grave(each);
      if ((each.sentence.label > '2' && p < 0.35) || (each.sentence.label < '2' && p > 0.6))
        say(`  ${each.sentence.label} ${p.toFixed(2)} ${each.sentence.scene}: ${each.sentence.text}`);
    }
}

const vectors = await encoded([...intentSentences(), ...careSentences()].map(({ text }) => text));
const scenes = [...new Set(careSentences().map(({ scene }) => scene))];
for (const withVectors of [true, false]) {
  const name = withVectors ? 'with the encoder' : 'without';
  const vectorOf = (text: string): Float32Array | null => (withVectors ? (vectors.get(text) ?? null) : null);
  const intents = (text: string) => ruledFeatures(text, vectorOf(text));
  reportIntents(
    name,
    crossValidate(intentSentences(), (_, index) => index % FOLDS, intents, withVectors),
  );
  const foldOf = ({ scene }: Sentence): number =>
    scene === '' || scene === 'tuning' ? -1 : scenes.indexOf(scene) % FOLDS;
  reportCare(
    name,
    crossValidate(careSentences(), foldOf, (text) => careFeatures(text, vectorOf(text)), withVectors, CARE_BUCKETS),
  );
}
