import fc from 'fast-check';
import { all, create } from 'mathjs';
import { compile, Evaluator, parseLine, Scope, type Value } from './index.js';

// The oracle: another implementation, used in tests alone.
const oracle = create(all!, {});

const plain = new Scope();
const valueOf = (text: string, unit: 'radians' | 'degrees' = 'radians'): Value =>
  new Evaluator(plain, unit).value(parseLine(text).left);
const message = (text: string): string => {
  try {
    valueOf(text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

const close = (ours: number, theirs: number): boolean =>
  (Number.isNaN(ours) && Number.isNaN(theirs)) ||
  ours === theirs ||
  Math.abs(ours - theirs) <= 1e-9 * Math.max(1, Math.abs(ours), Math.abs(theirs));

/** Expressions as text, with x and y in them. */
const expression: fc.Arbitrary<string> = fc.letrec<{ whole: string; leaf: string }>((tie) => ({
  leaf: fc.oneof(
    fc.integer({ min: 0, max: 12 }).map(String),
    fc.integer({ min: 1, max: 99 }).map((n) => String(n / 8)),
    fc.constantFrom('x', 'y', 'pi', 'e'),
  ),
  whole: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc.tuple(tie('whole'), fc.constantFrom('+', '-', '*', '/'), tie('whole')).map(([a, op, b]) => `${a} ${op} ${b}`),
    tie('whole').map((a) => `(${a})`),
    tie('whole').map((a) => `-(${a})`),
    fc.tuple(tie('leaf'), fc.integer({ min: 0, max: 3 })).map(([a, n]) => `${a}^${n}`),
    fc
      .tuple(fc.constantFrom('sin', 'cos', 'abs', 'exp', 'floor', 'ceil', 'cbrt'), tie('whole'))
      .map(([f, a]) => `${f}(${a})`),
    // Real where their argument is not negative; elsewhere the oracle has a complex number and is not asked.
    fc.tuple(fc.constantFrom('sqrt', 'log10'), tie('whole')).map(([f, a]) => `${f}(abs(${a}) + 1)`),
  ),
})).whole;

/** A function whose values are off by about what two implementations may differ in. */
const nudged =
  (fn: (a: number) => number, by: number) =>
  (a: number): number =>
    fn(a) * (1 + by) + by;

/** A function that has nothing where it all but has: ours knows that sin(pi) is 0, and 0/sin(pi) no number. */
const cleared =
  (fn: (a: number) => number) =>
  (a: number): number =>
    Math.abs(fn(a)) < 1e-13 ? 0 : fn(a);

/** Whether a value hangs on the last digits of a sine or a root, as ceil(sin(pi)) does: there both implementations are right. */
function hangsOnRounding(text: string, x: number, y: number): boolean {
  const [low, ...others] = [
    (fn: (a: number) => number) => nudged(fn, -1e-13),
    (fn: (a: number) => number) => nudged(fn, 1e-13),
    cleared,
  ].map((other): unknown =>
    oracle.evaluate(text, {
      x,
      y,
      sqrt: other(Math.sqrt),
      log10: other(Math.log10),
      sin: other(Math.sin),
      cos: other(Math.cos),
      exp: other(Math.exp),
      cbrt: other(Math.cbrt),
    }),
  );
  return typeof low !== 'number' || others.some((value) => typeof value !== 'number' || !close(low, value));
}

describe('the parser and its closures', () => {
  it('agree with another implementation on whatever can be written', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        expression,
        fc.integer({ min: -40, max: 40 }),
        fc.integer({ min: -40, max: 40 }),
        (text, x10, y10) => {
          const [x, y] = [x10 / 10, y10 / 10];
          const theirs: unknown = oracle.evaluate(text, { x, y });
          // Complex results and far-out floors are no business of a school calculator.
          if (typeof theirs !== 'number' || Math.abs(theirs) > 1e12 || hangsOnRounding(text, x, y)) return;
          compared += 1;
          const ours = compile(parseLine(text.replaceAll('log10', 'log')).left, plain, 'radians')(x, y);
          if (!close(ours, theirs)) throw new Error(`${text} at (${x}, ${y}): ${ours}, not ${theirs}`);
        },
      ),
      { numRuns: 5000 },
    );
    expect(compared).toBeGreaterThan(2500);
  });

  it.each([
    ['2^3^2', 512],
    ['-2^2', -4],
    ['2^-1', 0.5],
    ['2×3²−1', 17],
    ['√9·2', 6],
    ['(-8)^(1/3)', -2],
    ['1/2*4', 2],
    ['2(3+4)', 14],
    ['3!', 6],
    ['5!/3!', 20],
    ['50%', 0.5],
    ['|3-5|', 2],
    ['2|−3|', 6],
    ['sqrt 16', 4],
    ['√(2)²', 2],
    ['log 1000', 3],
    ['log_2(8)', 3],
    ['log(8,2)', 3],
    ['ln e', 1],
    ['nCr(5,2)', 10],
    ['nPr(5,2)', 20],
    ['mod(-1,3)', 2],
    ['gcd(12,18)', 6],
    ['lcm(4,6)', 12],
    ['round(2.345,2)', 2.35],
    ['nthroot(-27,3)', -3],
    ['mean([1,2,3,6])', 3],
    ['median(4,1,3)', 3],
    ['stdev([2,4,4,4,5,5,7,9])', Math.sqrt(32 / 7)],
    ['stdevp([2,4,4,4,5,5,7,9])', 2],
    ['total([1,2,3])', 6],
    ['max(2,9,4)', 9],
    ['quartile([1,2,3,4,5,6,7],1)', 2],
    ['count([4,5])', 2],
    ['0.1+0.2', 0.3],
    ['2pi', 2 * Math.PI],
    // What is open at the end of a line ends with it.
    ['2(3+4', 14],
    ['sqrt(16', 4],
    ['|3-5', 2],
    ['1,234', 1234],
    ['1,234,567.5+1', 1_234_568.5],
    ['max(1,234)', 234],
    ['20% of 50', 10],
    ['20%50', 10],
    ['sin^2(1)+cos^2(1)', 1],
    ['1/sin^2 1', 1 / Math.sin(1) ** 2],
    ['tan^-1(1)', Math.PI / 4],
    ['cos^(-1)(0)', Math.PI / 2],
    ['sin^{-1}(1)', Math.PI / 2],
    ['ln^2(e^3)', 9],
    ['(-8)^(2/3)', 4],
    ['(-32)^(-3/5)', -1 / 8],
    ['cos(pi/2)', 0],
    ['6÷4', 1.5],
    ['2³', 8],
    ['2^+3+1', 9],
    ['|(2|-3|)-1|', 5],
    ['cos 0 sin 0', 0],
    ['log_10(1000)', 3],
    ['log_e(e^2)', 2],
    ['(1/2)!', Math.sqrt(Math.PI) / 2],
    ['(10^15)!', Number.POSITIVE_INFINITY],
    ['nCr(3,5)', 0],
    ['sec(pi/3)', 2],
    ['csc(pi/6)', 2],
    ['cot(pi/6)', Math.sqrt(3)],
    ['sign(-5)', -1],
    ['lcm(0,0)', 0],
    ['round(1250,-2)', 1300],
    ['var([2,4,4,4,5,5,7,9])', 32 / 7],
    ['varp([2,4,4,4,5,5,7,9])', 4],
    ['range([3,9,4])', 6],
    ['quantile([1,2,3,4],0.25)', 1.75],
    ['quartile([1,2,3,4,5,6,7],3)', 6],
    ['quartile([7,1,4],0)', 1],
    ['quartile([7,1,4],4)', 7],
    ['2^-3^2', 2 ** -9],
    ['nPr(3,5)', 0],
    ['sin^-2(1)', 1 / Math.sin(1) ** 2],
    ['|{1>0: 2|-3|}|', 6],
    ['5–3', 2],
    ['3⋅4', 12],
    ['τ/4', Math.PI / 2],
    ['(-512)^(1/9)', -2],
    ['nthroot(-8,-3)', -1 / 2],
    ['gcd(12,-18)', 6],
  ])('read %s as in class', (text, expected) => {
    expect(valueOf(text)).toBeCloseTo(expected, 12);
  });

  it.each(['(-3)!', '(-4)^(1/2)', 'nthroot(-16,4)', 'nCr(3,-1)', 'nPr(2.5,1)', 'quartile([1,2],5)', 'mean([])'])(
    'have no value for %s',
    (text) => {
      expect(valueOf(text)).toBeNaN();
    },
  );

  it('know every factorial that a number can hold', () => {
    const product = Array.from({ length: 170 }, (_, k) => BigInt(k + 1)).reduce((so, factor) => so * factor, 1n);
    expect((valueOf('170!') as number) / Number(product)).toBeCloseTo(1, 12);
    expect(valueOf('171!')).toBe(Number.POSITIVE_INFINITY);
  });

  it('calculate with lists entry by entry', () => {
    expect(valueOf('2*[1,2,3]+1')).toEqual([3, 5, 7]);
    expect(valueOf('[1,2]*[10,20,30]')).toEqual([10, 40]);
    expect(valueOf('(1,2)')).toEqual({ x: 1, y: 2 });
    expect(valueOf('([1,2],[3,4])')).toEqual([
      { x: 1, y: 3 },
      { x: 2, y: 4 },
    ]);
    // As many points as the shorter list has.
    expect(valueOf('([1,2,3],[4])')).toEqual([{ x: 1, y: 4 }]);
  });

  it('take angles in degrees or radians', () => {
    expect([
      valueOf('sin 30', 'degrees'),
      valueOf('sin 180', 'degrees'),
      valueOf('arctan 1', 'degrees'),
      valueOf('cos pi'),
    ]).toEqual([expect.closeTo(0.5, 12), 0, expect.closeTo(45, 12), -1]);
    // Not the 1.2 × 10^−16 that π's last digit leaves.
    expect(['sin(pi)', 'cos(pi/2)', 'sin(2pi)'].map((text) => valueOf(text))).toEqual([0, 0, 0]);
  });

  it.each([
    ['sin', 'csc', 'arcsin', 'asin'],
    ['cos', 'sec', 'arccos', 'acos'],
    ['tan', 'cot', 'arctan', 'atan'],
  ])('undo %s in either unit, and know what %s is', (direct, inverse, ...back) => {
    for (const [unit, angle] of [
      ['degrees', '35'],
      ['radians', '0.6'],
    ] as const) {
      expect(valueOf(`${direct}(${angle}) ${inverse}(${angle})`, unit)).toBeCloseTo(1, 12);
      for (const word of back) expect(valueOf(`${word}(${direct}(${angle}))`, unit)).toBeCloseTo(Number(angle), 10);
    }
  });

  it.each([
    ['2+', 'Something is missing at the end'],
    ['2)', 'There is a ) too many'],
    ['q+1', 'q has no value yet. Type q = 1'],
    ['sin', 'sin needs a value'],
    ['2 $ 3', '“$” has no meaning here'],
    ['(1,2,3)', 'A point has two coordinates'],
    ['nCr(5)', 'ncr takes 2 values'],
    ['*3', '“*” is not expected there'],
    ['3 1/2', 'Two numbers side by side: write + or × between them'],
    ['{5, x>0}', 'In { } stands when it holds, as in {x > 0}'],
    ['(2]', '“]” is not expected there'],
    ['sin 3 1/2', 'Two numbers side by side: write + or × between them'],
    ['log_', 'The base of the logarithm is missing'],
    ['()', 'There is nothing between ( and )'],
    ['sin(1,2)', 'sin takes 1 value'],
    ['round(1,2,3)', 'round takes 1 or 2 values'],
    ['[(1,2),3]', 'A list holds numbers or points, not both'],
  ])('say what is wrong with %s', (text, expected) => {
    expect(message(text)).toBe(expected);
  });
});
