import { chain, featuresOf, readDocument, traceableOf, windowFor, type Entry, type Meaning } from './index.js';

const lines = (...texts: string[]): Entry[] => texts.map((text, id) => ({ id, kind: 'expression', text }));
const read = (...texts: string[]): Meaning[] => [...readDocument(lines(...texts), 'degrees').values()];
const FRAME = { width: 400, height: 300 };

describe('a line with letters that nothing gives a value', () => {
  it('names them all, so that each can have a slider', () => {
    expect(read('y = a sin(b x) + c')[0]).toMatchObject({ kind: 'error', missing: ['a', 'b', 'c'] });
    expect(read('f(t) = k t + n', 'k = 2')[0]).toMatchObject({ missing: ['n'] });
    expect(read('x^2 + y^2 < r^2')[0]).toMatchObject({ missing: ['r'] });
  });

  it('lacks none of what is a constant, a function, a variable or the plane’s own', () => {
    expect(read('y = e^x + pi + p q', 'q = 1')[0]).toMatchObject({ missing: ['p'] });
  });

  it('reads x1 as x_1, as it is written in class', () => {
    expect(read('a1 = 5', 'a_1 + 1')[1]).toEqual({ kind: 'value', value: 6 });
  });
});

describe('a cell of a table', () => {
  it('takes numbers as other programs and books write them, and anything that can be worked out', () => {
    const cells = ['1.2E-3', '2.5e4', '1,234.5', '3 1/2', '-2 1/4', '−7', '3/4', 'sqrt(16)', '2k'];
    const table: Entry = {
      id: 9,
      kind: 'table',
      columns: [
        { name: 'x_1', cells: cells.map((_, row) => String(row)) },
        { name: 'y_1', cells },
      ],
    };
    const meaning = readDocument([table, ...lines('k=4')], 'degrees').get(9)!;
    expect(meaning.kind === 'points' && meaning.points.map(({ y }) => y)).toEqual([
      0.0012, 25_000, 1234.5, 3.5, -2.25, -7, 0.75, 4, 8,
    ]);
  });
});

describe('a row of a table', () => {
  it('counts only once all of its cells are filled in: neither as a point nor in a fit', () => {
    const table: Entry = {
      id: 9,
      kind: 'table',
      columns: [
        { name: 'x_1', cells: ['1', '2', '3', '4', ''] },
        { name: 'y_1', cells: ['5', '', '9', '2+', '7'] },
      ],
    };
    const meanings = readDocument([table, ...lines('y_1 ~ m x_1 + b')], 'degrees');
    expect(meanings.get(9)).toMatchObject({
      points: [
        { x: 1, y: 5 },
        { x: 3, y: 9 },
      ],
    });
    expect(meanings.get(0)).toMatchObject({
      model: { parameters: { m: expect.closeTo(2, 9), b: expect.closeTo(3, 9) } },
    });
  });
});

describe('degrees and radians', () => {
  it('are told where they make a difference, directly or by a function that is used', () => {
    expect(read('y = sin x', 'f(x) = cos x', 'f(60)', 'y = x^2', 'arctan(1)').map(({ angles }) => angles)).toEqual([
      true,
      true,
      true,
      undefined,
      true,
    ]);
  });
});

describe('the edge of an inequality', () => {
  it('is one line from end to end, so that its dashes show', () => {
    const pieces = Array.from({ length: 100 }, (_, i) => {
      const [from, to] = [(i * Math.PI) / 50, ((i + 1) * Math.PI) / 50];
      // Every second piece the other way round, as marching squares leave them.
      return i % 2
        ? ([Math.cos(to), Math.sin(to), Math.cos(from), Math.sin(from)] as const)
        : ([Math.cos(from), Math.sin(from), Math.cos(to), Math.sin(to)] as const);
    });
    const chained = chain(
      [...pieces].sort(([a], [b]) => a - b),
      1e-6,
    );
    expect(chained).toHaveLength(1);
    expect(chained[0]).toHaveLength(101);
  });

  it('is whole where it begins in the middle of one that is open', () => {
    const pieces = [
      [2, 0, 3, 0],
      [1, 0, 2, 0],
      [0, 0, 1, 0],
      [4, 0, 3, 0],
    ] as const;
    expect(chain(pieces, 1e-6).map((line) => line.map(([x]) => x).sort())).toEqual([[0, 1, 2, 3, 4]]);
  });

  it('stays apart where two curves are', () => {
    expect(
      chain(
        [
          [0, 0, 1, 0],
          [5, 5, 6, 5],
          [1, 0, 2, 0],
        ],
        1e-6,
      ).map((line) => line.length),
    ).toEqual([3, 2]);
  });
});

