import fc from 'fast-check';
import { nearestLine, textLines } from './text-lines';

/** Letters 24 px high on a line height of 34: ten between them. */
const line = (index: number, from = 100) => ({ top: from + 34 * index, bottom: from + 34 * index + 24 });

describe('the lines of a text', () => {
  it('meet in the middle of the space between them', () => {
    expect(textLines([line(0), line(1), line(2)])).toEqual([
      { top: 95, bottom: 129 },
      { top: 129, bottom: 163 },
      { top: 163, bottom: 197 },
    ]);
  });

  it('take raised digits, fractions and further pieces of a line in, in any order', () => {
    const raised = { top: 130, bottom: 142 };
    const fraction = { top: 126, bottom: 166 };
    const lines = textLines([line(1), line(0), raised, line(1), { top: 210, bottom: 234 }, fraction]);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toEqual({ top: 125, bottom: 186 });
  });

  it('leave the space between two paragraphs out', () => {
    const [, last, first] = textLines([line(0), line(1), line(0, 260)]);
    expect([last!.bottom, first!.top]).toEqual([170, 248]);
  });

  it('never end inside a letter, whatever the text', () => {
    const pieces = fc.array(
      fc.record({ top: fc.integer({ min: 0, max: 600 }), height: fc.integer({ min: 1, max: 60 }) }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(pieces, (some) => {
        const lines = textLines(some.map(({ top, height }) => ({ top, bottom: top + height })));
        lines.slice(1).forEach(({ top }, index) => expect(top).toBeGreaterThanOrEqual(lines[index]!.top));
        // Every piece is whole on one of them.
        for (const { top, height } of some)
          expect(lines.some((each) => each.top <= top && each.bottom >= top + height)).toBe(true);
      }),
    );
  });

  it('are none without text', () => {
    expect(textLines([])).toEqual([]);
    expect(textLines([{ top: 4, bottom: 4 }])).toEqual([]);
  });

  it('are found from a place', () => {
    const lines = textLines([line(0), line(1), line(2)]);
    expect([0, 110, 115, 150, 999].map((top) => nearestLine(lines, top))).toEqual([0, 0, 1, 2, 2]);
  });
});
