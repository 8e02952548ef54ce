import { PeopleSketch, suppress, type Cell as PeopleCell, type PublishedCell, type Refusal } from '@aivy/analysis';
import type { ReportParams } from '@aivy/contracts';
import * as z from 'zod';
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

/** What a report was asked for, but whose data. */
const frameOf = ({ period: { from, to }, section, focal = {} }: ReportParams): string =>
  JSON.stringify([from, to, section, Object.entries(focal).sort()]);

const groupOf = ({ group }: ReportParams): Record<string, string | number> =>
  Object.fromEntries(Object.entries(group).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Which group of people it is, whenever. */
const placeOf = ({ frame, group, key }: Pick<PublishedCell, 'frame' | 'group' | 'key'>): string =>
  JSON.stringify([frame, Object.entries(group).sort(), key]);

/** Cells of earlier reports, the oldest first. What another release kept, with no sketch or measure, says nothing. */
function earlierCells(published: readonly PublishedReport[]): PublishedCell[] {
  const latest = new Map<string, PeopleSketch>();
  return published.flatMap(({ params, cells }, index) => {
    const of = { report: `${index}`, frame: frameOf(params), group: groupOf(params) };
    return cells.flatMap((cell): PublishedCell[] => {
      const stored = storedCell.safeParse(cell);
      if (!stored.success) return [];
      const { sketch: text, partOf, ...others } = stored.data;
      const place = placeOf({ ...of, key: others.key });
      const sketch = text === undefined ? latest.get(place) : PeopleSketch.fromText(text);
      if (!sketch) return [];
      latest.set(place, sketch);
      return [{ ...others, ...of, ...(partOf === undefined ? {} : { partOf }), sketch }];
    });
  });
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

/** Holds the cells of a report against the rule and against what was published before. */
export function judge(
  params: ReportParams,
  cells: readonly PeopleCell[],
  published: readonly PublishedReport[],
): Judged {
  const earlier = earlierCells(published);
  const of = { frame: frameOf(params), group: groupOf(params) };
  const refused = suppress({ ...of, cells }, earlier);
  const latest = new Map(earlier.map((cell) => [placeOf(cell), cell.sketch]));
  const isKnown = ({ key, sketch }: PeopleCell): boolean =>
    latest.get(placeOf({ ...of, key }))?.touchedAgainst(sketch) === 0;
  const kept = cells.flatMap((cell) => {
    if (refused.has(cell.key)) return [];
    const known = isKnown(cell);
    // Parts are kept each time, since the parts of a report are held against totals together.
    return known && cell.partOf === undefined ? [] : [stored(cell, known)];
  });
  return { refused, cells: kept };
}
