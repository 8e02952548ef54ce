import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js';
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import { drawTypesetting } from '../src/draw/draw.js';
import { readTypeset, writeTypeset } from '../src/index.js';
import { createTypesetter, typesettingOf } from '../src/typesetter/index.js';

const adaptor = liteAdaptor();
const typeset = createTypesetter(adaptor);
type Point = [x: number, y: number];

/** Where each glyph begins and each box has its corner by MathJax's own drawing, `y` downwards. */
function begun(node: LiteElement, scale = 1, x = 0, y = 0): Point[] {
  const own = node.attributes as Record<string, string | undefined>;
  for (const [, name, first, second] of (own['transform'] ?? '').matchAll(/(\w+)\((-?[\d.]+)[, ]?(-?[\d.]+)?\)/g)) {
    if (name === 'translate') [x, y] = [x + scale * Number(first), y + scale * Number(second)];
    else if (second === undefined) scale *= Number(first);
  }
  if (node.kind === 'path') {
    const [, dx, dy] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(own['d'] ?? '') ?? [];
    return dx === undefined ? [] : [[x + scale * Number(dx), -(y + scale * Number(dy))]];
  }
  if (node.kind === 'rect')
    return [[x + scale * Number(own['x']), -(y + scale * (Number(own['y']) + Number(own['height'])))]];
  return node.children.flatMap((child) => (child.kind.startsWith('#') ? [] : begun(child as LiteElement, scale, x, y)));
}

/** The same of what the web draws. */
const drawn = (svg: string): Point[] =>
  [...svg.matchAll(/<path([^>]*) d="([^"]*)"/g)].flatMap(([, attributes = '', d = '']) => {
    const scale = Number(/scale\(([\d.]+)\)/.exec(attributes)?.[1] ?? 1);
    return [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)(?:m(-?[\d.]+)[ ]?(-?[\d.]+))?/g)].map(
      ([, x, y, dx = 0, dy = 0]): Point => [scale * (Number(x) + Number(dx)), scale * (Number(y) + Number(dy))],
    );
  });

const inOrder = (points: Point[]): Point[] => points.sort(([ax, ay], [bx, by]) => Math.round(ax - bx) || ay - by);
const styles = { ink: 'ink', bars: 'bars' };

it.each([
  'x=5',
  'x^2',
  'x^{a^b}',
  '500(3)^{\\frac{t}{8}}',
  '\\frac{1+\\frac{1}{x}}{2}',
  '\\sqrt{\\frac{1}{2}}+\\sqrt[3]{x}',
  '\\begin{aligned}y&=2x\\\\3x&<\\pi\\end{aligned}',
])('a typesetting has every glyph and box of %s where MathJax draws it, within a thousandth of an em', (tex) => {
  const set = typeset(tex, false);
  const typesetting = typesettingOf(adaptor, set)!;
  const [svg] = drawTypesetting(
    readTypeset(writeTypeset([{ tex, display: false, typesetting }])!).get(tex, false)!,
    styles,
  )!;
  const svgOfMathjax = adaptor.firstChild(set.pieces[0] as LiteElement) as LiteElement;
  const expected = inOrder(begun(adaptor.firstChild(svgOfMathjax) as LiteElement));
  const found = inOrder(drawn(svg!));
  expect(found).toHaveLength(expected.length);
  const off = expected.map(([x, y], index) => Math.hypot(x - found[index]![0], y - found[index]![1]));
  expect(Math.max(...off)).toBeLessThan(1.5);
  const [, , width, height] = adaptor.getAttribute(svgOfMathjax, 'viewBox').split(' ').map(Number);
  const [, , ownWidth, ownHeight] = /viewBox="([^"]*)"/.exec(svg!)![1]!.split(' ').map(Number);
  expect(Math.abs(ownWidth! - width!) + Math.abs(ownHeight! - height!)).toBeLessThan(2);
});

it('a line over letters is a box over them', () => {
  const typesetting = typesettingOf(adaptor, typeset('\\overline{AB}', false))!;
  // A is 750 wide, B 759; the line is 37 thick.
  expect(typesetting.pieces[0]).toMatchObject({ width: 1509, bars: [{ x: 0, width: 1509, height: 37 }] });
});

it.each(['\\text{漢}', '\\mathfrak{A}', '\\begin{matrix}\\Bigg\\{\\end{matrix}', '\\begin{array}{c|c}1&2\\end{array}'])(
  '%s, which a typesetting has no word for, is left to the browser',
  (tex) => {
    expect(typesettingOf(adaptor, typeset(tex, false))).toBeNull();
  },
);

it('a formula with a glyph that the page has no outline of is not drawn at all, rather than without it', () => {
  const known = typesettingOf(adaptor, typeset('x', false))!;
  const [piece] = known.pieces;
  const [run] = piece!.runs;
  const missing = { ...run!, glyphs: [{ ...run!.glyphs[0]!, outline: 99_999 }] };
  const unknown = { ...known, pieces: [{ ...piece!, runs: [missing] }] };
  expect(drawTypesetting(known, styles)).toHaveLength(1);
  expect(drawTypesetting(unknown, styles)).toBeNull();
});
