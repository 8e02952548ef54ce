import fc from 'fast-check';
import { axisLabels, cardBeside, onPath, type Box } from './labels';

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
const widthOf = (text: string): number => text.length * 7;
const frames = fc.record({ width: fc.integer({ min: 200, max: 900 }), height: fc.integer({ min: 150, max: 700 }) });
const numbers = fc.double({ min: -1e5, max: 1e5, noNaN: true });
const views = fc
  .record({
    x: numbers,
    y: numbers,
    width: fc.double({ min: 0.01, max: 1e5 }),
    height: fc.double({ min: 0.01, max: 1e5 }),
  })
  .map(({ x, y, width, height }) => ({ xMin: x, xMax: x + width, yMin: y, yMax: y + height }));
const BUTTONS: Box[] = [{ left: 150, top: 8, width: 40, height: 130 }];

describe('the numbers of the axes', () => {
  it('are whole, lie on no other and under no button, in any window', () => {
    fc.assert(
      fc.property(views, frames, (view, frame) => {
        const labels = axisLabels(view, frame, widthOf, BUTTONS);
        for (const [index, { box }] of labels.entries()) {
          expect(box.left >= 0 && box.top >= 0).toBe(true);
          expect(box.left + box.width <= frame.width && box.top + box.height <= frame.height).toBe(true);
          for (const other of [...BUTTONS, ...labels.slice(index + 1).map((label) => label.box)])
            expect(overlap(box, other)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('are there: both axes are numbered in a plain window', () => {
    const view = { xMin: -10, xMax: 10, yMin: -10, yMax: 10 };
    const texts = axisLabels(view, { width: 400, height: 400 }, widthOf, []).map(({ text }) => text);
    expect(texts.filter((text) => text === '−4' || text === '4')).toHaveLength(4);
    // The axes meet there, which says it.
    expect(texts).not.toContain('0');
  });

  it('stay at the edge where their axis is out of sight', () => {
    const view = { xMin: 20, xMax: 40, yMin: 50, yMax: 70 };
    const labels = axisLabels(view, { width: 400, height: 400 }, widthOf, []);
    const of = (text: string): Box => labels.find((label) => label.text === text)!.box;
    expect(of('30').top + of('30').height).toBeGreaterThan(380);
    expect(of('60').left).toBeLessThan(10);
  });
});

describe('the number of a line', () => {
  const VIEW = { xMin: 0, xMax: 10, yMin: 0, yMax: 10 };
  const FRAME = { width: 200, height: 200 };
  const level = [Array.from({ length: 101 }, (_, i) => [i / 10, 5] as const)];

  it('stands on it as far right as it is whole and free', () => {
    const alone = onPath(level, VIEW, FRAME, [])!;
    expect(alone.top + alone.height / 2).toBe(100);
    expect(alone.left + alone.width).toBeGreaterThan(197);
    const button = { left: 150, top: 90, width: 50, height: 30 };
    const beside = onPath(level, VIEW, FRAME, [button])!;
    expect(overlap(beside, button)).toBe(false);
    expect(beside.left + beside.width).toBeGreaterThan(140);
    expect(onPath([[[20, 5]]], VIEW, FRAME, [])).toBeNull();
  });
});

describe('the card of a point', () => {
  it('goes to another side of its point where a button is', () => {
    const [point, size, frame] = [
      { x: 200, y: 150 },
      { width: 110, height: 24 },
      { width: 400, height: 300 },
    ];
    const free = cardBeside(point, size, frame, []);
    const beside = cardBeside(point, size, frame, [free]);
    expect(overlap(beside, free)).toBe(false);
    expect(overlap(cardBeside(point, size, frame, [free, beside]), beside)).toBe(false);
  });

  it('is whole and does not cover its point, wherever that is', () => {
    fc.assert(
      fc.property(
        frames,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (frame, a, b) => {
          const point = { x: a * frame.width, y: b * frame.height };
          const card = cardBeside(point, { width: 110, height: 24 }, frame, []);
          expect(card.left >= 0 && card.left + card.width <= frame.width).toBe(true);
          expect(card.top >= 0 && card.top + card.height <= frame.height).toBe(true);
          expect(overlap(card, { left: point.x - 4, top: point.y - 4, width: 8, height: 8 })).toBe(false);
        },
      ),
    );
  });
});
