/** Reads a drawn figure as a person with a ruler does: the numbers along an axis give the scale, shapes are measured. */

interface Mark {
  x: number;
  y: number;
  value: number;
}

const attribute = (tag: string, name: string): number =>
  Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? Number.NaN);

const marks = (img: string, anchor: 'middle' | 'end'): Mark[] =>
  [...img.matchAll(/(<text [^>]*>)(-?\d+(?:\.\d+)?)<\/text>/g)]
    .filter(([, tag = '']) => tag.includes(`text-anchor="${anchor}"`))
    .map(([, tag = '', text = '']) => ({ x: attribute(tag, 'x'), y: attribute(tag, 'y'), value: Number(text) }));

/** Pixel → value along the horizontal axis, from its outermost numbers. @throws Error when there are fewer than two */
export function horizontalScale(img: string): (pixel: number) => number {
  const list = marks(img, 'middle').sort((one, other) => one.x - other.x);
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last || first.x === last.x) throw new Error('no numbers along the horizontal axis');
  return (pixel) => first.value + ((pixel - first.x) * (last.value - first.value)) / (last.x - first.x);
}

/** Pixel → value along the vertical axis. The numbers stand 4 pixels below their grid lines. */
export function verticalScale(img: string): (pixel: number) => number {
  const list = marks(img, 'end').sort((one, other) => one.y - other.y);
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last || first.y === last.y) throw new Error('no numbers along the vertical axis');
  return (pixel) => first.value + ((pixel + 4 - first.y) * (last.value - first.value)) / (last.y - first.y);
}

/** Centers of the filled dots, in pixels. */
export const dots = (img: string): [x: number, y: number][] =>
  [...img.matchAll(/<circle [^>]*fill="currentColor"[^>]*>/g)].map(([tag]) => [
    attribute(tag, 'cx'),
    attribute(tag, 'cy'),
  ]);

/** Rectangles, in pixels. */
export const boxes = (img: string): { x: number; y: number; width: number; height: number }[] =>
  [...img.matchAll(/<rect [^>]*>/g)].map(([tag]) => ({
    x: attribute(tag, 'x'),
    y: attribute(tag, 'y'),
    width: attribute(tag, 'width'),
    height: attribute(tag, 'height'),
  }));

/** Lines drawn with this width, grid lines left out, in pixels. */
export const lines = (img: string, width: number): { x1: number; y1: number; x2: number; y2: number }[] =>
  [...img.matchAll(/<line [^>]*>/g)]
    .filter(([tag]) => attribute(tag, 'stroke-width') === width && !tag.includes('stroke-opacity'))
    .map(([tag]) => ({
      x1: attribute(tag, 'x1'),
      y1: attribute(tag, 'y1'),
      x2: attribute(tag, 'x2'),
      y2: attribute(tag, 'y2'),
    }));

/** Heights of the rows of numbers along horizontal lines, from the top. */
export const rowsOfNumbers = (img: string): number[] =>
  [...new Set(marks(img, 'middle').map(({ y }) => y))].sort((one, other) => one - other);
