import { fromKept, toKept } from './kept';
import { calculatorReducer, EMPTY_CALCULATOR, type CalculatorAction, type CalculatorState } from './state';

const after = (...actions: CalculatorAction[]): CalculatorState => actions.reduce(calculatorReducer, EMPTY_CALCULATOR);
const texts = ({ entries }: CalculatorState): string[] =>
  entries.map((entry) => (entry.kind === 'expression' ? entry.text : 'table'));
const typed = (text: string): CalculatorAction[] =>
  [...text].map((_, i) => ({ kind: 'typed', id: 1, text: text.slice(0, i + 1) }));

describe('undo and redo', () => {
  it('take typing in a line as one step, and deleting as another', () => {
    const state = after(
      ...typed('y=x+1'),
      { kind: 'typed', id: 1, text: 'y=x+' },
      { kind: 'typed', id: 1, text: 'y=x' },
    );
    const once = calculatorReducer(state, { kind: 'undone' });
    const twice = calculatorReducer(once, { kind: 'undone' });
    expect([state, once, twice].map(texts)).toEqual([['y=x'], ['y=x+1'], ['']]);
    expect(texts(calculatorReducer(calculatorReducer(twice, { kind: 'redone' }), { kind: 'redone' }))).toEqual(['y=x']);
  });

  it('take a pull at a slider as one step', () => {
    const state = after(
      { kind: 'typed', id: 1, text: 'a = 1' },
      ...[2, 3, 4].map((value): CalculatorAction => ({ kind: 'slid', id: 1, text: `a = ${value}` })),
    );
    expect(texts(calculatorReducer(state, { kind: 'undone' }))).toEqual(['a = 1']);
  });

  it('take each cell, and each slider, as a step of its own', () => {
    const cell = (row: number, text: string): CalculatorAction => ({ kind: 'cell', id: 2, row, column: 0, text });
    const table = after({ kind: 'table-added' }, cell(0, '1'), cell(0, '12'), cell(1, '3'));
    const cells = ({ entries }: CalculatorState): readonly string[] =>
      entries.flatMap((entry) => (entry.kind === 'table' ? entry.columns[0]!.cells.slice(0, 2) : []));
    const once = calculatorReducer(table, { kind: 'undone' });
    expect([cells(once), cells(calculatorReducer(once, { kind: 'undone' }))]).toEqual([
      ['12', ''],
      ['', ''],
    ]);
    const sliders = after(
      { kind: 'added', after: null, text: 'b = 1' },
      { kind: 'slid', id: 1, text: 'a = 2' },
      { kind: 'slid', id: 2, text: 'b = 2' },
    );
    expect(texts(calculatorReducer(sliders, { kind: 'undone' }))).toEqual(['a = 2', 'b = 1']);
  });

  it('go back a hundred steps', () => {
    const added = after(...Array.from({ length: 150 }, (): CalculatorAction => ({ kind: 'added', after: null })));
    const back = Array.from({ length: 150 }).reduce<CalculatorState>(
      (state) => calculatorReducer(state, { kind: 'undone' }),
      added,
    );
    expect(back.entries).toHaveLength(151 - 100);
  });

  it('bring back what was deleted or cleared, and never the window or the angle unit', () => {
    const state = after(
      ...typed('y=x'),
      { kind: 'table-added' },
      { kind: 'cleared' },
      { kind: 'angle', angle: 'radians' },
    );
    const back = calculatorReducer(state, { kind: 'undone' });
    expect([texts(back), back.angle]).toEqual([['y=x', 'table'], 'radians']);
  });

  it('do nothing where there is nothing, and redo ends with the next change', () => {
    expect(calculatorReducer(EMPTY_CALCULATOR, { kind: 'undone' })).toBe(EMPTY_CALCULATOR);
    const undone = calculatorReducer(after(...typed('x')), { kind: 'undone' });
    const typedAnew = calculatorReducer(undone, { kind: 'typed', id: 1, text: 'z' });
    expect(texts(calculatorReducer(typedAnew, { kind: 'redone' }))).toEqual(['z']);
    // What is typed now is a step, although it goes on where the one before was.
    expect(texts(calculatorReducer(typedAnew, { kind: 'undone' }))).toEqual(['']);
  });
});

