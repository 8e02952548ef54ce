import { setImmediate as pause } from 'node:timers/promises';
import { Matrices, type Matrix } from './matrices.js';
import type { Tensor } from './weight-file.js';

/** Numbers in all matrices of the model. */
const WEIGHTS = 7_100_000;
const EMBEDDINGS = 'module/Embeddings_en';
const LAYERS = ['Layer_0', 'Layer_1'];
const WIDTHS = [256, 512];
const WIDEST = 512;
const INNER = 1536;
const HEADS = 4;
const EPSILON = 1e-6;
/** Pieces of a text at most. */
const LONGEST = 128;

type Row = Float32Array;

/** `…/Encode/TransformerStack/Layer_1/TransformerLayer/FFN/conv1/Tensordot/Reshape_1` is `Layer_1/FFN/conv1/kernel`. */
const shortName = (name: string): string =>
  name
    .replace(/^.*(?:Encode|Encoder_en)\//, '')
    .replace(/TransformerStack\/|TransformerLayer\/|\/ConcatPartitions\/concat|\/part_0|layer_prepostprocess\//g, '')
    .replace(/Tensordot\/Reshape_1$|weights$/, 'kernel');

const rowsOf = (count: number, width: number): Row[] => Array.from({ length: count }, () => new Float32Array(width));
const addTo = (row: Row, more: Row): void => row.forEach((_, at) => (row[at]! += more[at]!));

/**
 * The Universal Sentence Encoder, lite: two layers of a transformer, their mean, and a layer on top. Its rows are there
 * from the start and used again for each text: thousands of short-lived ones would take more memory than the weights.
 */
export class Transformer {
  readonly #matrices = new Matrices(WEIGHTS);
  readonly #kernels = new Map<string, Matrix>();
  readonly #vectors = new Map<string, Row>();
  readonly #rows = rowsOf(LONGEST, WIDEST);
  /** Queries, keys and values in one. */
  readonly #projected = rowsOf(LONGEST, INNER);
  readonly #normal = new Float32Array(WIDEST);
  readonly #attended = new Float32Array(WIDEST);
  readonly #mixed = new Float32Array(WIDEST);
  readonly #inner = new Float32Array(INNER);

  constructor(tensors: Iterable<Tensor>) {
    for (const { name, numbers, columns } of tensors) {
      const short = shortName(name);
      if (numbers.length === columns) this.#vectors.set(short, numbers.slice());
      else this.#kernels.set(short, this.#matrices.add(numbers, columns, name === EMBEDDINGS ? 'rows' : 'columns'));
    }
  }

  /** The vector of a text, of length 1. One at a time: others run in between. @param pieces numbers of its pieces */
  async vectorOf(pieces: readonly number[]): Promise<Row> {
    const rows = this.#rows.slice(0, Math.min(pieces.length, LONGEST));
    rows.forEach((row, place) => this.#begin(row, pieces[place]!, place));
    for (const [at, layer] of LAYERS.entries()) await this.#layer(layer, rows, WIDTHS[at]!);
    const mean = new Float32Array(WIDEST);
    for (const row of rows) addTo(mean, row);
    const top = this.#times(
      'hidden_layers/tanh_layer_0',
      mean.map((each) => each / rows.length),
      mean,
    ).map(Math.tanh);
    const length = Math.hypot(...top);
    return top.map((each) => each / length);
  }

  /** What a piece means, twice, and where it is. */
  #begin(row: Row, piece: number, place: number): void {
    const waves = this.#vectors.get('Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1')!;
    this.#matrices.copyRow(this.#kernels.get(EMBEDDINGS)!, piece, row);
    waves.forEach((wave, at) => {
      row[at] = 2 * row[at]! + Math.sin(place * wave);
      row[waves.length + at] = 2 * row[waves.length + at]! + Math.cos(place * wave);
    });
  }

  async #layer(layer: string, rows: readonly Row[], width: number): Promise<void> {
    const projected = this.#projected.slice(0, rows.length);
    rows.forEach((row, at) => {
      this.#normalize(layer, row.subarray(0, width));
      this.#times(`${layer}/MultiheadAttention/qkv_transform_single`, this.#normal, projected[at]!);
    });
    for (const [at, row] of rows.entries()) {
      await pause();
      attend(projected, at, width, this.#attended);
      const mixed = this.#times(`${layer}/MultiheadAttention/output_transform_single`, this.#attended, this.#mixed);
      // The first layer's rows are narrower than what comes out of it.
      if (width < WIDEST) this.#times(`${layer}/dense`, row, row);
      addTo(row, mixed);
      this.#normalize(`${layer}/FFN`, row);
      const inner = this.#times(`${layer}/FFN/conv1`, this.#normal, this.#inner);
      inner.forEach((each, index) => (inner[index] = Math.max(0, each)));
      addTo(row, this.#times(`${layer}/FFN/conv2`, inner, mixed));
    }
  }

  #times(dense: string, row: Row, into: Row): Row {
    this.#matrices.times(this.#kernels.get(`${dense}/kernel`)!, row, this.#vectors.get(`${dense}/bias`)!, into);
    return into;
  }

  /** A row with mean 0 and deviation 1, moved to where training had it. */
  #normalize(at: string, row: Row): void {
    const scale = this.#vectors.get(`${at}/layer_norm/layer_norm_scale`)!;
    const bias = this.#vectors.get(`${at}/layer_norm/layer_norm_bias`)!;
    const mean = row.reduce((sum, each) => sum + each, 0) / row.length;
    const spread = row.reduce((sum, each) => sum + (each - mean) ** 2, 0) / row.length;
    const factor = 1 / Math.sqrt(spread + EPSILON);
    row.forEach((each, index) => (this.#normal[index] = (each - mean) * factor * scale[index]! + bias[index]!));
  }
}

/** What a row takes from all rows, by how much its query is like their keys. */
function attend(projected: readonly Row[], at: number, width: number, into: Row): void {
  const size = width / HEADS;
  const own = projected[at]!;
  into.fill(0);
  for (let head = 0; head < width; head += size) {
    const scores = projected.map((row) => {
      let score = 0;
      for (let index = head; index < head + size; index += 1) score += own[index]! * row[width + index]!;
      return score / Math.sqrt(size);
    });
    const top = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - top));
    const sum = powers.reduce((total, power) => total + power, 0);
    projected.forEach((row, other) => {
      const share = powers[other]! / sum;
      for (let index = head; index < head + size; index += 1) into[index]! += share * row[2 * width + index]!;
    });
  }
}
