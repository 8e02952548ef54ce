/** From a line's upper edge to its lower one, px. */
export interface TextLine {
  top: number;
  bottom: number;
}

const height = ({ top, bottom }: TextLine): number => bottom - top;
const overlap = (x: TextLine, y: TextLine): number => Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
/** A piece that shares this much of its height with a line is on it: raised digits and fractions are. */
const SHARED = 0.4;

/** Pieces of text that stand next to each other, as lines. @param pieces in any order */
function rows(pieces: readonly TextLine[]): TextLine[] {
  const found: TextLine[] = [];
  for (const piece of [...pieces].sort((x, y) => x.top - y.top)) {
    if (height(piece) <= 0) continue;
    const line = found.at(-1);
    if (line && overlap(line, piece) > SHARED * Math.min(height(line), height(piece))) {
      line.bottom = Math.max(line.bottom, piece.bottom);
    } else found.push({ top: piece.top, bottom: piece.bottom });
  }
  return found;
}

/**
 * The lines of a text with the space around them: where two lines meet, half of the space between them is each one's, so
 * an edge never runs through letters.
 */
export function textLines(pieces: readonly TextLine[]): TextLine[] {
  const found = rows(pieces);
  const gaps = found.slice(1).map((line, index) => Math.max(0, line.top - found[index]!.bottom));
  const usual = Math.min(...gaps, found[0] ? height(found[0]) / 2 : 0) / 2;
  return found.map(({ top, bottom }, index) => {
    // Between paragraphs there's more space than a line needs.
    const before = Math.min((gaps[index - 1] ?? 2 * usual) / 2, height(found[index]!) / 2);
    const after = Math.min((gaps[index] ?? 2 * usual) / 2, height(found[index]!) / 2);
    return { top: top - before, bottom: bottom + after };
  });
}

/** The line that begins nearest to a place. */
export function nearestLine(lines: readonly TextLine[], top: number): number {
  let nearest = 0;
  lines.forEach((line, index) => {
    if (Math.abs(line.top - top) < Math.abs(lines[nearest]!.top - top)) nearest = index;
  });
  return nearest;
}
