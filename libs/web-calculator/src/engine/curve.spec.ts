import {
  compile,
  featuresOf,
  gridOf,
  parseLine,
  sampleOverX,
  sampleOverY,
  Scope,
  zeroLine,
  type Feature,
  type Traceable,
} from './index.js';

const VIEW = { xMin: -10, xMax: 10, yMin: -10, yMax: 10 };
const FRAME = { width: 400, height: 400 };
const formula = (text: string) => compile(parseLine(text).left, new Scope(), 'radians');

describe('what is drawn of a curve', () => {
  it('ends where its values end, at the right as at the left', () => {
    const [line] = sampleOverX(formula('sqrt(5.013-x)'), VIEW, FRAME);
    expect(line!.at(-1)![0]).toBeCloseTo(5.013, 6);
  });

  it('lies on x = f(y) when it is over y', () => {
    const [line] = sampleOverY(formula('y^2'), VIEW, FRAME);
    expect(line!.length).toBeGreaterThan(300);
    for (const [x, y] of line!) expect(x).toBeCloseTo(y ** 2, 12);
  });

  it('is cut at a gap narrower than a pixel', () => {
    const gap = (x: number): number => (x < 2.4 ? 0 : x > 2.6 ? 100 * x : Number.NaN);
    expect(sampleOverX(gap, { xMin: 0, xMax: 8, yMin: -400, yMax: 400 }, { width: 8, height: 8 })).toHaveLength(2);
  });

  it('is nothing at a pole, where values change their sign without being zero', () => {
    const pole = formula('1/(x-0.03)');
    expect(zeroLine(pole, gridOf(pole, VIEW, FRAME), VIEW)).toEqual([]);
  });

  it('crosses itself: both branches pass through one cell', () => {
    const unit = { xMin: 0, xMax: 1, yMin: 0, yMax: 1 };
    const cross = formula('(x-0.5)(y-0.5)');
    expect(zeroLine(cross, gridOf(cross, unit, { width: 1, height: 1 }, 1), unit)).toHaveLength(2);
  });
});

describe('points of interest', () => {
  const curve = (id: number, text: string): Traceable => ({ id, kind: 'over-x', formula: formula(text) });
  const kinds = (features: readonly Feature[], kind: string): Feature[] =>
    features.filter((feature) => feature.kind === kind);

  it('are those that the window shows', () => {
    const above = [curve(1, '(x-1)^2+20')];
    expect(featuresOf(above, VIEW)).toEqual([]);
    expect(featuresOf(above, { ...VIEW, yMax: 30 })).toMatchObject([
      { kind: 'y-intercept', x: 0, y: 21 },
      { kind: 'minimum', x: 1, y: 20 },
    ]);
    expect(featuresOf(above, { ...VIEW, xMin: 2, yMax: 30 })).toEqual([]);
  });

  it('are no place that is only near to the axis', () => {
    expect(kinds(featuresOf([curve(1, '(x-1)^2+0.001')], VIEW), 'root')).toEqual([]);
  });

  it('are none where a line has no value', () => {
    expect(kinds(featuresOf([curve(1, 'sqrt(x)'), { id: 2, kind: 'vertical', x: -3 }], VIEW), 'intersection')).toEqual(
      [],
    );
    expect(featuresOf([curve(1, 'ln(x)')], VIEW)).toMatchObject([{ kind: 'root', x: 1 }]);
  });

  it('of a wave without end leave room for where it meets another line', () => {
    const features = featuresOf([curve(1, 'sin(6x)'), curve(2, '0.1x')], VIEW);
    const met = kinds(features, 'intersection');
    // sin 6x = x/10 once in each half wave over (0, 10): 120/2π = 19.1 of both signs of x, less what is beyond, and 0.
    expect(met.length).toBeGreaterThan(30);
    for (const { x, y } of met) expect([y, Math.sin(6 * x)]).toEqual([expect.closeTo(x / 10, 5), expect.closeTo(y, 5)]);
  });
});
