import { suppress, type Cell as PeopleCell, type Refusal } from '@aivy/analysis';
import type { ReportParams } from '@aivy/contracts';
import { placed } from './counted.js';
import { latestSketch, publishedOf, type PublishedHistory, type StoredCell } from './history.js';
import type { Cell } from './kind.js';

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
export function judge(params: ReportParams, cells: readonly PeopleCell[], published: PublishedHistory): Judged {
  const refused = suppress(
    cells.map((cell) => placed(cell, params)),
    (measure) => publishedOf(published, measure),
  );
  const kept = cells.flatMap((cell) => {
    if (refused.has(cell.key)) return [];
    const isKnown = latestSketch(published, params, placed(cell, params))?.touchedAgainst(cell.sketch) === 0;
    // Parts are kept each time, since the parts of a report are held against totals together.
    return isKnown && cell.partOf === undefined ? [] : [stored(cell, isKnown)];
  });
  return { refused, cells: kept };
}
