import { angleBetween, namedPoints } from './figure-points.js';

const text = (x: number, y: number, name: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle">${name}</text>`;

describe('the reader of named points', () => {
  const img = `<svg><polygon points="10,100 110,100 10,20" fill="none"></polygon><line x1="10" y1="100" x2="60" y2="60"></line>${text(2, 112, 'A')}${text(118, 112, 'B')}${text(4, 14, 'C')}${text(70, 56, 'D')}</svg>`;

  it('gives each letter the corner or end beside it', () => {
    const at = namedPoints(img);
    expect(['A', 'B', 'C', 'D'].map(at)).toEqual([
      [10, 100],
      [110, 100],
      [10, 20],
      [60, 60],
    ]);
  });

  it('refuses letters that are missing or stand alone', () => {
    expect(() => namedPoints(img)('Q')).toThrow('no point Q');
    expect(() => namedPoints(img + text(300, 300, 'Z'))).toThrow('Z stands next to nothing');
  });

  it('measures angles', () => {
    expect(angleBetween([0, 0], [3, 0], [0, 9])).toBeCloseTo(90, 9);
    expect(angleBetween([0, 0], [1, 0], [-1, Math.sqrt(3)])).toBeCloseTo(120, 9);
    expect(angleBetween([5, 5], [6, 5], [4, 5])).toBeCloseTo(180, 9);
  });
});
