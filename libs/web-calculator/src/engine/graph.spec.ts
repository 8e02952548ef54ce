import fc from 'fast-check';
import {
  compile,
  correlation,
  featuresOf,
  fitLinearModel,
  formatNumber,
  asFraction,
  gridOf,
  niceStep,
  parseLine,
  readDocument,
  refit,
  regionRuns,
  sampleOverX,
  Scope,
  ticks,
  zeroLine,
  zoom,
  type Entry,
  type Meaning,
  type Traceable,
} from './index.js';

const VIEW = { xMin: -10, xMax: 10, yMin: -10, yMax: 10 };
const FRAME = { width: 400, height: 400 };
const formula = (text: string) => compile(parseLine(text).left, new Scope(), 'radians');
const curve = (id: number, text: string): Traceable => ({ id, kind: 'over-x', formula: formula(text) });
const places = (lines: Traceable[], kind: string): number[][] =>
  featuresOf(lines, VIEW)
    .filter((feature) => feature.kind === kind)
    .map(({ x, y }) => [x, y])
    .sort((a, b) => a[0]! - b[0]!);

const lines = (...texts: string[]): Entry[] =>
  texts.map((text, index) => ({ id: index + 1, kind: 'expression', text }));
const read = (...texts: string[]): Meaning[] => [...readDocument(lines(...texts), 'radians').values()];
const table = (id: number, xs: readonly number[], ys: readonly number[]): Entry => ({
  id,
  kind: 'table',
  columns: [
    { name: 'x_1', cells: xs.map(String) },
    { name: 'y_1', cells: ys.map(String) },
  ],
});

describe('points of interest', () => {
  it('are the roots of a polynomial, touching ones too', () => {
    expect(places([curve(1, '(x-2)(x+3)^2/10')], 'root')).toEqual([
      [-3, 0],
      [2, 0],
    ]);
    expect(places([curve(1, 'x^2-4')], 'minimum')).toEqual([[0, -4]]);
    expect(places([curve(1, 'x^2-4')], 'y-intercept')).toEqual([[0, -4]]);
    expect(places([curve(1, '-(x-1)^2+5')], 'maximum')).toEqual([[1, 5]]);
  });

  it('are turns to the last digit that is shown, of curves and of corners', () => {
    fc.assert(
      fc.property(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -300, max: 300 }), (h10, k) => {
        fc.pre(k !== 0);
        const h = h10 / 10;
        const smooth = curve(1, `0.5(x-(${h}))^2+(${k})`);
        const corner = curve(1, `|x-(${h})|+0.4x+(${k})`);
        const view = { ...VIEW, yMin: -1000, yMax: 1000 };
        for (const [line, y] of [
          [smooth, k],
          [corner, 0.4 * h + k],
        ] as const) {
          const [turn] = featuresOf([line], view).filter(({ kind }) => kind === 'minimum');
          expect([turn!.x, turn!.y]).toEqual([expect.closeTo(h, 7), expect.closeTo(y, 7)]);
        }
      }),
    );
  });

  it('are found for any quadratic as its formula gives them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (p, q) => {
        fc.pre(p !== q);
        const roots = places([curve(1, `(x-(${p}))(x-(${q}))`)], 'root').map(([x]) => x);
        expect(roots).toEqual([p, q].sort((a, b) => a - b).map((root) => expect.closeTo(root, 6)));
      }),
    );
  });

  it('have no meetings of a curve with itself, however it is written the second time', () => {
    expect(places([curve(1, '(x+1)^2'), curve(2, 'x^2+2x+1')], 'intersection')).toEqual([]);
  });

  it('leave no meeting out where the curves have more points of their own than are shown', () => {
    // Every wave has two roots, a top and a bottom: over 250 of them in sight.
    expect(places([curve(1, 'sin(20x)'), curve(2, '5-x')], 'intersection').length).toBeGreaterThan(0);
  });

  it('are no poles', () => {
    expect(places([curve(1, '1/x')], 'root')).toEqual([]);
    expect(
      places([curve(1, 'tan(x)')], 'root').every(([x]) => Math.abs(x! / Math.PI - Math.round(x! / Math.PI)) < 1e-6),
    ).toBe(true);
    expect(places([curve(1, '1/x^2')], 'maximum')).toEqual([]);
  });

  it('are the intersections of two curves, of a curve with a vertical line and with a circle', () => {
    expect(places([curve(1, 'x^2'), curve(2, 'x+2')], 'intersection')).toEqual([
      [-1, 1],
      [2, 4],
    ]);
    expect(places([curve(1, 'x^2'), { id: 2, kind: 'vertical', x: 3 }], 'intersection')).toEqual([[3, 9]]);
    expect(
      places([curve(1, 'x+1'), { id: 2, kind: 'implicit', formula: formula('x^2+y^2-25') }], 'intersection'),
    ).toEqual([
      [-4, -3],
      [3, 4],
    ]);
  });
});

