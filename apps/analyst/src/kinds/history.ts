import { PeopleSketch, type PublishedCell } from '@aivy/analysis';
import type { ReportParams } from '@aivy/contracts';
import * as z from 'zod';
import { givenOf, placed } from './counted.js';
import type { PublishedReport } from './kind.js';

/** A cell as it is kept, so that later reports can be held against it. */
const storedCell = z.object({
  key: z.string(),
  measure: z.string(),
  people: z.int(),
  /** Absent: that of the same cell in the report before of the same group and period. */
  sketch: z.optional(z.string()),
  partOf: z.optional(z.string()),
});
export type StoredCell = z.infer<typeof storedCell>;

/** Cells of one measure, a few numbers each: reports come by the hundred, and most of their texts are the same. */
interface PackedCells {
  /** Keys and sketches, each once. */
  texts: string[];
  /** Of every cell, one after the other: report, place of its key, of the key that it is a part of, people, place of its sketch. */
  numbers: number[];
}
const WIDTH = 5;
/** In place of a key. */
const NONE = -1;

/**
 * What was published, by what it counts, packed so that years of it can be handed to a thread and lie there beside what
 * the report itself takes. Data alone, since it is cloned.
 */
export interface PublishedHistory {
  /** The oldest first. */
  readonly reports: { readonly params: ReportParams; readonly place: string }[];
  readonly measures: Map<string, PackedCells>;
}

/** What a report was asked for: where that is the same, a cell says the same as long as the data are. */
const placeOf = ({ group, period: { from, to }, section, focal = {} }: ReportParams): string =>
  JSON.stringify([from, to, section, ...[focal, group].map((each) => Object.entries(givenOf(each)).sort())]);

/** Packs reports one by one, so that no more than one is in memory as it was kept. */
export class HistoryPacker {
  readonly history: PublishedHistory = { reports: [], measures: new Map() };
  /** Of a measure, where its texts are. */
  readonly #places = new Map<string, Map<string, number>>();

  /** After those that were published before. What a release kept with no sketch or measure says nothing. */
  add({ params, cells }: PublishedReport): void {
    const report = this.history.reports.push({ params, place: placeOf(params) }) - 1;
    for (const cell of cells) {
      const { success, data } = storedCell.safeParse(cell);
      if (!success) continue;
      const { measure } = placed(data, params);
      const sketch = data.sketch ?? latestSketch(this.history, params, { ...data, measure });
      if (sketch !== undefined) this.#add(report, measure, { ...data, sketch });
    }
  }

  #add(report: number, measure: string, { key, people, sketch, partOf }: StoredCell & { sketch: string }): void {
    const packed = this.history.measures.get(measure) ?? { texts: [], numbers: [] };
    this.history.measures.set(measure, packed);
    const places = this.#places.get(measure) ?? new Map<string, number>();
    this.#places.set(measure, places);
    const placeOfText = (text: string): number => {
      const place = places.get(text) ?? packed.texts.push(text) - 1;
      places.set(text, place);
      return place;
    };
    const whole = partOf === undefined ? NONE : placeOfText(partOf);
    packed.numbers.push(report, placeOfText(key), whole, people, placeOfText(sketch));
  }
}

/** The sketch of the cell of this key in the newest report that was asked for just so. */
export function latestSketch(
  { reports, measures }: PublishedHistory,
  params: ReportParams,
  { key, measure }: Pick<StoredCell, 'key' | 'measure'>,
): string | undefined {
  const { texts, numbers } = measures.get(measure) ?? { texts: [], numbers: [] };
  const place = placeOf(params);
  for (let at = numbers.length - WIDTH; at >= 0; at -= WIDTH)
    if (texts[numbers[at + 1]!] === key && reports[numbers[at]!]!.place === place) return texts[numbers[at + 4]!];
  return undefined;
}

/** What was published of a measure, the oldest first. */
export function publishedOf({ reports, measures }: PublishedHistory, measure: string): PublishedCell[] {
  const { texts, numbers } = measures.get(measure) ?? { texts: [], numbers: [] };
  const sketches = new Map<number, PeopleSketch>();
  const sketchAt = (place: number): PeopleSketch => {
    const known = sketches.get(place) ?? PeopleSketch.fromText(texts[place]!);
    sketches.set(place, known);
    return known;
  };
  return Array.from({ length: numbers.length / WIDTH }, (_, cell): PublishedCell => {
    const at = (index: number): number => numbers[WIDTH * cell + index]!;
    const [report, key, partOf, people, sketch] = [at(0), at(1), at(2), at(3), at(4)];
    const described = { key: texts[key]!, measure, people, ...(partOf === NONE ? {} : { partOf: texts[partOf]! }) };
    return { ...placed(described, reports[report]!.params), sketch: sketchAt(sketch), report: `${report}` };
  });
}
