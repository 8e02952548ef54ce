import { startSimd } from './simd.js';

/** A matrix in 8 bits: a byte and a scale by row instead of four bytes a number. */
export interface Matrix {
  readonly inputs: number;
  readonly scales: Float32Array;
  /** Its first byte. */
  readonly at: number;
}

const MOST_WEIGHT = 127;
/** The sum of 2,048 products with weights of 7 bits stays within 32 bits. */
const MOST = 8_191;
const MOST_INPUTS = 2_048;
const MOST_OUTPUTS = 2_048;
const OUT = 2 * MOST_INPUTS;
const FIRST = OUT + 4 * MOST_OUTPUTS;

/** Matrices that vectors are multiplied with. */
export class Matrices {
  readonly #bytes: Int8Array;
  readonly #x: Int16Array;
  readonly #out: Int32Array;
  readonly #run;
  #end = FIRST;

  /** @param weights how many there is room for */
  constructor(weights: number) {
    const { memory, run } = startSimd(FIRST + weights);
    this.#bytes = new Int8Array(memory);
    this.#x = new Int16Array(memory, 0, MOST_INPUTS);
    this.#out = new Int32Array(memory, OUT, MOST_OUTPUTS);
    this.#run = run;
  }

  /**
   * Keeps a matrix.
   * @param numbers row by row
   * @param of whose scales they have: each row has one, or each column; columns become rows
   */
  add(numbers: Float32Array, columns: number, of: 'rows' | 'columns'): Matrix {
    const rows = numbers.length / columns;
    const [outputs, inputs] = of === 'rows' ? [rows, columns] : [columns, rows];
    const [next, stride] = of === 'rows' ? [columns, 1] : [1, columns];
    const scales = new Float32Array(outputs);
    const at = this.#end;
    for (let output = 0; output < outputs; output += 1) {
      let most = 1e-9;
      for (let input = 0; input < inputs; input += 1)
        most = Math.max(most, Math.abs(numbers[output * next + input * stride]!));
      const scale = most / MOST_WEIGHT;
      scales[output] = scale;
      for (let input = 0; input < inputs; input += 1)
        this.#bytes[this.#end++] = Math.round(numbers[output * next + input * stride]! / scale);
    }
    return { inputs, scales, at };
  }

  copyRow({ inputs, scales, at }: Matrix, row: number, into: Float32Array): void {
    const begin = at + row * inputs;
    for (let index = 0; index < inputs; index += 1) into[index] = this.#bytes[begin + index]! * scales[row]!;
  }

  /** Multiplies a vector, of which it takes as many numbers as it has inputs. It may be the same as `into`. */
  times({ inputs, scales, at }: Matrix, vector: Float32Array, bias: Float32Array, into: Float32Array): void {
    let most = 1e-9;
    for (let index = 0; index < inputs; index += 1) most = Math.max(most, Math.abs(vector[index]!));
    const factor = MOST / most;
    for (let index = 0; index < inputs; index += 1) this.#x[index] = Math.round(vector[index]! * factor);
    this.#run(0, at, OUT, 2 * inputs, OUT + 4 * scales.length);
    for (let output = 0; output < scales.length; output += 1)
      into[output] = (this.#out[output]! * scales[output]!) / factor + bias[output]!;
  }
}
