import { rowsOf, type Box, type Row } from './boxes.js';

/** Can the caret stand between the characters of a box? Not where one glyph stands for several. */
export const isSpelled = (box: Box): boolean => box.kind === 'text' && box.text.length === box.to - box.from;

/** The innermost row that a place belongs to. */
export function rowAt(row: Row, offset: number): Row {
  for (const box of row.boxes)
    for (const inner of rowsOf(box)) if (inner.from <= offset && offset <= inner.to) return rowAt(inner, offset);
  return row;
}

/** Places where the caret can be seen to stand, in order. */
export function stopsOf(row: Row): number[] {
  const stops = new Set<number>();
  const visit = ({ from, to, boxes }: Row): void => {
    stops.add(from).add(to);
    for (const box of boxes) {
      stops.add(box.from).add(box.to);
      if (isSpelled(box)) for (let at = box.from; at < box.to; at += 1) stops.add(at);
      rowsOf(box).forEach(visit);
    }
  };
  visit(row);
  return [...stops].sort((a, b) => a - b);
}

/** The next place in a direction; the same one at the end of the line. */
export function stepFrom(row: Row, offset: number, direction: -1 | 1): number {
  const stops = stopsOf(row);
  return (
    (direction > 0 ? stops.find((stop) => stop > offset) : stops.findLast((stop) => stop < offset)) ??
    (direction > 0 ? row.to : row.from)
  );
}

/** A place where the caret can be seen, as near as there is. */
export function seenAt(row: Row, offset: number): number {
  return stopsOf(row).reduce((best, stop) => (Math.abs(stop - offset) < Math.abs(best - offset) ? stop : best));
}

/** From below the line of a fraction to above it, or back; null where there is no such line. */
export function acrossFraction(row: Row, offset: number, direction: 'up' | 'down'): number | null {
  for (const box of row.boxes) {
    const inner = rowsOf(box).find(({ from, to }) => from <= offset && offset <= to);
    if (!inner) continue;
    const deeper = acrossFraction(inner, offset, direction);
    if (deeper !== null || box.kind !== 'fraction') return deeper;
    if (direction === 'up' && inner === box.bottom) return box.top.to;
    if (direction === 'down' && inner === box.top) return box.bottom.to;
  }
  return null;
}

/**
 * Backspace where what stands before the caret is not to be seen: `(` of x^(2n) goes with its `)`, and so does `sqrt(`.
 * @returns null where a plain backspace is right
 */
export function eraseVeiled(line: string, row: Row, offset: number): { text: string; caret: number } | null {
  const { veiled, from } = rowAt(row, offset);
  if (!veiled || from !== offset) return null;
  const [openFrom, openTo] = veiled.open;
  const rest = veiled.close ? line.slice(openTo, veiled.close[0]) + line.slice(veiled.close[1]) : line.slice(openTo);
  return { text: line.slice(0, openFrom) + rest, caret: openFrom };
}

/** To the right of the last thing in an exponent or below a line: parentheses close it, and a space an index. Null elsewhere. */
export function stepOut(line: string, row: Row, offset: number): { text: string; caret: number } | null {
  if (offset !== line.length || offset === 0) return null;
  const inner = rowAt(row, offset);
  if (inner === row) return null;
  if (inner.veiled) return inner.veiled.close ? null : { text: `${line})`, caret: offset + 1 };
  const owner = ownerOf(row, inner);
  if (owner?.kind === 'index' && inner.boxes.length > 0) return { text: `${line} `, caret: offset + 1 };
  if (owner?.kind !== 'power' && owner?.kind !== 'fraction') return null;
  if (inner.boxes.length === 0) return null;
  return { text: `${line.slice(0, inner.from)}(${line.slice(inner.from)})`, caret: offset + 2 };
}

function ownerOf(row: Row, wanted: Row): Box | null {
  for (const box of row.boxes)
    for (const inner of rowsOf(box)) {
      if (inner === wanted) return box;
      const found = ownerOf(inner, wanted);
      if (found) return found;
    }
  return null;
}
