import { angleAt } from './figure-angles.js';

const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="currentColor" stroke-width="1.5"></line>`;
const text = (x: number, y: number, inner: string): string =>
  `<text x="${x}" y="${y + 5}" text-anchor="middle">${inner}</text>`;

describe('the reader of labeled angles', () => {
  const crossed = line(0, 100, 200, 100) + line(0, 200, 200, 0);

  it('measures the angle that a label stands in, of the four at a crossing', () => {
    expect(angleAt(crossed + text(130, 88, 'x°'), 'x°')).toBeCloseTo(45, 9);
    expect(angleAt(crossed + text(95, 70, 'x°'), 'x°')).toBeCloseTo(135, 9);
  });

  it('measures a corner and the angle outside it', () => {
    const corner = line(0, 100, 100, 100) + line(100, 100, 200, 100) + line(100, 100, 100, 0);
    expect(angleAt(corner + text(120, 80, '90°'), '90°')).toBeCloseTo(90, 9);
    expect(angleAt(corner + text(100, 130, 'y°'), 'y°')).toBeCloseTo(180, 9);
  });

  it('refuses a label that is missing or far from every crossing', () => {
    expect(() => angleAt(crossed, 'x°')).toThrow('no label x°');
    expect(() => angleAt(crossed + text(10, 10, 'x°'), 'x°')).toThrow('x° stands at no crossing');
  });
});
