/** An item that may become an anchor. */
export interface AnchorCandidate {
  id: number;
  /** Difficulty and how unsure it is, logits. */
  b: number;
  bSd: number;
  /** What anchors should be spread over beside difficulty, say the skill. */
  group?: string;
  /** At most one of a family is taken. */
  family?: string;
}

/** More than the fifth of a test, and the twenty items, that linking takes at the least (Kolen & Brennan 2014, ch. 8). */
export const ANCHORS = 40;
/** Cells of difficulty are half a logit wide; the outer ones have no end. Fixed, so that new items move no limits. */
const CELL = 0.5;
const OUTMOST = 3;
/** Errors of b nearer to each other than this are the same. */
const ALIKE = 0.02;

const cellOf = (b: number): number => Math.min(OUTMOST, Math.max(-OUTMOST - 1, Math.floor(b / CELL)));

/** The surest of a cell, of groups that have fewest yet. */
function best(cell: readonly AnchorCandidate[], taken: ReadonlyMap<string, number>): AnchorCandidate {
  const rank = ({ bSd, group = '' }: AnchorCandidate): number => Math.round(bSd / ALIKE) + (taken.get(group) ?? 0);
  return cell.reduce((one, other) => (rank(other) < rank(one) ? other : one));
}

/**
 * Chooses the items that hold the scale: spread evenly over difficulty, in each cell of it the surest first, spread over
 * groups. The same candidates give the same anchors in whatever order they come, and a new candidate changes few.
 * @returns ids, ascending; all candidates (one of each family) where they are fewer than `count`
 */
export function chooseAnchors(candidates: readonly AnchorCandidate[], count: number = ANCHORS): number[] {
  const cells = new Map<number, AnchorCandidate[]>();
  for (const candidate of [...candidates].sort((x, y) => x.id - y.id)) {
    const cell = cellOf(candidate.b);
    cells.set(cell, [...(cells.get(cell) ?? []), candidate]);
  }
  const order = [...cells.keys()].sort((x, y) => x - y);
  const [chosen, groups, families]: [number[], Map<string, number>, Set<string>] = [[], new Map(), new Set()];
  let left = true;
  while (left && chosen.length < count) {
    left = false;
    for (const key of order) {
      const open = cells.get(key)!.filter(({ family }) => family === undefined || !families.has(family));
      if (open.length === 0 || chosen.length === count) continue;
      const { id, group = '', family } = best(open, groups);
      chosen.push(id);
      groups.set(group, (groups.get(group) ?? 0) + 1);
      if (family !== undefined) families.add(family);
      cells.set(
        key,
        open.filter((each) => each.id !== id),
      );
      left = true;
    }
  }
  return chosen.sort((x, y) => x - y);
}
