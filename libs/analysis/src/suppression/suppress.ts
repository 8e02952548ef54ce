import { FIGURE, LEAST_PEOPLE, type PlacedCell, type PublishedCell } from './cell.js';
import { leavesFew } from './few.js';
import { Figures } from './figures.js';
import { distinct, dropParts, groupedBy, sumsOfParts } from './parts.js';
import type { PeopleSketch } from './people-sketch.js';
import { isOneOfThree } from './threes.js';
import { givesAwayOthers } from './wholes.js';

/**
 * Why a cell is left out: too few people; a part that a total would give away; a figure that with an earlier report
 * would.
 */
export type Refusal = 'small' | 'complement' | 'difference';

type Refused = Map<string, Refusal>;

/**
 * Decides which cells of a report may be published: none of fewer than ten people, and none that with published figures
 * of its measure leaves one to nine: less another figure, less two or less one and with another; as a total less parts
 * of one report that follow one another; as a whole less its groups by one attribute. Whose figures those are, of what
 * period and from which report, is of no matter.
 * @param earlierOf all that is published of a measure, the oldest first
 * @returns the cells that are left out, by key, with the reason
 */
export function suppress(
  cells: readonly PlacedCell[],
  earlierOf: (measure: string) => readonly PublishedCell[],
): Map<string, Refusal> {
  const refused: Refused = new Map();
  // One measure after the other: no more of the past is in memory than of one.
  for (const [measure, same] of groupedBy(cells, (cell) => cell.measure)) judge(same, earlierOf(measure), refused);
  return refused;
}

/** Cells of one measure. */
function judge(cells: readonly PlacedCell[], earlier: readonly PublishedCell[], refused: Refused): void {
  refuseSmall(cells, refused);
  const told = distinct(earlier);
  refuseDifferences(keptOf(cells, refused), [...told, ...sumsOfParts(earlier)], refused);
  refuseTwins(cells, refused);
  for (let known = -1; known < refused.size;) {
    known = refused.size;
    refuseParts(cells, told, refused);
  }
  refuseCombined(cells, earlier, refused);
}

const keptOf = (cells: readonly PlacedCell[], refused: Refused): PlacedCell[] =>
  cells.filter(({ key }) => !refused.has(key));

function refuseSmall(cells: readonly PlacedCell[], refused: Refused): void {
  for (const { key, people } of cells) if (people < LEAST_PEOPLE) refused.set(key, 'small');
}

/** @param told every earlier figure, and every sum of parts that an earlier report has told one after the other */
function refuseDifferences(cells: readonly PlacedCell[], told: readonly PeopleSketch[], refused: Refused): void {
  for (const { key, sketch } of cells)
    if (told.some((other) => leavesFew(sketch, [other]))) refused.set(key, 'difference');
}

/** Of two cells of one report that differ by few, the smaller one goes. */
function refuseTwins(cells: readonly PlacedCell[], refused: Refused): void {
  const bySize = keptOf(cells, refused).sort((x, y) => y.people - x.people);
  bySize.forEach((cell, index) => {
    const kept = keptOf(bySize.slice(0, index), refused);
    if (kept.some((larger) => leavesFew(larger.sketch, [cell.sketch]))) refused.set(cell.key, 'complement');
  });
}

/** Parts against their own total, and against every earlier figure. */
function refuseParts(cells: readonly PlacedCell[], told: readonly PeopleSketch[], refused: Refused): void {
  const byKey = new Map(cells.map((cell) => [cell.key, cell]));
  for (const [total, parts] of groupedBy(cells, ({ partOf }) => partOf)) {
    const whole = byKey.get(total);
    const drop = (totals: readonly PeopleSketch[], reason: Refusal): void =>
      dropParts(totals, keptOf(parts, refused), ({ key }) => refused.set(key, reason));
    if (whole && !refused.has(total)) drop([whole.sketch], 'complement');
    drop(told, 'difference');
  }
}

/** Each with two others, and as a whole with its parts or the other way round; what stays of the report counts at once. */
function refuseCombined(cells: readonly PlacedCell[], earlier: readonly PublishedCell[], refused: Refused): void {
  const kept = keptOf(cells, refused);
  if (kept.length === 0) return;
  const attributes = new Set([...kept, ...earlier].flatMap(({ group }) => Object.keys(group)));
  attributes.delete(FIGURE);
  const figures = new Figures([...attributes]);
  for (const each of earlier) figures.add(each);
  for (const sum of sumsOfParts(earlier)) figures.addSum(sum);
  for (const cell of kept) {
    const { figure, isKnown } = figures.figureOf(cell);
    const givesAway = figures.linesOf(cell.group).some((on) => givesAwayOthers(figure, on));
    if (givesAway || (!isKnown && isOneOfThree(figure, figures))) refused.set(cell.key, 'difference');
    else figures.add(cell);
  }
}
