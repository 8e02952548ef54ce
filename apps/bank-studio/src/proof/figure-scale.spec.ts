import { boxes, dots, horizontalScale, lines, rowsOfNumbers, verticalScale } from './figure-scale.js';

/** Horizontal: 0 at pixel 40 and 10 at 240. Vertical: 0 at pixel 200 and 50 at 100, each number 4 pixels lower. */
const IMG =
  '<svg><line x1="40" y1="200" x2="240" y2="200" stroke="currentColor" stroke-width="1.5"></line>' +
  '<line x1="40" y1="150" x2="240" y2="150" stroke="currentColor" stroke-width="2" stroke-opacity="0.2"></line>' +
  '<line x1="40" y1="180" x2="240" y2="110" stroke="currentColor" stroke-width="2"></line>' +
  '<text x="40" y="218" text-anchor="middle" font-size="12">0</text><text x="240" y="218" text-anchor="middle" font-size="12">10</text>' +
  '<text x="140" y="240" text-anchor="middle" font-size="13">Time (minutes)</text>' +
  '<text x="33" y="204" text-anchor="end" font-size="12">0</text><text x="33" y="104" text-anchor="end" font-size="12">50</text>' +
  '<circle cx="140" cy="160" r="3.5" fill="currentColor"></circle><circle cx="90" cy="90" r="40" fill="none"></circle>' +
  '<rect x="60" y="120" width="40" height="80" fill="none"></rect></svg>';

describe('a figure read with a ruler', () => {
  it('takes its scales from the numbers along the axes', () => {
    expect(horizontalScale(IMG)(140)).toBeCloseTo(5);
    expect(verticalScale(IMG)(160)).toBeCloseTo(20);
  });

  it('finds filled dots but no outlines of circles', () => {
    expect(dots(IMG)).toEqual([[140, 160]]);
  });

  it('finds rectangles', () => {
    expect(boxes(IMG)).toEqual([{ x: 60, y: 120, width: 40, height: 80 }]);
  });

  it('finds lines of a width and leaves grid lines out', () => {
    expect(lines(IMG, 2)).toEqual([{ x1: 40, y1: 180, x2: 240, y2: 110 }]);
  });

  it('counts only numbers as rows of numbers', () => {
    expect(rowsOfNumbers(IMG)).toEqual([218]);
  });

  it('cannot be measured without numbers', () => {
    expect(() => horizontalScale('<svg></svg>')).toThrow();
    expect(() => verticalScale('<svg></svg>')).toThrow();
  });
});
