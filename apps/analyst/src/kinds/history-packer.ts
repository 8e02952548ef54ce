import { hashOf, PeopleSketch } from '@aivy/analysis';
import { placed } from './counted.js';
import {
  latestSketch,
  NONE,
  placeOf,
  sketchOf,
  storedCell,
  type PackedCells,
  type PublishedHistory,
  type StoredCell,
} from './history.js';
import type { PublishedReport } from './kind.js';

/** Numbers as they come. */
class Numbers {
  #numbers = new Uint32Array(64);
  #length = 0;

  push(more: ArrayLike<number>): void {
    const length = this.#length + more.length;
    if (length > this.#numbers.length) {
      const longer = new Uint32Array(Math.max(length, this.#numbers.length * 2));
      longer.set(this.all);
      this.#numbers = longer;
    }
    this.#numbers.set(more, this.#length);
    this.#length = length;
  }

  get all(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}

/** Cells of one measure as they come. */
class Growing implements PackedCells {
  readonly keys: string[] = [];
  readonly #cells = new Numbers();
  readonly #sketches = new Numbers();
  /** A sketch by the hash of its text; where two have one, the first. */
  readonly #byHash = new Map<number, number>();

  constructor(readonly buckets: number) {}

  get cells(): Uint32Array {
    return this.#cells.all;
  }

  get sketches(): Uint32Array {
    return this.#sketches.all;
  }

  add(report: number, { key, people, partOf }: StoredCell, sketch: PeopleSketch): void {
    const whole = partOf === undefined ? NONE : this.#keyAt(partOf);
    this.#cells.push([report, this.#keyAt(key), whole, people, this.#sketchAt(sketch)]);
  }

  #keyAt(key: string): number {
    const known = this.keys.indexOf(key);
    return known < 0 ? this.keys.push(key) - 1 : known;
  }

  /** @throws RangeError for a sketch of another size than those before: they could not be subtracted */
  #sketchAt(sketch: PeopleSketch): number {
    if (sketch.sums.length !== this.buckets) throw new RangeError('sketches of one measure are of different sizes');
    // Signed, so that the map keeps it as it is.
    const hash = hashOf(sketch.toText()) | 0;
    const known = this.#byHash.get(hash);
    if (known !== undefined && sketchOf(this, known).touchedAgainst(sketch) === 0) return known;
    const at = this.#sketches.all.length / this.buckets;
    this.#sketches.push(sketch.sums);
    if (known === undefined) this.#byHash.set(hash, at);
    return at;
  }
}

/** Packs reports one by one, so that no more than one is in memory as it was kept. */
export class HistoryPacker {
  readonly #reports: PublishedHistory['reports'] = [];
  readonly #measures = new Map<string, Growing>();

  /** After those that were published before. What a release kept with no sketch or measure says nothing. */
  add({ params, cells }: PublishedReport): void {
    const report = this.#reports.push({ params, place: placeOf(params) }) - 1;
    for (const cell of cells) {
      const { success, data } = storedCell.safeParse(cell);
      if (!success) continue;
      const { measure } = placed(data, params);
      const sketch =
        data.sketch === undefined
          ? latestSketch({ reports: this.#reports, measures: this.#measures }, params, { ...data, measure })
          : PeopleSketch.fromText(data.sketch);
      if (!sketch) continue;
      const growing = this.#measures.get(measure) ?? new Growing(sketch.sums.length);
      this.#measures.set(measure, growing);
      growing.add(report, data, sketch);
    }
  }

  /** No longer than it needs to be, and nothing but data. */
  get history(): PublishedHistory {
    const measures = [...this.#measures].map(([measure, { keys, cells, sketches, buckets }]): [string, PackedCells] => [
      measure,
      { keys, cells: cells.slice(), sketches: sketches.slice(), buckets },
    ]);
    return { reports: this.#reports, measures: new Map(measures) };
  }
}
