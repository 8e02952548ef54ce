import { readDocument, type Entry } from '../engine';
import { draw, type Drawn } from './draw';

// A tenth of a unit a pixel.
const VIEW = { xMin: -10, xMax: 10, yMin: -10, yMax: 10 };
const FRAME = { width: 200, height: 200 };
const PALETTE = { looks: ['red', 'blue'], surface: 'white', grid: 'silver', axis: 'gray', text: 'black' };

type Path = (readonly [x: number, y: number])[];
interface Stroke {
  color: string;
  dash: readonly number[];
  paths: Path[];
}

/** A canvas that writes down what is drawn on it. */
function recorder() {
  const strokes: Stroke[] = [];
  const texts: { text: string; color: string }[] = [];
  const shaded: { x: number; y: number; width: number; height: number }[] = [];
  let dash: readonly number[] = [];
  let paths: Path[] = [];
  let rects: typeof shaded = [];
  const context = {
    strokeStyle: '',
    fillStyle: '',
    globalAlpha: 1,
    beginPath: () => {
      paths = [];
      rects = [];
    },
    moveTo: (x: number, y: number) => void paths.push([[x, y]]),
    lineTo: (x: number, y: number) => {
      if (paths.length === 0) paths.push([]);
      paths.at(-1)!.push([x, y]);
    },
    rect: (x: number, y: number, width: number, height: number) => void rects.push({ x, y, width, height }),
    stroke: () => void strokes.push({ color: context.strokeStyle, dash, paths }),
    fill: () => {
      if (context.globalAlpha < 1) shaded.push(...rects);
    },
    setLineDash: (to: readonly number[]) => {
      dash = to;
    },
    fillText: (text: string) => void texts.push({ text, color: context.fillStyle }),
    strokeText: () => undefined,
    fillRect: () => undefined,
    arc: () => undefined,
    closePath: () => undefined,
    measureText: (text: string) => ({ width: 7 * text.length }),
  };
  return { context: context as unknown as CanvasRenderingContext2D, strokes, texts, shaded };
}

function drawing(...lines: string[]) {
  const entries = lines.map((text, id): Entry => ({ id, kind: 'expression', text }));
  const drawn = [...readDocument(entries, 'degrees')].map(([id, meaning], index): Drawn => ({
    id,
    number: index + 1,
    look: index,
    meaning,
  }));
  const canvas = recorder();
  draw(canvas.context, {
    view: VIEW,
    frame: FRAME,
    lines: drawn,
    features: [],
    chosen: null,
    palette: PALETTE,
    covered: [],
  });
  return { ...canvas, curve: (color: string): Stroke => canvas.strokes.find((stroke) => stroke.color === color)! };
}

describe('the drawing', () => {
  it.each([
    ['y < x', true],
    ['y <= x', false],
    ['y > x', true],
    ['x^2 + y^2 >= 9', false],
    ['x^2 + y^2 > 9', true],
    ['y = x', false],
  ])('of %s has a dashed edge: %s', (text, dashed) => {
    const { dash, paths } = drawing(text).curve('red');
    expect(dash.length > 0).toBe(dashed);
    expect(paths.length).toBeGreaterThan(0);
  });

  it.each([
    ['y > x', [-5, 5], [5, -5]],
    ['y >= x', [-5, 5], [5, -5]],
    ['y < x', [5, -5], [-5, 5]],
    ['y <= x', [5, -5], [-5, 5]],
    ['x^2 + y^2 <= 16', [0, 0], [6, 6]],
  ])('of %s shades where it holds', (text, inside, outside) => {
    const { shaded } = drawing(text);
    const isShaded = ([x, y]: readonly number[]): boolean =>
      shaded.some(
        (box) =>
          box.x <= 100 + 10 * x! &&
          100 + 10 * x! < box.x + box.width &&
          box.y <= 100 - 10 * y! &&
          100 - 10 * y! < box.y + box.height,
      );
    expect([isShaded(inside), isShaded(outside)]).toEqual([true, false]);
  });

  it('of a curve is where its points are, and in two pieces where it has a pole', () => {
    const [diagonal] = drawing('y = x').curve('red').paths;
    for (const [x, y] of diagonal!) expect(x + y).toBeCloseTo(200, 9);
    expect(drawing('y = 1/(x - 0.03)').curve('red').paths).toHaveLength(2);
  });

  it('stays near the frame, however high a curve goes', () => {
    for (const [, y] of drawing('y = 1000x^3').curve('red').paths.flat()) {
      expect(y).toBeGreaterThanOrEqual(-200);
      expect(y).toBeLessThanOrEqual(400);
    }
  });

  it('numbers its lines where there is more than one', () => {
    // The axes have numbers of their own, in the colour of the axes.
    const badges = (...lines: string[]): string[] =>
      drawing(...lines)
        .texts.filter(({ color }) => color === PALETTE.surface)
        .map(({ text }) => text);
    expect(badges('y = x')).toEqual([]);
    expect(badges('y = x', 'y = -3')).toEqual(['1', '2']);
  });
});
