import fc from 'fast-check';
import { featuresOf, readDocument, sampleOverX, traceableOf, type Entry, type Meaning } from './index.js';

const read = (...texts: string[]): Meaning[] => {
  const entries = texts.map((text, id): Entry => ({ id, kind: 'expression', text }));
  return [...readDocument(entries, 'degrees').values()];
};
const VIEW = { xMin: -10, xMax: 10, yMin: -10, yMax: 10 };
const FRAME = { width: 400, height: 400 };

const curve = (text: string): ((x: number) => number) => {
  const [meaning] = read(text);
  if (meaning?.kind !== 'curve') throw new Error(`${text} is ${JSON.stringify(meaning)}`);
  return (x) => meaning.formula(x, x);
};
const isIn = (text: string): ((x: number, y: number) => boolean) => {
  const [meaning] = read(text);
  if (meaning?.kind !== 'region') throw new Error(`${text} is ${JSON.stringify(meaning)}`);
  return (x, y) => meaning.formula(x, y) > 0;
};

describe('what stands in braces', () => {
  it('restricts a curve to where it holds', () => {
    const f = curve('y = 2x + 1 {x > 0}');
    expect([f(-1), f(0), f(3)]).toEqual([Number.NaN, Number.NaN, 7]);
    const g = curve('y=x^2{-1<=x<2}');
    expect([-1.5, -1, 0, 1.5, 2].map(g)).toEqual([Number.NaN, 1, 0, 2.25, Number.NaN]);
    const h = curve('y=-x{x>1}{x<4}');
    expect([0, 2, 5].map(h)).toEqual([Number.NaN, -2, Number.NaN]);
    expect(curve('x=3{y>0}')(2)).toBe(3);
    expect(curve('x=3{y>0}')(-2)).toBeNaN();
  });

  it('is drawn up to its ends, and neither traced nor met beyond them', () => {
    const [line] = sampleOverX((x) => curve('y=x{-1<x<3}')(x), VIEW, FRAME);
    expect([line![0]![0], line!.at(-1)![0]]).toEqual([expect.closeTo(-1, 4), expect.closeTo(3, 4)]);
    const lines = read('y=x{x>0}', 'y=2-x^2').flatMap((meaning, id) => traceableOf(id, meaning));
    // x² + x = 2 at 1 and −2, of which −2 is left out.
    const met = featuresOf(lines, VIEW).filter(({ kind }) => kind === 'intersection');
    expect(met).toMatchObject([{ x: 1, y: 1 }]);
    const upright = read('x=3{y<2}', 'y=4').flatMap((meaning, id) => traceableOf(id, meaning));
    expect(featuresOf(upright, VIEW).filter(({ kind }) => kind === 'intersection')).toEqual([]);
  });

  it('gives a value for each condition, the first that holds, and one for all else', () => {
    const f = curve('f(x) = {x < 0: -x, x = 2: 10, x <= 5: x^2, 1}');
    expect([-3, 2, 3, 7].map(f)).toEqual([3, 10, 9, 1]);
    expect(read('f(x)={x<0:0, 2x}', 'f(4)+f(-4)')[1]).toEqual({ kind: 'value', value: 8 });
    expect(read('a=3', '{a>2: 5, 6}', '{a>[1,4]: 1, 0}').slice(1)).toEqual([
      { kind: 'value', value: 5 },
      { kind: 'value', value: [1, 0] },
    ]);
  });

  it('restricts circles and regions too', () => {
    const [half] = read('x^2+y^2=25{y>0}');
    if (half?.kind !== 'implicit') throw new Error('no equation');
    expect([half.formula(3, 4), half.formula(3, -4)]).toEqual([0, Number.NaN]);
    const inside = isIn('y<2x{x>1}');
    expect([inside(2, 0), inside(0.5, 0)]).toEqual([true, false]);
  });

  it('offers sliders for its letters', () => {
    expect(read('y=x{x<a}')[0]).toMatchObject({ missing: ['a'] });
  });
});

describe('inequalities one after the other', () => {
  it('hold where each of them does', () => {
    const check = (text: string, truth: (x: number, y: number) => boolean): void => {
      const inside = isIn(text);
      fc.assert(
        fc.property(
          fc.double({ min: -9, max: 9, noNaN: true }),
          fc.double({ min: -9, max: 9, noNaN: true }),
          (x, y) => {
            expect([text, x, y, inside(x, y)]).toEqual([text, x, y, truth(x, y)]);
          },
        ),
      );
    };
    check('1<y<3', (_, y) => y > 1 && y < 3);
    check('3>y>1', (_, y) => y > 1 && y < 3);
    check('0<y<x^2', (x, y) => y > 0 && y < x * x);
    check('4<x^2+y^2<16', (x, y) => x * x + y * y > 4 && x * x + y * y < 16);
    check('-2<x<y<5', (x, y) => x > -2 && y > x && y < 5);
  });

  it('have an edge each, dashed by its own sign, that ends where the other no longer holds', () => {
    const [region] = read('0<=y<x');
    if (region?.kind !== 'region') throw new Error('no region');
    expect(region.edges.map(({ strict, over }) => [strict, over])).toEqual([
      [false, 'x'],
      [true, 'x'],
    ]);
    const [floor, slope] = region.edges;
    expect([floor!.formula(2, 0), floor!.formula(-2, 0), slope!.formula(2, 0), slope!.formula(-2, 0)]).toEqual([
      0,
      Number.NaN,
      2,
      Number.NaN,
    ]);
    const [upright] = read('1<x<y');
    if (upright?.kind !== 'region') throw new Error('no region');
    const [wall] = upright.edges;
    expect([wall!.over, wall!.formula(0, 3), wall!.formula(0, 0.5)]).toEqual(['y', 1, Number.NaN]);
  });
});

describe('what students know from elsewhere', () => {
  it('an entry of a list by its number', () => {
    expect(read('L=[5,6,7]', 'L[2]', 'L[4]').slice(1)).toEqual([
      { kind: 'value', value: 6 },
      { kind: 'value', value: Number.NaN },
    ]);
    // Two numbers are no place in a list: a list that is multiplied.
    expect(read('a=2', 'a[1,5]')[1]).toEqual({ kind: 'value', value: [2, 10] });
  });

  it('points one after the other', () => {
    expect(read('(1,2),(3,-4)')[0]).toEqual({
      kind: 'points',
      points: [
        { x: 1, y: 2 },
        { x: 3, y: -4 },
      ],
    });
  });

  it('no value at a pole, in degrees as in radians', () => {
    expect(
      read('tan(90)', 'sec(270)', 'csc(180)', 'cot(0)').map((each) => each.kind === 'value' && each.value),
    ).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
  });
});
