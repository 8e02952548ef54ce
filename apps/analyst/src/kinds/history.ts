import { PeopleSketch, type PublishedCell } from '@aivy/analysis';
import type { ReportParams } from '@aivy/contracts';
import * as z from 'zod';
import { givenOf, placed } from './counted.js';

/** A cell as it is kept, so that later reports can be held against it. */
export const storedCell = z.object({
  key: z.string(),
  measure: z.string(),
  people: z.int(),
  /** Absent: that of the same cell in the report before of the same group and period. */
  sketch: z.optional(z.string()),
  partOf: z.optional(z.string()),
});
export type StoredCell = z.infer<typeof storedCell>;

/** Cells of one measure in numbers: reports come by the hundred, and much of what they tell is the same. */
export interface PackedCells {
  keys: string[];
  /** Of every cell, one after the other: report, its key, the key that it is a part of, people, sketch. */
  cells: Uint32Array;
  /** Sums of the sketches, no sketch twice. */
  sketches: Uint32Array;
  /** Sums of one sketch. */
  buckets: number;
}
const WIDTH = 5;
/** In place of a key. */
export const NONE = 2 ** 32 - 1;

/**
 * What was published, by what it counts, packed so that years of it can be handed to a thread and lie there beside what
 * the report itself takes: 128 bytes a figure of an item. Data alone, since it is cloned.
 */
export interface PublishedHistory {
  /** The oldest first. */
  readonly reports: { readonly params: ReportParams; readonly place: string }[];
  readonly measures: Map<string, PackedCells>;
}

/** What a report was asked for: where that is the same, a cell says the same as long as the data are. */
export const placeOf = ({ group, period: { from, to }, section, focal = {} }: ReportParams): string =>
  JSON.stringify([from, to, section, ...[focal, group].map((each) => Object.entries(givenOf(each)).sort())]);

/** The sketch of the cell of this key in the newest report that was asked for just so. */
export function latestSketch(
  { reports, measures }: PublishedHistory,
  params: ReportParams,
  { key, measure }: Pick<StoredCell, 'key' | 'measure'>,
): PeopleSketch | undefined {
  const packed = measures.get(measure);
  if (!packed) return undefined;
  const place = placeOf(params);
  for (let at = packed.cells.length - WIDTH; at >= 0; at -= WIDTH) {
    const [report, own] = packed.cells.subarray(at);
    if (packed.keys[own!] === key && reports[report!]!.place === place) return sketchOf(packed, packed.cells[at + 4]!);
  }
  return undefined;
}

/** What was published of a measure, the oldest first. */
export function publishedOf({ reports, measures }: PublishedHistory, measure: string): PublishedCell[] {
  const packed = measures.get(measure);
  if (!packed) return [];
  const { keys, cells, sketches, buckets } = packed;
  const known = Array.from({ length: sketches.length / buckets }, (_, at) => sketchOf(packed, at));
  return Array.from({ length: cells.length / WIDTH }, (_, at): PublishedCell => {
    const [report, key, whole, people, sketch] = cells.subarray(WIDTH * at);
    const partOf = whole === NONE ? {} : { partOf: keys[whole!]! };
    const described = { key: keys[key!]!, measure, people: people!, ...partOf };
    return { ...placed(described, reports[report!]!.params), sketch: known[sketch!]!, report: `${report!}` };
  });
}

export const sketchOf = ({ sketches, buckets }: Pick<PackedCells, 'sketches' | 'buckets'>, at: number): PeopleSketch =>
  PeopleSketch.over(sketches.subarray(buckets * at, buckets * (at + 1)));
