import { packItems } from '../packs.js';
import { checkFittedLine } from './fitted-line.js';

const [item] = packItems();
const faults = (points: string, line: string) =>
  checkFittedLine({
    ...item!,
    img: `<svg role="img" aria-label="Scatterplot. Approximate points: ${points}. The line of best fit runs from ${line}."></svg>`,
  }).map(({ rule }) => rule);

describe('a line of best fit', () => {
  // Mean of x 2, of y 3; sum of products 4, of squares of x 2: a rise of 2, and -1 at 0.
  const points = '(1, 1), (2, 3), (3, 5)';

  it('goes through points that lie on one line', () => {
    expect(faults(points, '(0, -1) to (4, 7)')).toEqual([]);
  });

  it('is the one of least squares', () => {
    // Means 2 and 2; products -1*-1 + 0 + 1*0 = 1 over 2: a rise of a half, 1 at 0.
    expect(faults('(1, 1), (2, 3), (3, 2)', '(0, 1) to (4, 3)')).toEqual([]);
    expect(faults('(1, 1), (2, 3), (3, 2)', '(0, 1.1) to (4, 3)')).toEqual(['fitted-line']);
    expect(faults('(1, 1), (2, 3), (3, 2)', '(0, 1) to (4, 2.9)')).toEqual(['fitted-line']);
  });

  it('is not asked for in a figure that has points and no line', () => {
    expect(checkFittedLine({ ...item!, img: `<svg aria-label="Points: ${points}."></svg>` })).toEqual([]);
  });

  it('is drawn in two dozen items of the bank, each of them fitted', () => {
    const drawn = packItems().filter(({ img }) => img.includes('line of best fit runs from'));
    expect(drawn.length).toBeGreaterThanOrEqual(24);
    expect(drawn.flatMap(checkFittedLine)).toEqual([]);
  });
});