describe('the window', () => {
  const windowOf = (...texts: string[]) => {
    const meanings = [...readDocument(lines(...texts), 'degrees')];
    const points = meanings.flatMap(([, meaning]) => (meaning.kind === 'points' ? meaning.points : []));
    return windowFor({ lines: meanings.flatMap(([id, meaning]) => traceableOf(id, meaning)), points }, FRAME);
  };
  const shows = (view: ReturnType<typeof windowOf>, x: number, y: number): boolean =>
    x > view.xMin && x < view.xMax && y > view.yMin && y < view.yMax;

  it('stays at home where that shows everything', () => {
    expect(windowOf('y = x^2 - 4', 'y = x')).toMatchObject({ xMin: -10, xMax: 10 });
    expect(windowOf()).toMatchObject({ xMin: -10, xMax: 10 });
  });

  it.each([
    [
      'a parabola far out',
      ['y = x^2 - 60x + 500'],
      [
        [10, 0],
        [50, 0],
        [30, -400],
      ],
    ],
    [
      'a cost and an income',
      ['y = 1200 + 35x', 'y = 75x'],
      [
        [30, 2250],
        [0, 1200],
      ],
    ],
    ['a growth that begins high', ['y = 800 * 1.05^x'], [[0, 800]]],
    [
      'points of a table of years',
      ['([2000, 2010, 2020], [31000, 42000, 50500])'],
      [
        [2000, 31000],
        [2020, 50500],
      ],
    ],
    [
      'a circle off the axes',
      ['(x - 30)^2 + (y - 40)^2 = 25'],
      [
        [25.1, 40],
        [30, 44.9],
        [34.9, 40],
        [30, 35.1],
      ],
    ],
    [
      'a wave in degrees',
      ['y = 2 sin x'],
      [
        [90, 2],
        [-90, -2],
      ],
    ],
    ['an upright line far out', ['x = 75'], [[75, 0]]],
  ] as const)('shows %s', (_, texts, places) => {
    const view = windowOf(...texts);
    for (const [x, y] of places) expect([x, y, shows(view, x, y)]).toEqual([x, y, true]);
  });

  it('keeps circles round', () => {
    const view = windowOf('(x - 30)^2 + (y - 40)^2 = 25');
    expect((view.xMax - view.xMin) / FRAME.width).toBeCloseTo((view.yMax - view.yMin) / FRAME.height, 9);
  });

  it('is not lost in a wave without end', () => {
    const { xMin, xMax } = windowOf('y = 2 sin x');
    expect(xMax - xMin).toBeLessThan(1000);
  });
});

describe('an equation that is linear in y', () => {
  it('can be traced as if it were solved for it', () => {
    const [id, meaning] = [...readDocument(lines('3x + 2y = 16'), 'degrees')][0]!;
    const [line] = traceableOf(id, meaning);
    expect(line).toMatchObject({ kind: 'over-x' });
    expect(line!.kind === 'over-x' && line!.formula(4, 0)).toBeCloseTo(2, 12);
  });

  it('is no other than one: a circle and an upright line stay what they are', () => {
    const kinds = read('x^2 + y^2 = 9', '2x = 6').map((meaning, id) => traceableOf(id, meaning)[0]!.kind);
    expect(kinds).toEqual(['implicit', 'implicit']);
  });
});

describe('points of interest', () => {
  it('are no stretch that is too small for the machine', () => {
    const [id, meaning] = [...readDocument(lines('y = 2^x'), 'degrees')][0]!;
    const view = { xMin: -5000, xMax: 10, yMin: -10, yMax: 10 };
    expect(featuresOf(traceableOf(id, meaning), view).filter(({ kind }) => kind === 'root')).toEqual([]);
  });
});
