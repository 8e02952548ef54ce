import type { Bar, Typesetting, Piece, Run } from '../typesetting.js';
import { OUTLINES } from './outlines.js';

/** Page styles measure formulas in ex of their own font, MathJax's is this high. */
const UNITS_PER_EX = 442;

/** Names that the page gives to what is drawn. */
export interface DrawingStyles {
  /** An `svg`: one piece of a formula. */
  ink: string;
  /** A `path` of boxes, which are as thick as they are. */
  bars: string;
}

const ex = (units: number): string => `${Math.round((units / UNITS_PER_EX) * 1000) / 1000}ex`;
const boxes = (bars: readonly Bar[]): string =>
  bars.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');

/** Where a glyph's line begins, from the glyph's own beginning, and its steps from there. */
type Glyph = readonly [x: number, y: number, steps: string];
const FIRST = /^m(-?[\d.]+) ?(-?[\d.]+)/;
const glyphs = new Map<number, Glyph | null>();

function glyphAt(place: number): Glyph | null {
  const known = glyphs.get(place);
  if (known !== undefined) return known;
  const outline = OUTLINES[place];
  const first = FIRST.exec(outline ?? '');
  const glyph: Glyph | null =
    outline && first ? [Number(first[1]), Number(first[2]), outline.slice(first[0].length)] : null;
  glyphs.set(place, glyph);
  return glyph;
}

/** Glyphs of one size as one path; null when one of them is not in the table. */
function pathOf(runs: readonly Run[]): string | null {
  let path = '';
  for (const { y, glyphs: own } of runs)
    for (const { outline, x } of own) {
      const glyph = glyphAt(outline);
      if (!glyph) return null;
      path += `M${x + glyph[0]} ${y + glyph[1]}${glyph[2]}`;
    }
  return path;
}

function drawPiece({ width, height, depth, runs, bars }: Piece, styles: DrawingStyles): string | null {
  let paths = '';
  for (const scale of new Set(runs.map((run) => run.scale))) {
    const path = pathOf(runs.filter((run) => run.scale === scale));
    if (path === null) return null;
    paths += scale === 1 ? `<path d="${path}"/>` : `<path transform="scale(${scale})" d="${path}"/>`;
  }
  if (bars.length > 0) paths += `<path class="${styles.bars}" d="${boxes(bars)}"/>`;
  return `<svg class="${styles.ink}" style="vertical-align:${ex(-depth)}" width="${ex(width)}" height="${ex(height + depth)}" viewBox="0 ${-height} ${width} ${height + depth}">${paths}</svg>`;
}

/**
 * The pieces of a typesetting as SVG that takes colour and size of the text around it: a path for each size of letters, one for
 * boxes. Safe to put into a page whatever the typesetting, which is numbers only.
 * @returns null when a glyph is not in the table
 */
export function drawTypesetting({ pieces }: Typesetting, styles: DrawingStyles): string[] | null {
  const drawn = pieces.map((piece) => drawPiece(piece, styles));
  const whole = drawn.filter((piece) => piece !== null);
  return whole.length === drawn.length ? whole : null;
}