describe('points of interest of curves given by equations', () => {
  const implicit = (id: number, text: string): Traceable => ({ id, kind: 'implicit', formula: formula(text) });

  it('are where they cross the axes', () => {
    expect(places([implicit(1, 'x^2+y^2-25')], 'root')).toEqual([
      [-5, 0],
      [5, 0],
    ]);
    expect(places([implicit(1, 'x^2+y^2-25')], 'y-intercept').map(([, y]) => y)).toEqual([-5, 5]);
    expect(places([implicit(1, '2x+3y-12')], 'root')).toEqual([[6, 0]]);
  });

  it('are the solution of any system of two linear equations, and none where the lines are parallel or the same', () => {
    const coefficient = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(coefficient, coefficient, coefficient, coefficient, coefficient, coefficient, (a, b, c, d, e, f) => {
        fc.pre((a !== 0 || b !== 0) && (d !== 0 || e !== 0));
        const met = places(
          [implicit(1, `(${a})x+(${b})y-(${c})`), implicit(2, `(${d})x+(${e})y-(${f})`)],
          'intersection',
        );
        const determinant = a * e - b * d;
        const [x, y] = [(c * e - b * f) / determinant, (a * f - c * d) / determinant];
        const visible = determinant !== 0 && Math.abs(x) <= 10 && Math.abs(y) <= 10;
        // On the very edge of the view it may be seen or not.
        fc.pre(!visible || Math.max(Math.abs(x), Math.abs(y)) < 9.9);
        expect(met).toEqual(visible ? [[expect.closeTo(x, 6), expect.closeTo(y, 6)]] : []);
      }),
      { numRuns: 300 },
    );
  });

  it('are the places where two circles cross, and where they only touch', () => {
    expect(
      places([implicit(1, 'x^2+y^2-25'), implicit(2, '(x-6)^2+y^2-25')], 'intersection').sort(
        ([, y], [, v]) => y! - v!,
      ),
    ).toEqual([
      [3, -4],
      [3, 4],
    ]);
    const [touch, ...more] = places([implicit(1, 'x^2+y^2-4'), implicit(2, '(x-5)^2+y^2-9')], 'intersection');
    expect(more).toEqual([]);
    expect(touch).toEqual([expect.closeTo(2, 4), expect.closeTo(0, 4)]);
    expect(places([implicit(1, 'x^2+y^2-4'), implicit(2, '(x-5)^2+y^2-4')], 'intersection')).toEqual([]);
  });

  it('are no pole of one of them', () => {
    expect(places([implicit(1, 'x*y-1'), implicit(2, 'x-y')], 'intersection')).toEqual([
      [-1, -1],
      [1, 1],
    ]);
  });
});