describe('the list of lines', () => {
  const names = ({ entries }: CalculatorState): string[] =>
    entries.flatMap((entry) => (entry.kind === 'table' ? entry.columns.map(({ name }) => name) : []));

  it('is never without a line to type into', () => {
    expect(after({ kind: 'removed', id: 1 }).entries).toMatchObject([{ kind: 'expression', text: '' }]);
    const two = after({ kind: 'added', after: null, text: 'y=2' }, { kind: 'removed', id: 1 });
    expect(texts(two)).toEqual(['y=2']);
  });

  it('takes a new line below the one that is worked on, or at the end', () => {
    const state = after(
      { kind: 'added', after: null, text: 'last' },
      { kind: 'added', after: 1, text: 'second' },
      { kind: 'added', after: null, text: 'new last' },
    );
    expect(texts(state)).toEqual(['', 'second', 'last', 'new last']);
  });

  it('numbers the columns of its tables, and keeps an empty row below the filled ones', () => {
    const two = after({ kind: 'table-added' }, { kind: 'table-added' });
    expect(names(two)).toEqual(['x_1', 'y_1', 'x_2', 'y_2']);
    // Two tables of the same columns: a fit over one of them would be made over the other.
    const again = after({ kind: 'table-added' }, { kind: 'table-added' }, { kind: 'removed', id: 2 });
    expect(names(calculatorReducer(again, { kind: 'table-added' }))).toEqual(['x_2', 'y_2', 'x_1', 'y_1']);
    const filled = calculatorReducer(two, { kind: 'cell', id: 2, row: 4, column: 1, text: '7' });
    const lengths = filled.entries.flatMap((entry) =>
      entry.kind === 'table' ? entry.columns.map(({ cells }) => cells.length) : [],
    );
    expect(lengths).toEqual([6, 6, 5, 5]);
  });

  it('has six looks and then begins anew; when it is cleared the window goes home', () => {
    const seven = after(...Array.from({ length: 6 }, (): CalculatorAction => ({ kind: 'added', after: null })));
    expect(seven.entries.map(({ look }) => look)).toEqual([0, 1, 2, 3, 4, 5, 0]);
    const view = { xMin: 0, xMax: 1, yMin: 0, yMax: 1 };
    expect(after({ kind: 'viewed', view }, { kind: 'cleared' }).view).toBeNull();
    // Only the lines are cleared.
    expect(
      after({ kind: 'angle', angle: 'radians' }, { kind: 'keypad', open: true }, { kind: 'cleared' }),
    ).toMatchObject({
      angle: 'radians',
      keypad: true,
    });
  });
});

describe('sliders at one click', () => {
  it('are lines below the one that lacks letters', () => {
    const state = after(
      ...typed('y=ax+b'),
      { kind: 'added', after: null, text: 'y=2' },
      { kind: 'sliders-added', after: 1, names: ['a', 'b'] },
    );
    expect(texts(state)).toEqual(['y=ax+b', 'a = 1', 'b = 1', 'y=2']);
    expect(new Set(state.entries.map(({ id }) => id)).size).toBe(4);
  });
});

describe('a calculator that was kept', () => {
  // As the version before typeset lines has left it.
  const BEFORE = {
    entries: [
      { id: 1, kind: 'expression', text: 'y=x^2-4', hidden: false, look: 0, slider: null },
      { id: 2, kind: 'expression', text: 'a = 3', hidden: true, look: 1, slider: { min: -5, max: 5, step: 0.5 } },
      {
        id: 3,
        kind: 'table',
        hidden: false,
        look: 2,
        columns: [
          { name: 'x_1', cells: ['1', ''] },
          { name: 'y_1', cells: ['2', ''] },
        ],
      },
    ],
    angle: 'radians',
    view: { xMin: -3, xMax: 3, yMin: -2, yMax: 2 },
    keypad: true,
  };

  it('of the version before is there again', () => {
    expect(fromKept(JSON.parse(JSON.stringify(BEFORE)))).toEqual(BEFORE);
  });

  const throughStorage = (state: CalculatorState): CalculatorState =>
    fromKept(JSON.parse(JSON.stringify(toKept(state))) as unknown);

  it('is as it was, and what was done last can be undone', () => {
    const state = after(...typed('y=x'), { kind: 'table-added' }, { kind: 'tones', on: true }, { kind: 'cleared' });
    const kept = throughStorage(state);
    const { history: _, ...rest } = state;
    expect(kept).toMatchObject(rest);
    const undone = calculatorReducer(kept, { kind: 'undone' });
    expect(texts(undone)).toEqual(['y=x', 'table']);
    expect(texts(calculatorReducer(undone, { kind: 'redone' }))).toEqual(['']);
  });

  it('remembers twenty steps, and none that cannot be read', () => {
    const state = after(...Array.from({ length: 30 }, (): CalculatorAction => ({ kind: 'table-added' })));
    expect(throughStorage(state).history?.past).toHaveLength(20);
    for (const past of [[[{}]], [[]], 'x', []]) expect(fromKept({ ...BEFORE, past })).toEqual(BEFORE);
  });

  it('comes without its window where that is none', () => {
    for (const view of ['{"xMin":0}', '{"xMin":0,"xMax":1e999,"yMin":0,"yMax":1}', '"home"'])
      expect(fromKept({ ...BEFORE, view: JSON.parse(view) as unknown })).toEqual({ ...BEFORE, view: null });
  });

  it('counts angles in degrees where it does not say in what', () => {
    expect(fromKept({ ...BEFORE, angle: undefined }).angle).toBe('degrees');
  });

  const [LINE, SLIDER, TABLE] = BEFORE.entries;
  it.each([
    { ...LINE, id: 'a' },
    { ...LINE, text: 1 },
    { ...LINE, hidden: 'no' },
    { ...SLIDER, slider: 'x' },
    { ...SLIDER, slider: { min: 0, max: 1 } },
    { ...TABLE, columns: [{ name: 'x_1', cells: [1] }] },
    { ...TABLE, columns: [{ cells: ['1'] }] },
  ])('is an empty one where a line of it cannot be read: %j', (entry) => {
    expect(fromKept({ ...BEFORE, entries: [entry] })).toBe(EMPTY_CALCULATOR);
  });

  it.each([undefined, null, 'x', [], {}, { entries: [] }, { entries: [{ id: 'a' }] }, { ...BEFORE, entries: [null] }])(
    'is an empty one where it cannot be read: %j',
    (value) => {
      expect(fromKept(value)).toBe(EMPTY_CALCULATOR);
    },
  );
});
