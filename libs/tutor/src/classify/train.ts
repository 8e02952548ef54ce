import { Classifier, type StoredWeights } from './classifier.js';
import { BUCKETS, VECTOR_SIZE, type Features } from './features.js';

export interface Example {
  readonly features: Features;
  readonly label: string;
}

const ROUNDS = 18;
const RATE = 0.2;
/** Strength of the pull towards zero. */
const RIDGE = 3e-4;

/**
 * Multinomial logistic regression by AdaGrad, without randomness: the same examples give the same weights.
 *
 * @param withVectors whether the examples have the encoder's numbers
 * @param buckets that their features were made with
 */
export function train(examples: readonly Example[], withVectors: boolean, buckets = BUCKETS): StoredWeights {
  const classes = [...new Set(examples.map(({ label }) => label))].sort();
  const size = buckets + (withVectors ? VECTOR_SIZE : 0) + 1;
  const rows = classes.map(() => new Float64Array(size));
  const squares = classes.map(() => new Float64Array(size).fill(1e-6));
  const classifier = new Classifier(classes, rows);
  const stride = strideFor(examples.length);
  for (let turn = 0; turn < ROUNDS * examples.length; turn += 1) {
    const { features, label } = examples[(turn * stride) % examples.length]!;
    classifier.probabilities(features).forEach((p, index) => {
      const miss = p - (label === classes[index] ? 1 : 0);
      // Nothing to learn from what is known: most of the time is saved here.
      if (Math.abs(miss) > 1e-4) correct(rows[index]!, squares[index]!, features, miss);
    });
  }
  return stored(classes, rows);
}

function correct(row: Float64Array, squares: Float64Array, { at, value }: Features, miss: number): void {
  const nudge = (place: number, amount: number): void => {
    const slope = miss * amount + RIDGE * row[place]!;
    squares[place]! += slope * slope;
    row[place]! -= (RATE * slope) / Math.sqrt(squares[place]!);
  };
  at.forEach((place, index) => nudge(place, value[index]!));
  nudge(row.length - 1, 1);
}

/** A fixed walk through the list that meets every example, so that neighbors of one class don't follow each other. */
function strideFor(length: number): number {
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
  let stride = Math.max(1, Math.floor(length * 0.618));
  while (divisor(length, stride) !== 1) stride += 1;
  return stride;
}

/** The largest weight of a class is 127. */
function stored(classes: readonly string[], rows: readonly Float64Array[]): StoredWeights {
  const scales = rows.map((row) => {
    const largest = row.reduce((most, each) => Math.max(most, Math.abs(each)), 1e-9);
    return Number((largest / 127).toPrecision(6));
  });
  const bytes = rows.flatMap((row, index) => Array.from(row, (each) => Math.round(each / scales[index]!)));
  return { classes, scales, bytes: Buffer.from(Int8Array.from(bytes).buffer).toString('base64') };
}