describe('curves', () => {
  it('are cut at poles and not at steep places', () => {
    expect(sampleOverX(formula('1/x'), VIEW, FRAME)).toHaveLength(2);
    expect(sampleOverX(formula('floor(x)'), VIEW, { width: 402, height: 400 }).length).toBeGreaterThan(1);
    expect(sampleOverX(formula('50x'), VIEW, FRAME)).toHaveLength(1);
    expect(sampleOverX(formula('x^9'), VIEW, FRAME)).toHaveLength(1);
  });

  it('reach the edge of where they have a value', () => {
    const [line] = sampleOverX(formula('sqrt(x-0.013)'), VIEW, FRAME);
    expect(line![0]![0]).toBeCloseTo(0.013, 6);
  });

  it('given by an equation lie on it', () => {
    const circle = formula('x^2+y^2-25');
    const segments = zeroLine(circle, gridOf(circle, VIEW, FRAME), VIEW);
    expect(segments.length).toBeGreaterThan(200);
    for (const [x, y] of segments) expect(Math.hypot(x, y)).toBeCloseTo(5, 3);
  });

  it('shade the area that an inequality holds for', () => {
    const disc = gridOf(formula('x^2+y^2-25'), VIEW, FRAME, 2);
    const cells = regionRuns(disc, (value) => value < 0).reduce((sum, { from, to }) => sum + to - from, 0);
    const area = cells * (20 / disc.columns) * (20 / disc.rows);
    expect(area / (Math.PI * 25)).toBeCloseTo(1, 2);
  });
});

describe('the lines of a document', () => {
  it('are told apart', () => {
    expect(
      read('y=2x+1', 'x=3', 'y<x', 'x^2+y^2=25', 'x^2+y^2<=25', '(1,2)', '2+3', 'a=4', 'sin x', '').map(
        ({ kind }) => kind,
      ),
    ).toEqual(['curve', 'curve', 'region', 'implicit', 'region', 'points', 'value', 'variable', 'curve', 'empty']);
    expect(read('a=4', 'b=a+1').map((meaning) => (meaning.kind === 'variable' ? meaning.slides : null))).toEqual([
      true,
      false,
    ]);
  });

  it('use each other in any order: variables, functions, lists', () => {
    const [, value, composed] = read('f(x)=a x^2', 'f(3)', 'g(2)', 'g(t)=f(t)+1', 'a=2');
    expect([value, composed]).toEqual([
      { kind: 'value', value: 18 },
      { kind: 'value', value: 9 },
    ]);
    expect(read('L=[1,2,3]', 'mean(L)')[1]).toEqual({ kind: 'value', value: 2 });
  });

  it('that lead back to themselves, or mean nothing, say so', () => {
    const said = (...texts: string[]): string[] =>
      read(...texts).map((meaning) => (meaning.kind === 'error' ? meaning.message : ''));
    expect(said('a=b', 'b=a')[0]).toBe('This definition leads back to itself');
    expect(said('f(x)=f(x-1)')[0]).toMatch(/leads back to itself|too deep/);
    expect(said('a=1', 'a=2')[1]).toBe('a is defined twice');
    expect(said('a=x')[0]).toBe('To draw this, write y = …, or a(x) = …');
    expect(said('y=k x')[0]).toBe('k has no value yet. Type k = 1');
    expect(said('y=x=2')[0]).toBe('One relation a line is enough');
    expect(said('1<y=3')[0]).toBe('One relation a line is enough');
    expect(said('2a+3=11')[0]).toBe('To solve this, write x in the place of a');
    expect(said('f(x)=x', 'f(x)=2x')[1]).toBe('f is defined twice');
  });

  it('draw an inequality’s edge along its curve', () => {
    const [region] = read('y>=x^2');
    expect(region).toMatchObject({ kind: 'region', edges: [{ strict: false, over: 'x' }] });
    expect(region!.kind === 'region' && [region!.formula(1, 3) > 0, region!.formula(1, 0) > 0]).toEqual([true, false]);
  });
});

