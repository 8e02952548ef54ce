import type { Features } from './features.js';

/** As it is stored: one signed byte a weight in base64, class by class, the bias last. */
export interface StoredWeights {
  readonly classes: readonly string[];
  /** What a weight of 1 stands for, by class. */
  readonly scales: readonly number[];
  readonly bytes: string;
}

/** Multinomial logistic regression. */
export class Classifier {
  constructor(
    readonly classes: readonly string[],
    /** A class's weights, the bias last. */
    private readonly rows: readonly (Float64Array | Int8Array)[],
    /** What a weight of 1 stands for, by class. */
    private readonly scales: readonly number[] = classes.map(() => 1),
  ) {}

  /** Keeps the weights as they're stored: as numbers they'd take eight times the memory. */
  static read({ classes, scales, bytes }: StoredWeights): Classifier {
    const all = new Int8Array(Buffer.from(bytes, 'base64'));
    const size = all.length / classes.length;
    return new Classifier(
      classes,
      classes.map((_, index) => all.subarray(index * size, (index + 1) * size)),
      scales,
    );
  }

  /** Probabilities of the classes, in their order. */
  probabilities({ at, value }: Features): number[] {
    const scores = this.rows.map((row, each) => {
      let sum = row.at(-1)!;
      for (let index = 0; index < at.length; index += 1) sum += row[at[index]!]! * value[index]!;
      return sum * this.scales[each]!;
    });
    const top = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - top));
    const sum = powers.reduce((total, power) => total + power, 0);
    return powers.map((power) => power / sum);
  }
}
