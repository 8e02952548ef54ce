import {
  PeopleSketch,
  suppress,
  type Cell as PeopleCell,
  type Group,
  type PublishedCell,
  type Refusal,
} from '@aivy/analysis';
import type { ReportParams } from '@aivy/contracts';
import * as z from 'zod';
import { givenOf, placed } from './counted.js';
import type { Cell, PublishedReport } from './kind.js';

/** A cell as it is kept, so that later reports can be held against it. */
const storedCell = z.object({
  key: z.string(),
  measure: z.string(),
  people: z.int(),
  /** Absent: that of the same cell in the report before of the same group and period. */
  sketch: z.optional(z.string()),
  partOf: z.optional(z.string()),
});
type StoredCell = z.infer<typeof storedCell>;

/** A cell that was kept, its sketch as text: half as large as one that can be added up. */
type KeptCell = Omit<StoredCell, 'sketch'> & { report: string; group: Group; text: string };

/** Where a cell stands that says just the same whenever the data are the same. */
const placeOf = ({ group, period: { from, to }, section, focal = {} }: ReportParams, key: string): string =>
  JSON.stringify([from, to, section, ...[focal, group].map((each) => Object.entries(givenOf(each)).sort()), key]);

/** What was published, by what it counts. */
class History {
  readonly #byMeasure = new Map<string, KeptCell[]>();
  /** The newest sketch of a place. */
  readonly #latest = new Map<string, string>();

  /** @param published the oldest first. What a release kept with no sketch or measure says nothing. */
  constructor(published: readonly PublishedReport[]) {
    published.forEach((report, index) => this.#add(report, `${index}`));
  }

  #add({ params, cells }: PublishedReport, report: string): void {
    for (const cell of cells) {
      const { success, data } = storedCell.safeParse(cell);
      if (!success) continue;
      const { sketch, ...others } = data;
      const place = placeOf(params, data.key);
      const text = sketch ?? this.#latest.get(place);
      if (text === undefined) continue;
      this.#latest.set(place, text);
      const kept = { ...placed(others, params), report, text };
      const same = this.#byMeasure.get(kept.measure);
      if (same) same.push(kept);
      else this.#byMeasure.set(kept.measure, [kept]);
    }
  }

  of(measure: string): PublishedCell[] {
    const cells = this.#byMeasure.get(measure) ?? [];
    return cells.map(({ text, partOf, ...cell }) => ({
      ...cell,
      ...(partOf === undefined ? {} : { partOf }),
      sketch: PeopleSketch.fromText(text),
    }));
  }

  /** Was just this told in this place last? */
  has(params: ReportParams, { key, sketch }: PeopleCell): boolean {
    return this.#latest.get(placeOf(params, key)) === sketch.toText();
  }
}

function stored({ key, measure, people, sketch, partOf }: PeopleCell, isKnown: boolean): StoredCell & Cell {
  const part = partOf === undefined ? {} : { partOf };
  return { key, measure, people, ...part, ...(isKnown ? {} : { sketch: sketch.toText() }) };
}

export interface Judged {
  refused: ReadonlyMap<string, Refusal>;
  /** Those that may be told of, as they are kept; what an earlier report has told just so is kept there. */
  cells: readonly Cell[];
}

/**
 * Holds the cells of a report against the rule and against what was published before.
 * @param published of all kinds that count the same
 */
export function judge(
  params: ReportParams,
  cells: readonly PeopleCell[],
  published: readonly PublishedReport[],
): Judged {
  const history = new History(published);
  const refused = suppress(
    cells.map((cell) => placed(cell, params)),
    (measure) => history.of(measure),
  );
  const kept = cells.flatMap((cell) => {
    if (refused.has(cell.key)) return [];
    const known = history.has(params, cell);
    // Parts are kept each time, since the parts of a report are held against totals together.
    return known && cell.partOf === undefined ? [] : [stored(cell, known)];
  });
  return { refused, cells: kept };
}