describe('regression', () => {
  it('finds line and parabola through points that lie on them', () => {
    const xs = [-2, 0, 1, 3, 4];
    const [, line, parabola] = [
      ...readDocument(
        [
          table(
            1,
            xs,
            xs.map((x) => 3 * x - 2),
          ),
          { id: 2, kind: 'expression', text: 'y_1 ~ m x_1 + b' },
          { id: 3, kind: 'expression', text: 'y_1 ~ a x_1^2 + b x_1 + c' },
        ],
        'radians',
      ).values(),
    ];
    expect(line).toMatchObject({
      kind: 'fit',
      model: {
        parameters: { m: expect.closeTo(3, 9), b: expect.closeTo(-2, 9) },
        rSquared: expect.closeTo(1, 9),
        r: expect.closeTo(1, 9),
      },
    });
    expect(parabola).toMatchObject({
      kind: 'fit',
      model: { parameters: { a: expect.closeTo(0, 9), b: expect.closeTo(3, 9), c: expect.closeTo(-2, 9) }, r: null },
    });
  });

  it('gives slope and intercept of the closed formulas, and r whose square is R²', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
          minLength: 3,
          maxLength: 12,
        }),
        (points) => {
          const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
          fc.pre(new Set(xs).size > 1 && new Set(ys).size > 1);
          const mean = (list: number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
          const slope =
            xs.reduce((sum, x, i) => sum + (x - mean(xs)) * (ys[i]! - mean(ys)), 0) /
            xs.reduce((sum, x) => sum + (x - mean(xs)) ** 2, 0);
          const fit = fitLinearModel({ m: xs, b: xs.map(() => 1) }, ys)!;
          expect(fit.parameters['m']).toBeCloseTo(slope, 7);
          expect(fit.parameters['b']).toBeCloseTo(mean(ys) - slope * mean(xs), 6);
          expect(fit.rSquared).toBeCloseTo(correlation(xs, ys) ** 2, 7);
        },
      ),
    );
  });

  it('says why it cannot', () => {
    const fault = (text: string, xs: number[], ys: number[]): string => {
      const meaning = readDocument([table(1, xs, ys), { id: 2, kind: 'expression', text }], 'radians').get(2)!;
      return meaning.kind === 'error' ? meaning.message : '';
    };
    expect(fault('y_1 ~ m x_1 + b', [1], [2])).toBe('2 letters need at least 2 points');
    expect(fault('y_1 ~ m x_1 + b', [1, 1], [2, 3])).toBe('These points do not settle every letter');
    expect(fault('y_1 ~ a b x_1', [1, 2], [2, 3])).toBe('These points do not settle every letter');
    expect(fault('y_1 ~ m x + b', [1, 2], [2, 3])).toMatch(/Name columns of a table here/);
    expect(fault('y_2 ~ m x_1 + b', [1, 2], [2, 3])).toBe('There is no column y_2. Add a table');
    expect(fault('y_1 ~ 2 x_1', [1, 2], [2, 3])).toMatch(/needs a letter to look for/);
  });
});

describe('numbers and views', () => {
  it('show what is meant', () => {
    expect([0.1 + 0.2, 1 / 3, 1e12, -0.5, Number.NaN, 2e-7].map(formatNumber)).toEqual([
      '0.3',
      '0.3333333333',
      '1 × 10^12',
      '−0.5',
      'undefined',
      '2 × 10^−7',
    ]);
    expect([0.75, -1.25, 1 / 3, Math.PI, 2].map(asFraction)).toEqual(['3/4', '−5/4', '1/3', null, null]);
  });

  it('keep the place under the pointer while zooming, and circles round in any frame', () => {
    const closer = zoom(VIEW, 0.5, { x: 4, y: 2 });
    expect((4 - closer.xMin) / (closer.xMax - closer.xMin)).toBeCloseTo((4 - VIEW.xMin) / 20, 12);
    const wide = refit(VIEW, { width: 800, height: 400 });
    expect((wide.xMax - wide.xMin) / 800).toBeCloseTo((wide.yMax - wide.yMin) / 400, 12);
  });

  it('step by 1, 2 or 5 and put a tick on every multiple', () => {
    expect([20, 3, 0.07, 400].map((span) => niceStep(span, 10))).toEqual([2, 0.2, expect.closeTo(0.005, 9), 50]);
    expect(ticks(-2.5, 4.1, 2)).toEqual([-2, 0, 2, 4]);
  });
});
