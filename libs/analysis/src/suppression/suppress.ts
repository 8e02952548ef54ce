import { LEAST_PEOPLE, type Cell, type Group, type PublishedCell } from './cell.js';
import type { PeopleSketch } from './people-sketch.js';

/**
 * Why a cell is left out: too few people; a part that a total would give away; a figure that with an earlier report
 * would.
 */
export type Refusal = 'small' | 'complement' | 'difference';

/** The report that is about to be published. */
export interface Draft {
  readonly frame: string;
  readonly group: Group;
  readonly cells: readonly Cell[];
}

/** Some people, but too few: what must be left over from no subtraction. */
const isFew = (touched: number): boolean => touched > 0 && touched < LEAST_PEOPLE;

/** @param cells at least one */
const sum = (cells: readonly Pick<Cell, 'sketch'>[]): PeopleSketch =>
  cells.slice(1).reduce((total, { sketch }) => total.plus(sketch), cells[0]!.sketch);

function groupedBy<T>(values: readonly T[], keyOf: (value: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** The lines through a group: all attributes but one held fast; the groups of a line share nobody, but for the whole. */
function linesOf({ frame, key, group }: { frame: string; key: string; group: Group }, attributes: Iterable<string>) {
  return [...attributes].map((attribute) => {
    const { [attribute]: value, ...others } = group;
    const held = Object.entries(others).sort(([x], [y]) => (x < y ? -1 : 1));
    return { line: JSON.stringify([attribute, frame, key, held]), value };
  });
}

/** What the parts of a total leave over must be nobody, or enough people. Else the smallest parts go as well. */
function dropParts(total: PeopleSketch, parts: readonly Cell[], drop: (cell: Cell) => void): void {
  const kept = [...parts].sort((x, y) => y.people - x.people);
  while (kept.length > 0 && isFew(total.minus(sum(kept)).touched)) drop(kept.pop()!);
}

/**
 * Decides which cells of a report may be published: none of fewer than ten people, none that can be found by subtracting
 * published parts from a published total, and none that differs from an earlier one, from the parts or the total of an
 * earlier report, or from the other groups of one attribute, by the records of one to nine people.
 * @param earlier all that is published of the kind, the newest last
 * @returns the cells that are left out, by key, with the reason
 */
export function suppress(draft: Draft, earlier: readonly PublishedCell[]): Map<string, Refusal> {
  const refused = new Map<string, Refusal>();
  const before = groupedBy(earlier, ({ measure }) => measure);
  const partsBefore = groupedBy(earlier, ({ report, partOf, measure }) =>
    partOf === undefined ? undefined : JSON.stringify([measure, report, partOf]),
  );
  const partsBeforeOf = groupedBy([...partsBefore.values()], ([first]) => first!.measure);
  for (const cell of draft.cells) {
    const others = before.get(cell.measure) ?? [];
    const gives = (other: PublishedCell): boolean => isFew(cell.sketch.touchedAgainst(other.sketch));
    if (cell.people < LEAST_PEOPLE) refused.set(cell.key, 'small');
    else if (others.some(gives)) refused.set(cell.key, 'difference');
    else if ((partsBeforeOf.get(cell.measure) ?? []).some((parts) => isFew(cell.sketch.minus(sum(parts)).touched)))
      refused.set(cell.key, 'difference');
  }
  refuseWholes(draft, earlier, refused);
  refuseTwins(draft.cells, refused);
  for (let known = -1; known < refused.size;) {
    known = refused.size;
    refuseParts(draft.cells, before, refused);
  }
  return refused;
}

/** With all other groups of an attribute, and the whole, a group must not give away those who are in none of them. */
function refuseWholes(
  { frame, group, cells }: Draft,
  earlier: readonly PublishedCell[],
  refused: Map<string, Refusal>,
): void {
  const attributes = new Set([group, ...earlier.map((each) => each.group)].flatMap((each) => Object.keys(each)));
  const latest = new Map<string, Map<string | number | undefined, PeopleSketch>>();
  const put = (on: Parameters<typeof linesOf>[0], sketch: PeopleSketch): void => {
    for (const { line, value } of linesOf(on, attributes)) {
      const groups = latest.get(line) ?? new Map<string | number | undefined, PeopleSketch>();
      latest.set(line, groups.set(value, sketch));
    }
  };
  for (const each of earlier) if (each.frame === frame) put(each, each.sketch);
  for (const cell of cells) {
    if (refused.has(cell.key)) continue;
    const on = { frame, key: cell.key, group };
    put(on, cell.sketch);
    const givesAway = linesOf(on, attributes).some(({ line }) => {
      const { whole, parts } = wholeAndParts(latest.get(line)!);
      return whole !== undefined && parts.length > 0 && isFew(whole.minus(sum(parts)).touched);
    });
    if (givesAway) refused.set(cell.key, 'difference');
  }
}

function wholeAndParts(groups: ReadonlyMap<string | number | undefined, PeopleSketch>) {
  const parts = [...groups].flatMap(([value, sketch]) => (value === undefined ? [] : [{ sketch }]));
  return { whole: groups.get(undefined), parts };
}

/** Of two cells of one report that differ by few, the smaller one goes. */
function refuseTwins(cells: readonly Cell[], refused: Map<string, Refusal>): void {
  for (const same of groupedBy(cells, ({ measure }) => measure).values()) {
    const bySize = same.filter(({ key }) => !refused.has(key)).sort((x, y) => y.people - x.people);
    bySize.forEach((cell, index) => {
      const kept = bySize.slice(0, index).filter(({ key }) => !refused.has(key));
      if (kept.some((larger) => isFew(larger.sketch.touchedAgainst(cell.sketch)))) refused.set(cell.key, 'complement');
    });
  }
}

/** Parts against their own total, and against every earlier figure of the measure. */
function refuseParts(
  cells: readonly Cell[],
  before: ReadonlyMap<string, readonly PublishedCell[]>,
  refused: Map<string, Refusal>,
): void {
  const byKey = new Map(cells.map((cell) => [cell.key, cell]));
  for (const [total, parts] of groupedBy(cells, ({ partOf }) => partOf)) {
    const kept = (): Cell[] => parts.filter(({ key }) => !refused.has(key));
    const whole = byKey.get(total);
    if (whole && !refused.has(total)) dropParts(whole.sketch, kept(), ({ key }) => refused.set(key, 'complement'));
    for (const earlier of before.get(parts[0]!.measure) ?? [])
      dropParts(earlier.sketch, kept(), ({ key }) => refused.set(key, 'difference'));
  }
}
