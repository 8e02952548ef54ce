import { angleMark, fit, pointName, rightAngleMark, sideLabel } from './geometry.js';

const numbers = (svg: string, name: string): number => Number(new RegExp(` ${name}="([^"]*)"`).exec(svg)?.[1]);

describe('figures of plane geometry', () => {
  it('keep angles and ratios: one scale for both directions, within the room given', () => {
    const { at, width, height } = fit(
      [
        [0, 0],
        [4, 3],
      ],
      268,
      500,
      34,
    );
    expect([at([0, 3]), at([4, 0]), width, height]).toEqual([[34, 34], [234, 184], 268, 218]);
  });

  it('set the name of a point off on the outer side', () => {
    const name = pointName([100, 100], [100, 50], 'A');
    expect([numbers(name, 'x'), numbers(name, 'y')]).toEqual([100, 120]);
  });

  it('set a length outside the side it belongs to', () => {
    expect(numbers(sideLabel([0, 100], [200, 100], [100, 0], '12'), 'y')).toBeGreaterThan(105);
    expect(numbers(sideLabel([0, 100], [200, 100], [100, 200], '12'), 'y')).toBeLessThan(100);
  });

  it('mark a right angle by a small square', () => {
    expect(rightAngleMark([0, 0], [50, 0], [0, 70], 10)).toContain('points="10,0 10,10 0,10"');
  });

  it('set the variables of an angle in italics, and neither digits nor the degree sign', () => {
    const [x, sum, plain] = ['x°', '(3x + 10)°', '115°'].map((text) => angleMark([0, 0], [10, 0], [0, -10], text));
    expect(x).toContain('><tspan font-style="italic">x</tspan>°</text>');
    expect(sum).toContain('>(3<tspan font-style="italic">x</tspan> + 10)°</text>');
    expect(plain).toContain('>115°</text>');
  });

  it('draw an arc on the smaller side of an angle, at one distance from its vertex', () => {
    const points = /points="([^"]*)"/
      .exec(angleMark([0, 0], [10, 0], [0, -10], '', 20))![1]!
      .split(' ')
      .map((pair) => pair.split(',').map(Number));
    expect(points.every(([x, y]) => Math.abs(Math.hypot(x!, y!) - 20) < 0.02 && x! >= 0 && y! <= 0)).toBe(true);
    expect(points).toHaveLength(13);
  });
});
