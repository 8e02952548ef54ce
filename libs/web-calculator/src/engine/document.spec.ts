import { compile, parseLine, readDocument, Scope, type Entry, type Meaning } from './index.js';

const lines = (...texts: string[]): Entry[] => texts.map((text, id) => ({ id, kind: 'expression', text }));
const read = (...texts: string[]): Meaning[] => [...readDocument(lines(...texts), 'degrees').values()];
const kinds = (...texts: string[]): string[] => read(...texts).map(({ kind }) => kind);
const said = (...texts: string[]): string[] =>
  read(...texts).map((meaning) => (meaning.kind === 'error' ? meaning.message : ''));
const table = (id: number, ...cells: (readonly string[])[]): Entry => ({
  id,
  kind: 'table',
  columns: cells.map((column, index) => ({ name: ['x_1', 'y_1'][index]!, cells: column })),
});

describe('what a line is', () => {
  it('is a curve where y or x stands alone at either side, and a curve by its equation where it stands at both', () => {
    expect(kinds('y = 2x + 1', '2x + 1 = y', 'y^2 = x', 'y = x y + 1', 'x = x y')).toEqual([
      'curve',
      'curve',
      'curve',
      'implicit',
      'implicit',
    ]);
  });

  it('is an inequality however its sign is written', () => {
    const signs = read('y ≤ x', 'y <= x', 'y ≥ x', 'y >= x', 'y < x').map((line) => {
      if (line.kind !== 'region') throw new Error(line.kind);
      return [line.formula(0, 1) > 0 ? 'above' : 'below', line.edges.some(({ strict }) => strict)];
    });
    expect(signs).toEqual([
      ['below', false],
      ['below', false],
      ['above', false],
      ['above', false],
      ['below', true],
    ]);
  });

  it('keeps its slider when that goes below zero', () => {
    expect(read('a = -3')[0]).toMatchObject({ kind: 'variable', value: -3, slides: true });
  });

  it('defines a function, whose name elsewhere is one, and never the plane’s own letters', () => {
    expect(read('f(x) = x^2', 'f(2) = 4', 'f(3)')[2]).toEqual({ kind: 'value', value: 9 });
    expect(read('f(x) = x^2', 'f x = 4', 'f(3)')[2]).toEqual({ kind: 'value', value: 9 });
    const [hyperbola] = read('x(y) = 4');
    expect(hyperbola!.kind === 'implicit' && hyperbola!.formula(2, 2)).toBe(0);
  });

  it('takes a statistic of a list as the number that it is', () => {
    const [line] = read('y = mean([1, 2, 6]) x');
    expect(line!.kind === 'curve' && line!.formula(2, 0)).toBe(6);
  });

  it('may be as long as a bill: a hundred numbers are no definition in a circle', () => {
    const sum = Array.from({ length: 100 }, (_, i) => i + 1).join('+');
    expect(read(sum, `y = x + ${sum}`)).toMatchObject([{ kind: 'value', value: 5050 }, { kind: 'curve' }]);
  });
});

describe('definitions', () => {
  it('may lead from letter to letter as far as there are letters', () => {
    const letters = [...'abcdfghijklmnopqrstuvw'];
    const chain = letters.map((letter, i) => `${letter} = ${letters[i + 1] ? `${letters[i + 1]} + 1` : '1'}`);
    expect(read(...chain)[0]).toMatchObject({ kind: 'variable', value: letters.length });
  });
});

describe('a line that means nothing', () => {
  it('says what is wrong with it', () => {
    expect(said('f(x) = x y')[0]).toBe('A function of x cannot use y');
    expect(said('f(x) = x', 'f(1, 2)')[1]).toBe('f takes 1 value');
    expect(said('pi = 3')[0]).toBe('pi has its value already');
    expect(said('x + y')[0]).toBe('A relation is missing: = or <, for example');
    expect(said('2 < 3')[0]).toBe('There is nothing to draw: the line has no x or y');
    expect(said('2 = 3')[0]).toBe('Both sides are fixed, so there is nothing to draw');
    expect(said('y = mean(x)')[0]).toBe('mean needs a list of numbers');
  });

  it('is told of a function whose own line is not whole yet, wherever that is used', () => {
    expect(said('f(x) = 2 +', 'f(3)', 'y = f(x) + 1').slice(1)).toEqual([
      'There is no function f',
      'There is no function f',
    ]);
  });
});

describe('the letters of fits', () => {
  const POINTS = table(9, ['1', '2', '3'], ['1', '3', '7']);
  const fitted = (...texts: string[]): Meaning[] => {
    const entries = [POINTS, ...lines(...texts)];
    const meanings = readDocument(entries, 'degrees');
    return texts.map((_, id) => meanings.get(id)!);
  };

  it('mean in other lines what the first fit found, and each fit’s residuals have a name', () => {
    // Through the mean: 11/3 by a level, 6/2 by a line.
    const meanings = fitted('y_1 ~ m', 'y_1 ~ m x_1 + b', 'm', 'total(e_1^2)', 'total(e_2^2)');
    expect(meanings[2]).toEqual({ kind: 'value', value: expect.closeTo(11 / 3, 12) });
    // Squares about the mean 56/3, and about the line 3x - 7/3: 1/9 + 4/9 + 1/9.
    expect(meanings.slice(3)).toEqual([
      { kind: 'value', value: expect.closeTo(56 / 3, 10) },
      { kind: 'value', value: expect.closeTo(2 / 3, 10) },
    ]);
  });
});

describe('a formula', () => {
  it('has letters as bases of logarithms, and numbers of more digits', () => {
    const formula = compile(parseLine('log_x(8) + log_16(y)').left, new Scope(), 'degrees');
    expect(formula(2, 256)).toBeCloseTo(5, 12);
  });
});
