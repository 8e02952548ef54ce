import type { DOMAdaptor } from 'mathjax-full/js/core/DOMAdaptor.js';
import type { Bar, Typesetting, Piece, Run } from '../typesetting.js';
import { OUTLINES } from '../draw/outlines.js';
import { toOutline } from './outline.js';
import type { TypesetFormula } from './typesetter.js';

const places = new Map(OUTLINES.map((outline, place) => [outline, place]));
/** By the path that MathJax draws: a glyph comes many thousand times. */
const known = new Map<string, number | undefined>();

function placeOf(path: string): number | undefined {
  if (!known.has(path)) known.set(path, places.get(toOutline(path)));
  return known.get(path);
}

/** Size and place of something in its formula, `y` upwards as MathJax counts. */
interface Frame {
  scale: number;
  x: number;
  y: number;
}

const STEP = /(translate|scale)\((-?[\d.]+)(?:[ ,]+(-?[\d.]+))?\)/g;
const RECTANGLE = /^M(-?[\d.]+) (-?[\d.]+)V(-?[\d.]+)H(-?[\d.]+)V\2H\1Z$/;

/** What a typesetting has no word for, such as a letter that MathJax's fonts lack: the browser sets it. */
class Unknown extends Error {}

/**
 * The typesetting of a formula that MathJax has drawn.
 * @returns null when something of it is neither a glyph of the table nor a box
 */
export function typesettingOf<Node, Text, Document>(
  adaptor: DOMAdaptor<Node, Text, Document>,
  { pieces, mathml }: TypesetFormula<Node>,
): Typesetting | null {
  try {
    return { pieces: pieces.map((drawn) => pieceOf(adaptor, drawn)), mathml };
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

function pieceOf<Node, Text, Document>(adaptor: DOMAdaptor<Node, Text, Document>, drawn: Node): Piece {
  const svg = adaptor.firstChild(drawn) as Node;
  const [left, top, width, total] = numbers(adaptor.getAttribute(svg, 'viewBox'));
  if (left !== 0) throw new Unknown();
  const runs = new Map<string, Run>();
  const bars: Bar[] = [];
  const numberOf = (node: Node, name: string): number => Number(adaptor.getAttribute(node, name));

  function bar(frame: Frame, { x, y, width: wide, height }: Bar): void {
    bars.push({
      x: frame.x + x * frame.scale,
      y: -(frame.y + (y + height) * frame.scale),
      width: wide * frame.scale,
      height: height * frame.scale,
    });
  }

  function glyph({ scale, x, y }: Frame, path: Node): void {
    const steps = adaptor.getAttribute(path, 'd');
    // A space has a place and no outline.
    if (steps === '') return;
    const outline = placeOf(steps);
    if (outline === undefined) throw new Unknown();
    const size = Math.round(scale * 100) / 100;
    const line = Math.round(-y / size);
    const key = `${size} ${line}`;
    const run = runs.get(key) ?? { scale: size, y: line, glyphs: [] };
    run.glyphs.push({ outline, x: x / size });
    runs.set(key, run);
  }

  /** A stretched glyph, drawn longer than needed and cut to a window: a box where it is one, as the line over letters. */
  function stretched(frame: Frame, view: Node): void {
    const [only, ...more] = adaptor.childNodes(view) as Node[];
    const box = only && adaptor.kind(only) === 'path' ? RECTANGLE.exec(adaptor.getAttribute(only, 'd')) : null;
    if (!only || !box || more.length > 0) throw new Unknown();
    const [, x1, y1, y2, x2] = box.map(Number) as [number, number, number, number, number];
    const [, sx = '1', sy = sx] = /^scale\((-?[\d.]+)(?:,(-?[\d.]+))?\)$/
      .exec(adaptor.getAttribute(only, 'transform') ?? '')
      ?.slice(0) ?? ['', '1', '1'];
    const [vx = 0, vy = 0, vw = 0, vh = 0] = numbers(adaptor.getAttribute(view, 'viewBox'));
    const clip = (value: number, from: number, length: number): number =>
      Math.min(Math.max(value, from), from + length);
    const [x, right] = [x1, x2].map((value) => clip(value * Number(sx), vx, vw)) as [number, number];
    const [y, upper] = [y1, y2].map((value) => clip(value * Number(sy), vy, vh)) as [number, number];
    bar(frame, {
      x: numberOf(view, 'x') + x - vx,
      y: numberOf(view, 'y') + y - vy,
      width: right - x,
      height: upper - y,
    });
  }

  function walk(node: Node, parent: Frame): void {
    const frame = within(parent, adaptor.getAttribute(node, 'transform') ?? '');
    const kind = adaptor.kind(node);
    if (kind === 'path') return glyph(frame, node);
    if (kind === 'svg') return stretched(frame, node);
    if (kind === 'rect')
      return bar(frame, {
        x: numberOf(node, 'x'),
        y: numberOf(node, 'y'),
        width: numberOf(node, 'width'),
        height: numberOf(node, 'height'),
      });
    if (kind !== 'g') throw new Unknown();
    for (const child of adaptor.childNodes(node)) walk(child as Node, frame);
  }

  const flipped = adaptor.firstChild(svg) as Node;
  for (const child of adaptor.childNodes(flipped)) walk(child as Node, { scale: 1, x: 0, y: 0 });
  return { width: width ?? 0, height: -(top ?? 0), depth: (total ?? 0) + (top ?? 0), runs: [...runs.values()], bars };
}

const numbers = (list: string): number[] => list.split(' ').map(Number);

function within(frame: Frame, transform: string): Frame {
  let { scale, x, y } = frame;
  let known = 0;
  for (const [step, name, first, second] of transform.matchAll(STEP)) {
    known += step.length;
    if (name === 'translate') {
      x += Number(first) * scale;
      y += Number(second ?? 0) * scale;
    } else if (second === undefined || second === first) scale *= Number(first);
    else throw new Unknown();
  }
  if (known !== transform.replace(/\) /g, ')').length) throw new Unknown();
  return { scale, x, y };
}
